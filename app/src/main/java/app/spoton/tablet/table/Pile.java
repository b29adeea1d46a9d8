package app.spoton.tablet.table;

/**
 * Where cards lie together.
 *
 * @param seat the seat, or {@link Focus#DEALER}
 * @param hand 0 for the cards dealt; 1 or 2 for those drawn to the first or second hand of a split
 */
public record Pile(int seat, int hand) {
    public static final Pile DEALER = new Pile(Focus.DEALER, 0);

    /** The cards dealt to a seat. */
    public static Pile dealtTo(int seat) {
        return new Pile(seat, 0);
    }
}
