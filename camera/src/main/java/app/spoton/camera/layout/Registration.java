package app.spoton.camera.layout;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.Rotation;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Where a table lies in the pictures of its camera: the four corners of the layout's rectangle in the order they were
 * tapped, starting at the dealer's left end of the straight edge: dealer's left, dealer's right, far right, far left
 * (the far corners are those of the rectangle around the players' arc). Kept per table. Immutable.
 */
public final class Registration {
    private static final String HEAD = "spoton-table 1";
    /** In sizes of the picture: a corner farther away is none of a table that the camera sees. */
    private static final double FARTHEST = 10;
    static final double INDEX_MM = 15;

    private final TablePlan plan;
    private final List<PicturePoint> corners;
    private final int pictureWidth;
    private final int pictureHeight;
    private final PlaneProjection toPicture;
    private final PlaneProjection toTable;

    private Registration(TablePlan plan, List<PicturePoint> corners, int pictureWidth, int pictureHeight) {
        this.plan = plan;
        this.corners = List.copyOf(corners);
        this.pictureWidth = pictureWidth;
        this.pictureHeight = pictureHeight;
        toPicture = PlaneProjection.ofUnitSquare(corners.get(0), corners.get(1), corners.get(2), corners.get(3));
        toTable = toPicture.inverse();
    }

    /** From four taps; empty if they do not go round a quadrangle that can be a table seen by a camera. */
    public static Optional<Registration> ofTaps(TablePlan plan, List<PicturePoint> taps, int pictureWidth,
            int pictureHeight) {
        if (taps.size() != 4 || pictureWidth <= 0 || pictureHeight <= 0 || !goesRound(taps, pictureWidth * 0.05)
                || taps.stream().anyMatch(tap -> isFar(tap.x(), pictureWidth) || isFar(tap.y(), pictureHeight))) {
            return Optional.empty();
        }
        return Optional.of(new Registration(plan, taps, pictureWidth, pictureHeight));
    }

    private static boolean isFar(double place, int size) {
        return !(Math.abs(place) <= FARTHEST * size);
    }

    private static boolean goesRound(List<PicturePoint> taps, double shortest) {
        int left = 0;
        for (int i = 0; i < 4; i++) {
            PicturePoint a = taps.get(i);
            PicturePoint b = taps.get((i + 1) % 4);
            PicturePoint c = taps.get((i + 2) % 4);
            double turn = (b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x());
            if (!(a.distance(b) > shortest) || !(Math.abs(turn) > shortest * shortest / 10)) {
                return false;
            }
            left += turn < 0 ? 1 : 0;
        }
        return left == 4;   // seen from above the taps run counterclockwise; the other way is a mirrored table
    }

    public TablePlan plan() {
        return plan;
    }

    public List<PicturePoint> corners() {
        return corners;
    }

    public int pictureWidth() {
        return pictureWidth;
    }

    public int pictureHeight() {
        return pictureHeight;
    }

    /** The same table in pictures that are turned like this. */
    public Registration turned(Rotation turn) {
        List<PicturePoint> dots = corners.stream().map(c -> turn.of(c, pictureWidth, pictureHeight))
                .collect(Collectors.toList());
        return turn.isSideways() ? new Registration(plan, dots, pictureHeight, pictureWidth)
                : new Registration(plan, dots, pictureWidth, pictureHeight);
    }

    /** The same table in pictures of another size. */
    public Registration scaled(int width, int height) {
        List<PicturePoint> dots = corners.stream()
                .map(c -> new PicturePoint(c.x() * width / pictureWidth, c.y() * height / pictureHeight))
                .collect(Collectors.toList());
        return new Registration(plan, dots, width, height);
    }

    /** Millimeters on the table of a point in a picture of this size, which may differ from that of the taps. */
    public PicturePoint toTable(PicturePoint dot, int width, int height) {
        PicturePoint unit = toTable.map(dot.x() * pictureWidth / width, dot.y() * pictureHeight / height);
        return new PicturePoint(unit.x() * plan.width(), unit.y() * plan.depth());
    }

    /** The point in the picture of a point on the table. */
    public PicturePoint toPicture(double xMm, double yMm) {
        return toPicture.map(xMm / plan.width(), yMm / plan.depth());
    }

    /** How many pixels high a standard index is in the middle of the table, in a picture of this width. */
    public double indexHeight(int width) {
        double x = plan.width() / 2;
        double y = plan.depth() / 2;
        double along = toPicture(x - 50, y).distance(toPicture(x + 50, y)) / 100;
        double away = toPicture(x, y - 50).distance(toPicture(x, y + 50)) / 100;
        return INDEX_MM * Math.sqrt(along * away) * width / pictureWidth;
    }

    /** One line of text, for storage. */
    public String text() {
        StringBuilder out = new StringBuilder(HEAD);
        out.append(String.format(Locale.ROOT, " %.1f %.1f %d %d %d", plan.width(), plan.depth(), plan.seats(),
                pictureWidth, pictureHeight));
        for (PicturePoint corner : corners) {
            out.append(String.format(Locale.ROOT, " %.2f %.2f", corner.x(), corner.y()));
        }
        return out.toString();
    }

    /** Reads what {@link #text()} wrote; empty if it is anything else. */
    public static Optional<Registration> parse(String text) {
        String[] w = text.trim().split(" ", -1);
        if (!text.startsWith(HEAD + " ") || w.length != 15) {
            return Optional.empty();
        }
        try {
            TablePlan plan = new TablePlan(Double.parseDouble(w[2]), Double.parseDouble(w[3]), Integer.parseInt(w[4]));
            PicturePoint[] dots = new PicturePoint[4];
            for (int i = 0; i < 4; i++) {
                dots[i] = new PicturePoint(Double.parseDouble(w[7 + 2 * i]), Double.parseDouble(w[8 + 2 * i]));
            }
            return ofTaps(plan, List.of(dots), Integer.parseInt(w[5]), Integer.parseInt(w[6]));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Registration other && text().equals(other.text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
