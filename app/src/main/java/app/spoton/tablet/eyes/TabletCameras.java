package app.spoton.tablet.eyes;

import android.Manifest;
import android.content.Context;
import android.content.pm.PackageManager;
import android.view.Surface;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.MlKitSpotter;
import app.spoton.camera.device.ObjectSpotter;
import app.spoton.camera.device.TabletCamera;
import java.util.concurrent.Executor;

/** The cameras of the tablet that the app runs on. */
final class TabletCameras implements Cameras {
    private final Context context;

    TabletCameras(Context context) {
        this.context = context;
    }

    @Override
    public boolean areThere() {
        return context.getPackageManager().hasSystemFeature(PackageManager.FEATURE_CAMERA_ANY);
    }

    @Override
    public boolean areAllowed() {
        return context.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED;
    }

    @Override
    public LayoutCamera open(Surface preview, Executor executor) {
        return new TabletCamera(context, preview, executor);
    }

    @Override
    public ObjectSpotter spotter(Executor executor) {
        return new MlKitSpotter(executor);
    }
}
