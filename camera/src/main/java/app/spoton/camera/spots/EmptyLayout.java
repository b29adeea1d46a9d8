package app.spoton.camera.spots;

import app.spoton.camera.Picture;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import java.util.Optional;

/**
 * A table's empty felt from straight above, which every reading of the spots is compared with. Only the felt itself is
 * stored, never what is around the table. Close it.
 */
public final class EmptyLayout implements AutoCloseable {
    private final FeltView felt;

    private EmptyLayout(FeltView felt) {
        this.felt = felt;
    }

    /** Out of a picture of the empty table, which remains the caller's. */
    public static EmptyLayout of(Picture picture, Registration registration) {
        return new EmptyLayout(FeltView.of(picture, registration));
    }

    /** Reads what {@link #file()} gave; empty if that is no picture of such a table. */
    public static Optional<EmptyLayout> decode(byte[] file, TablePlan table) {
        Optional<Picture> felt = Picture.decode(file);
        if (felt.isEmpty()) {
            return Optional.empty();
        }
        if (!FeltView.fits(felt.get(), table)) {
            felt.get().close();
            return Optional.empty();
        }
        return Optional.of(new EmptyLayout(new FeltView(table, felt.get())));
    }

    /** A JPEG, for keeping. */
    public byte[] file() {
        return felt.picture().jpeg();
    }

    public TablePlan table() {
        return felt.table();
    }

    FeltView felt() {
        return felt;
    }

    @Override
    public void close() {
        felt.close();
    }
}
