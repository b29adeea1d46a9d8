package app.spoton.tablet.tablecamera.registration;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The corners of a table while they are marked on its picture: dealer's left, dealer's right, far right, far left.
 * Immutable.
 *
 * @param dots those that are marked, in the picture's pixels
 * @param chosen the one that keys move
 */
public record CornerMarks(int width, int height, List<PicturePoint> dots, int chosen) {
    public static final int ALL = 4;

    public CornerMarks {
        dots = List.copyOf(dots);
    }

    public static CornerMarks none(int width, int height) {
        return new CornerMarks(width, height, List.of(), 0);
    }

    public boolean areAll() {
        return dots.size() == ALL;
    }

    /** A tap marks the next corner; when all are marked, it moves the chosen one there. */
    public CornerMarks tap(double x, double y) {
        return areAll() ? move(chosen, x, y) : with(dots.size(), x, y);
    }

    public CornerMarks choose(int corner) {
        return corner < dots.size() ? new CornerMarks(width, height, dots, corner) : this;
    }

    public CornerMarks move(int corner, double x, double y) {
        return corner < dots.size() ? with(corner, x, y) : this;
    }

    public CornerMarks nudge(double dx, double dy) {
        return chosen < dots.size() ? move(chosen, dots.get(chosen).x() + dx, dots.get(chosen).y() + dy) : this;
    }

    private CornerMarks with(int corner, double x, double y) {
        List<PicturePoint> now = new ArrayList<>(dots);
        PicturePoint inside = new PicturePoint(Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y)));
        if (corner < now.size()) {
            now.set(corner, inside);
        } else {
            now.add(inside);
        }
        return new CornerMarks(width, height, now, corner);
    }

    /** The table; empty while corners are missing, or where they cannot be a table's. */
    public Optional<Registration> registration(TablePlan plan) {
        return Registration.ofTaps(plan, dots, width, height);
    }
}
