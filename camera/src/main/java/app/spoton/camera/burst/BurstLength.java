package app.spoton.camera.burst;

/**
 * The number of stills in a reading.
 *
 * @param usual the number that is always taken
 * @param most the number that is taken at most, while some card is not certain
 */
public record BurstLength(int usual, int most) {
    /** From a camera. */
    public static final BurstLength PHOTOGRAPHED = new BurstLength(Burst.ENOUGH, Burst.ENOUGH);
    /** For a drawing, which is never blurred: one still, and up to two more if a card would be asked about. */
    public static final BurstLength DRAWN = new BurstLength(1, 3);

    /** Whether no further still is needed. */
    public boolean isReached(Burst burst) {
        return burst.stills() >= most || burst.stills() >= usual && burst.isCertain();
    }
}
