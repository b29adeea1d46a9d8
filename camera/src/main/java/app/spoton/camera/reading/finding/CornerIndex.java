package app.spoton.camera.reading.finding;

import app.spoton.camera.CardQuad;
import app.spoton.camera.PicturePoint;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A corner index (rank over suit) in a picture: its center, the unit vector from pip to rank, its height along that
 * vector, and the vector to the reader's right that is as long on the card as the index is high. See
 * training/MODELS.md.
 */
public record CornerIndex(double x, double y, double upX, double upY, double height, double rightX, double rightY,
        double score) {
    /** On a standard card (63 x 88 mm) the index is 15 mm high and its center 6 and 11 mm from the corner. */
    static final double LEFT = 6.0 / 15;
    static final double TOP = 11.0 / 15;
    static final double CARD_WIDTH = 63.0 / 15;
    static final double CARD_HEIGHT = 88.0 / 15;
    public static final int FRAMES = 6;
    private static final double ONE_HAND = 0.7;
    private static final double NEAR = 6;
    private static final double SHIFT = 0.045;
    private static final double STRETCH = 0.06;
    private static final double TURN = 0.06;

    /** The point that lies so many index heights to the right of the center and below it. */
    public PicturePoint at(double toTheRight, double below) {
        return new PicturePoint(x + toTheRight * rightX - below * height * upX,
                y + toTheRight * rightY - below * height * upY);
    }

    /** Where another point lies as seen from here: index heights to the right, and below. */
    public PicturePoint seen(double px, double py) {
        double downX = -height * upX;
        double downY = -height * upY;
        double det = rightX * downY - rightY * downX;
        double dx = px - x;
        double dy = py - y;
        return new PicturePoint((dx * downY - dy * downX) / det, (rightX * dy - rightY * dx) / det);
    }

    /** The card that a standard index of this size would belong to. */
    public CardQuad standardCard() {
        return new CardQuad(at(-LEFT, -TOP), at(CARD_WIDTH - LEFT, -TOP), at(CARD_WIDTH - LEFT, CARD_HEIGHT - TOP),
                at(-LEFT, CARD_HEIGHT - TOP), height);
    }

    /** The card whose opposite corner has the other index. */
    public CardQuad cardWith(CornerIndex other) {
        return new CardQuad(at(-LEFT, -TOP), other.at(-LEFT, other.seen(x, y).y() + TOP),
                other.at(-LEFT, -TOP), at(-LEFT, seen(other.x, other.y).y() + TOP), Math.max(height, other.height));
    }

    public double distance(CornerIndex other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    /** The cosine of the angle between the two up directions. */
    public double alignment(CornerIndex other) {
        return upX * other.upX + upY * other.upY;
    }

    /** The same index in a picture of another size: {@code factor} of these pixels make one there. */
    public CornerIndex scaled(double factor) {
        return new CornerIndex((x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5, upX, upY, height / factor,
                rightX / factor, rightY / factor, score);
    }

    public CornerIndex moved(double dx, double dy) {
        return new CornerIndex(x + dx, y + dy, upX, upY, height, rightX, rightY, score);
    }

    /**
     * The nearest of these that may belong to the same hand: the detector may take an index for turned, mostly a rank
     * without straight strokes, and the cards of a hand lie in one direction.
     */
    public Optional<CornerIndex> neighbor(List<CornerIndex> others) {
        return others.stream().filter(other -> alignment(other) > ONE_HAND && distance(other) < NEAR * height)
                .min(Comparator.comparingDouble(this::distance));
    }

    /** The same place, framed as another index. */
    public CornerIndex like(CornerIndex other) {
        return new CornerIndex(x, y, other.upX, other.upY, other.height, other.rightX, other.rightY, score);
    }

    /** {@value #FRAMES} frames around the same index that differ from it by as much as a detector errs. */
    public List<CornerIndex> nearby() {
        return List.of(shifted(SHIFT, 0).resized(1 + STRETCH), shifted(-SHIFT, 0).resized(1 - STRETCH),
                shifted(0, SHIFT).turned(TURN), shifted(0, -SHIFT).turned(-TURN),
                resized(1 + STRETCH).turned(-TURN), resized(1 - STRETCH).turned(TURN));
    }

    private CornerIndex shifted(double toTheRight, double below) {
        PicturePoint there = at(toTheRight, below);
        return moved(there.x() - x, there.y() - y);
    }

    private CornerIndex turned(double radians) {
        double c = Math.cos(radians);
        double s = Math.sin(radians);
        return new CornerIndex(x, y, c * upX - s * upY, s * upX + c * upY, height, c * rightX - s * rightY,
                s * rightX + c * rightY, score);
    }

    /** The same place read with a slightly larger or smaller frame. */
    public CornerIndex resized(double factor) {
        return new CornerIndex(x, y, upX, upY, height * factor, rightX * factor, rightY * factor, score);
    }
}
