package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.device.CameraProblem;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.Optional;

/**
 * The state of a page on which a person takes pictures one by one. Immutable.
 *
 * @param <S> the state itself
 */
public interface StillUiState<S extends StillUiState<S>> {
    CardSourceKind source();

    StillPicture picture();

    /** The same after the camera failed. */
    S with(CameraProblem problem);

    S takingPicture();

    default boolean busy() {
        return picture().busy();
    }

    default Optional<CameraProblem> trouble() {
        return picture().trouble();
    }

    default Optional<Snapshot> snapshot() {
        return picture().snapshot();
    }
}
