package app.spoton.tablet.eyes;

import android.view.Surface;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.ObjectSpotter;
import java.util.concurrent.Executor;

/** The cameras that a tablet has. */
public interface Cameras {
    boolean areThere();

    /** Whether the person has allowed the app to use them. */
    boolean areAllowed();

    /** @param preview where the picture is shown */
    LayoutCamera open(Surface preview, Executor executor);

    /** What watches the preview for hands. */
    ObjectSpotter spotter(Executor executor);
}
