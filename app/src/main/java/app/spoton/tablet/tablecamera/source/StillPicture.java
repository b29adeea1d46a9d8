package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.device.CameraProblem;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import java.util.Optional;

/**
 * The last picture requested by a page of the camera's settings. Immutable.
 *
 * @param busy whether it is being taken
 * @param snapshot the last one that was taken; empty before
 */
public record StillPicture(boolean busy, Optional<CameraProblem> trouble, Optional<Snapshot> snapshot) {
    public static final StillPicture NONE = new StillPicture(false, Optional.empty(), Optional.empty());

    public static StillPicture of(Snapshot taken) {
        return new StillPicture(false, Optional.empty(), Optional.of(taken));
    }

    /** The one before is shown until the next is there. */
    public StillPicture taking() {
        return new StillPicture(true, Optional.empty(), snapshot);
    }

    public StillPicture failed(CameraProblem problem) {
        return new StillPicture(false, Optional.of(problem), snapshot);
    }

    /** Nothing is asked of the camera any more. */
    public StillPicture done() {
        return new StillPicture(false, trouble, snapshot);
    }
}
