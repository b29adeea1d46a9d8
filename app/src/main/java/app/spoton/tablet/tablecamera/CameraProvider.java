package app.spoton.tablet.tablecamera;

import android.view.Surface;
import app.spoton.camera.Rotation;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewObjectDetector;
import java.util.Optional;
import java.util.concurrent.Executor;

/** The cameras that a tablet has. */
public interface CameraProvider {
    boolean areThere();

    /** Whether the person has allowed the app to use them. */
    boolean areAllowed();

    /** What the camera over the layout is like; empty if nobody can tell. */
    Optional<CameraLens> lens();

    /** How its pictures are turned for the person who looks at the screen as it is now. */
    Rotation turn();

    /** @param preview where the picture is shown */
    LayoutCamera open(Surface preview);

    /** What watches the preview for hands. */
    PreviewObjectDetector spotter(Executor executor);
}
