package app.spoton.tablet.tablecamera.device;

import android.view.Surface;
import app.spoton.camera.Rotation;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewObjectDetector;
import java.util.Optional;
import java.util.concurrent.Executor;

/** A tablet's cameras. */
public interface CameraProvider {
    boolean hasCamera();

    /** Whether the person has allowed the app to use them. */
    boolean hasPermission();

    /** The facts of the camera over the layout; empty if unknown. */
    Optional<CameraLens> lens();

    /** How its pictures are rotated for the screen's current orientation. */
    Rotation turn();

    /** @param preview where the picture is shown */
    LayoutCamera open(Surface preview);

    /** What watches the preview for hands. */
    PreviewObjectDetector spotter(Executor executor);
}
