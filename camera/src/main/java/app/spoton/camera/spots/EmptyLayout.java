package app.spoton.camera.spots;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/**
 * A table's empty felt from straight above, which every reading of the spots is compared with. Only the felt itself is
 * stored, never what is around the table. Close it.
 */
public final class EmptyLayout implements AutoCloseable {
    /** As fine as the network of spots was trained. */
    private static final double PX_PER_MM = 1.2;

    private final TablePlan table;
    private final Picture felt;

    private EmptyLayout(TablePlan table, Picture felt) {
        this.table = table;
        this.felt = felt;
    }

    /** Out of a picture of the empty table, which remains the caller's. */
    public static EmptyLayout of(Picture picture, Registration registration) {
        TablePlan plan = registration.plan();
        int width = (int) Math.round(plan.width() * PX_PER_MM);
        int height = (int) Math.round(plan.depth() * PX_PER_MM);
        Mat seen = FeltPatch.cut(picture, registration, new PicturePoint(plan.width() / 2, plan.depth() / 2),
                plan.width(), plan.depth(), width, height);
        return new EmptyLayout(plan, new Picture(seen));
    }

    /** Reads what {@link #file()} gave; empty if that is no picture of such a table. */
    public static Optional<EmptyLayout> decode(byte[] file, TablePlan table) {
        Optional<Picture> felt = Picture.decode(file);
        if (felt.isEmpty()) {
            return Optional.empty();
        }
        boolean fits = felt.get().width() == Math.round(table.width() * PX_PER_MM)
                && felt.get().height() == Math.round(table.depth() * PX_PER_MM);
        if (!fits) {
            felt.get().close();
            return Optional.empty();
        }
        return Optional.of(new EmptyLayout(table, felt.get()));
    }

    /** A JPEG, for keeping. */
    public byte[] file() {
        return felt.jpeg();
    }

    public TablePlan table() {
        return table;
    }

    /** A square part of the felt around a point, with this many pixels a side; empty where it reaches over the edge. */
    Optional<Mat> patch(PicturePoint center, double sideMm, int side) {
        int px = (int) Math.round(sideMm * PX_PER_MM);
        int x = (int) Math.round(center.x() * PX_PER_MM - px / 2.0);
        int y = (int) Math.round((table.depth() - center.y()) * PX_PER_MM - px / 2.0);
        if (x < 0 || y < 0 || x + px > felt.width() || y + px > felt.height()) {
            return Optional.empty();
        }
        Mat part = felt.mat().submat(new Rect(x, y, px, px));
        Mat patch = FeltPatch.reduced(part, side);
        part.release();
        return Optional.of(patch);
    }

    @Override
    public void close() {
        felt.close();
    }
}
