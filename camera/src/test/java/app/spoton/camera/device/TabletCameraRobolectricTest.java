package app.spoton.camera.device;

import static org.junit.Assert.assertEquals;

import android.Manifest;
import android.app.Application;
import android.graphics.SurfaceTexture;
import android.hardware.camera2.CameraAccessException;
import android.view.Surface;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.Shadows;

@RunWith(RobolectricTestRunner.class)
public class TabletCameraRobolectricTest {
    private final Application app = ApplicationProvider.getApplicationContext();
    private final List<CameraTrouble> troubles = new ArrayList<>();

    @Test
    public void withoutPermissionTheCameraSaysSo() {
        open();
        assertEquals(List.of(CameraTrouble.PERMISSION_DENIED), troubles);
    }

    @Test
    public void aTabletWithoutACameraSaysSo() {
        Shadows.shadowOf(app).grantPermissions(Manifest.permission.CAMERA);
        open();
        assertEquals(List.of(CameraTrouble.NO_CAMERA), troubles);
    }

    @Test
    public void everyTroubleHasAMessageThatNamesTheWayOut() {
        for (CameraTrouble trouble : CameraTrouble.values()) {
            assertEquals(trouble + "", true, app.getString(trouble.message()).contains("by hand"));
        }
    }

    @Test
    public void whatTheCameraServiceThrowsIsToldInItsOwnWords() {
        assertEquals(CameraTrouble.TAKEN_AWAY,
                Requests.trouble(new CameraAccessException(CameraAccessException.CAMERA_IN_USE)));
        assertEquals(CameraTrouble.PERMISSION_DENIED,
                Requests.trouble(new CameraAccessException(CameraAccessException.CAMERA_DISABLED)));
        assertEquals(CameraTrouble.FAILED,
                Requests.trouble(new CameraAccessException(CameraAccessException.CAMERA_ERROR)));
    }

    @Test
    public void stillsHaveEightMegapixelsOrTheMostThereAre() {
        StillSize eight = new StillSize(3264, 2448);
        StillSize twelve = new StillSize(4000, 3000);
        StillSize two = new StillSize(1600, 1200);
        assertEquals(eight, StillSize.best(List.of(two, twelve, eight)));
        assertEquals(two, StillSize.best(List.of(two, new StillSize(640, 480))));
    }

    private void open() {
        LayoutCamera camera = new TabletCamera(app, new Surface(new SurfaceTexture(1)), Runnable::run);
        camera.open(new LayoutCamera.Listener() {
            @Override
            public void onPreview(PreviewFrame frame) {
            }

            @Override
            public void onTrouble(CameraTrouble trouble) {
                troubles.add(trouble);
            }
        });
        camera.close();
    }
}
