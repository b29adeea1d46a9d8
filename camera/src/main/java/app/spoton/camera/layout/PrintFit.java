package app.spoton.camera.layout;

import app.spoton.camera.PicturePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;

/** Whether enough of a felt's print is visible where it should be, and its exact position if that is slightly off. */
final class PrintFit {
    static final int FEWEST = 8;
    /** Pixels of the map, about 4 mm each. */
    private static final double NEAR = 2.5;

    private final int printed;
    private final int inSight;
    private final List<PrintMap.SeenBlock> seen;

    /**
     * What was seen of a print.
     *
     * @param printed how many blocks of the table have print
     * @param inSight how many of them lie within the picture
     */
    PrintFit(int printed, int inSight, List<PrintMap.SeenBlock> seen) {
        this.printed = printed;
        this.inSight = inSight;
        this.seen = List.copyOf(seen);
    }

    @Override
    public String toString() {
        return printed + " printed, " + inSight + " in sight, " + seen.size() + " seen, "
                + seen.stream().filter(block -> block.off() <= NEAR).count() + " there";
    }

    /** Whether the table lies where it was thought to lie; cards, chips and arms may cover most of the print. */
    boolean isSame() {
        return holds(0.12, 0.8, 0.3);
    }

    /** Whether a place that nobody has confirmed is the table's: most of the print must be seen, and none elsewhere. */
    boolean isFoundAgain() {
        return 2 * inSight >= printed && holds(0.75, 0.9, 0.45);
    }

    /** How much of what is in sight is seen at its place. */
    double share() {
        return seen.stream().filter(block -> block.off() <= NEAR).count() / Math.max(1.0, inSight);
    }

    /**
     * Whether the print is where it should be.
     *
     * @param share of the blocks in sight that must be seen
     * @param agree share of the visible ones that must be in place: print next to its place speaks against
     * @param span share of the table's width over which it must be seen, or the far seats could be anywhere
     */
    private boolean holds(double share, double agree, double span) {
        List<PrintMap.SeenBlock> there = new ArrayList<>(seen);
        there.removeIf(block -> block.off() > NEAR);
        double least = there.stream().mapToDouble(PrintMap.SeenBlock::x).min().orElse(0);
        double most = there.stream().mapToDouble(PrintMap.SeenBlock::x).max().orElse(0);
        return there.size() >= FEWEST && there.size() >= share * inSight && there.size() >= agree * seen.size()
                && most - least >= span * PrintMap.WIDTH;
    }

    /** The place that the blocks agree on; empty if they do not. */
    static Optional<Registration> drawnTo(List<PrintMap.SeenBlock> seen, Registration about, int height) {
        if (seen.size() < FEWEST) {
            return Optional.empty();
        }
        MatOfPoint2f expected = new MatOfPoint2f(seen.stream().map(b -> new Point(b.x(), b.y())).toArray(Point[]::new));
        MatOfPoint2f found = new MatOfPoint2f(
                seen.stream().map(b -> new Point(b.x() + b.offX(), b.y() + b.offY())).toArray(Point[]::new));
        Mat h = Calib3d.findHomography(expected, found, Calib3d.RANSAC, NEAR);
        Optional<Registration> drawn = Optional.empty();
        if (!h.empty() && h.type() == CvType.CV_64F) {
            double[] m = new double[9];
            h.get(0, 0, m);
            drawn = moved(m, about, height);
        }
        for (Mat mat : List.of(expected, found, h)) {
            mat.release();
        }
        return drawn;
    }

    private static Optional<Registration> moved(double[] m, Registration about, int height) {
        double[][] corners = {{0, 0}, {PrintMap.WIDTH, 0}, {PrintMap.WIDTH, height}, {0, height}};
        TablePlan plan = about.plan();
        List<PicturePoint> dots = new ArrayList<>();
        for (double[] c : corners) {
            double w = m[6] * c[0] + m[7] * c[1] + m[8];
            if (!(w > 1e-6)) {
                return Optional.empty();
            }
            dots.add(about.toPicture((m[0] * c[0] + m[1] * c[1] + m[2]) / w * plan.width() / PrintMap.WIDTH,
                    (m[3] * c[0] + m[4] * c[1] + m[5]) / w * plan.depth() / height));
        }
        return Optional.of(dots).filter(FeltPrint::isSeeable)
                .flatMap(d -> Registration.ofTaps(plan, d, about.pictureWidth(), about.pictureHeight()));
    }
}
