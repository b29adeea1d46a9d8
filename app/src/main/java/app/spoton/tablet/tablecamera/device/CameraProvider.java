package app.spoton.tablet.tablecamera.device;

import android.view.Surface;
import app.spoton.camera.Turn;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.Lens;
import app.spoton.camera.device.ObjectSpotter;
import java.util.Optional;
import java.util.concurrent.Executor;

/** The cameras that a tablet has. */
public interface CameraProvider {
    boolean hasCamera();

    /** Whether the person has allowed the app to use them. */
    boolean hasPermission();

    /** What the camera over the layout is like; empty if nobody can tell. */
    Optional<Lens> lens();

    /** How its pictures are turned for the person who looks at the screen as it is now. */
    Turn turn();

    /** @param preview where the picture is shown */
    LayoutCamera open(Surface preview);

    /** What watches the preview for hands. */
    ObjectSpotter spotter(Executor executor);
}
