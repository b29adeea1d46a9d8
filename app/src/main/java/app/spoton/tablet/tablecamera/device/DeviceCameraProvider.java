package app.spoton.tablet.tablecamera.device;

import android.Manifest;
import android.content.Context;
import android.content.pm.PackageManager;
import android.hardware.display.DisplayManager;
import android.view.Display;
import android.view.Surface;
import app.spoton.camera.Rotation;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.MlKitPreviewObjectDetector;
import app.spoton.camera.device.PreviewObjectDetector;
import app.spoton.camera.device.camera2.TabletCamera;
import java.util.Optional;
import java.util.concurrent.Executor;

/** The cameras of the tablet that runs the app. */
public final class DeviceCameraProvider implements CameraProvider {
    private static final int QUARTER = 90;

    private final Context context;
    private final Executor cameraExecutor;
    private volatile Optional<CameraLens> known = Optional.empty();

    public DeviceCameraProvider(Context context, Executor cameraExecutor) {
        this.context = context;
        this.cameraExecutor = cameraExecutor;
    }

    @Override
    public boolean hasCamera() {
        return context.getPackageManager().hasSystemFeature(PackageManager.FEATURE_CAMERA_ANY);
    }

    @Override
    public boolean hasPermission() {
        return context.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED;
    }

    @Override
    public Optional<CameraLens> lens() {
        if (known.isEmpty()) {
            known = TabletCamera.lens(context);
        }
        return known;
    }

    @Override
    public Rotation turn() {
        Display screen = context.getSystemService(DisplayManager.class).getDisplay(Display.DEFAULT_DISPLAY);
        return lens().map(lens -> lens.turn(screen == null ? 0 : screen.getRotation() * QUARTER)).orElse(Rotation.NONE);
    }

    @Override
    public LayoutCamera open(Surface preview) {
        return new TabletCamera(context, preview, cameraExecutor);
    }

    @Override
    public PreviewObjectDetector spotter(Executor executor) {
        try {
            return new MlKitPreviewObjectDetector(executor);
        } catch (RuntimeException | LinkageError e) {   // without it a tap reads, and nothing reads by itself
            return new NoObjectDetection();
        }
    }
}
