package app.spoton.camera.device.camera2;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.Manifest;
import android.app.Application;
import android.graphics.ImageFormat;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraCharacteristics;
import android.hardware.camera2.CameraDevice;
import android.hardware.camera2.CameraManager;
import android.hardware.camera2.CameraMetadata;
import android.util.Size;
import android.view.Surface;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewFrame;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.Shadows;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowCameraCharacteristics;
import org.robolectric.shadows.ShadowLooper;
import org.robolectric.shadows.StreamConfigurationMapBuilder;

/** The tablet's camera before Robolectric's stand-in for Camera2: what happens in the wrong moment. */
@RunWith(RobolectricTestRunner.class)
public class TabletCameraRobolectricTest {
    /** What Camera2 itself calls a JPEG. */
    private static final int BLOB = 0x21;

    private final Application app = ApplicationProvider.getApplicationContext();
    private final List<CameraProblem> troubles = new ArrayList<>();
    private final List<Picture> stills = new ArrayList<>();
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final Surface surface = new Surface(new SurfaceTexture(1));
    private final TabletCamera camera = new TabletCamera(app, surface, waiting::add);

    private final LayoutCamera.Listener listener = new LayoutCamera.Listener() {
        @Override
        public void onPreview(PreviewFrame frame) {
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            troubles.add(trouble);
        }
    };

    private void work() {
        for (int i = 0; i < 20; i++) {
            while (!waiting.isEmpty()) {
                waiting.remove().run();
            }
            ShadowLooper.idleMainLooper();
        }
    }

    private void workOnce() {
        waiting.remove().run();
    }

    private static Size size(int width, int height) {
        return new Size(width, height);
    }

    private CameraCharacteristics facts(int facing, int turned) {
        CameraCharacteristics facts = ShadowCameraCharacteristics.newCameraCharacteristics();
        ShadowCameraCharacteristics shadow = Shadow.extract(facts);
        shadow.set(CameraCharacteristics.LENS_FACING, facing);
        shadow.set(CameraCharacteristics.SENSOR_ORIENTATION, turned);
        shadow.set(CameraCharacteristics.FLASH_INFO_AVAILABLE, facing == CameraMetadata.LENS_FACING_BACK);
        shadow.set(CameraCharacteristics.SENSOR_INFO_ACTIVE_ARRAY_SIZE, new Rect(0, 0, 4000, 3000));
        shadow.set(CameraCharacteristics.CONTROL_MAX_REGIONS_AE, 1);
        StreamConfigurationMapBuilder map = StreamConfigurationMapBuilder.newBuilder();
        for (Size size : List.of(size(4000, 3000), size(3840, 2160), size(1600, 1200))) {
            map.addOutputSize(BLOB, size);
        }
        for (Size size : List.of(size(640, 360), size(640, 480), size(1280, 720))) {
            map.addOutputSize(ImageFormat.YUV_420_888, size);
        }
        for (Size size : List.of(size(1920, 1080), size(1440, 1080), size(640, 480))) {
            map.addOutputSize(ImageFormat.PRIVATE, size);
        }
        shadow.set(CameraCharacteristics.SCALER_STREAM_CONFIGURATION_MAP, map.build());
        return facts;
    }

    private void allow() {
        Shadows.shadowOf(app).grantPermissions(Manifest.permission.CAMERA);
    }

    private void hasCamera() {
        allow();
        Shadows.shadowOf(app.getSystemService(CameraManager.class))
                .addCamera("0", facts(CameraMetadata.LENS_FACING_BACK, 90));
    }

    private void open() {
        camera.open(listener);
        work();
    }

    @Test
    public void withoutPermissionTheCameraSaysSo() {
        open();
        assertEquals(List.of(CameraProblem.PERMISSION_DENIED), troubles);
    }

    @Test
    public void aTabletWithoutACameraSaysSo() {
        allow();
        open();
        assertEquals(List.of(CameraProblem.NO_CAMERA), troubles);
        assertEquals(Optional.empty(), TabletCamera.lens(app));
    }

    @Test
    public void theCameraAtTheBackIsTakenWithAllThatItsSensorSees() throws CameraAccessException {
        allow();
        CameraManager cameras = app.getSystemService(CameraManager.class);
        Shadows.shadowOf(cameras).addCamera("1", facts(CameraMetadata.LENS_FACING_FRONT, 270));
        assertEquals("for want of another", "1", CameraFacts.find(cameras).orElseThrow().id());
        Shadows.shadowOf(cameras).addCamera("0", facts(CameraMetadata.LENS_FACING_BACK, 90));
        CameraFacts facts = CameraFacts.find(cameras).orElseThrow();
        assertEquals("0", facts.id());
        assertEquals("not the wide picture, which is cut out of it", new StillSize(4000, 3000), facts.still());
        assertEquals(new StillSize(640, 480), facts.watched());
        assertEquals(new CameraLens(90, false, 1440, 1080, true, false), facts.lens());
        assertEquals(Optional.of(facts.lens()), TabletCamera.lens(app));
    }

    @Test
    public void aStillThatIsWantedWhileTheCameraStartsIsTakenWhenItHasStarted() {
        hasCamera();
        camera.open(listener);
        camera.takeStill(stills::add);
        work();
        arrives();
        assertEquals(1, stills.size());
        assertEquals(List.of(), troubles);
    }

    private void arrives() {
        try (Picture picture = new PaintedTable().card("As", 200, 200, 18).picture()) {
            camera.arrived(picture.jpeg());
        }
    }

    @Test
    public void aStillThatNeverComesIsGivenUpAndTheCameraIsFreed() {
        hasCamera();
        open();
        camera.takeStill(stills::add);
        work();
        ShadowLooper.shadowMainLooper().idleFor(Duration.ofMillis(TabletCamera.STILL_MS - 1));
        work();
        assertEquals(List.of(), troubles);
        ShadowLooper.shadowMainLooper().idleFor(Duration.ofMillis(2));
        work();
        assertEquals(List.of(CameraProblem.FAILED), troubles);
        arrives();
        assertEquals("it is nobody's any more", List.of(), stills);
        camera.takeStill(stills::add);
        work();
        assertEquals("and says so again", 2, troubles.size());
    }

    @Test
    public void aStillThatCameIsNotGivenUpAfterwards() {
        hasCamera();
        open();
        for (int i = 0; i < 5; i++) {
            camera.takeStill(stills::add);
            work();
            ShadowLooper.shadowMainLooper().idleFor(Duration.ofMillis(TabletCamera.STILL_MS - 100));
            work();
            arrives();
        }
        assertEquals(5, stills.size());
        ShadowLooper.shadowMainLooper().idleFor(Duration.ofSeconds(60));
        work();
        assertEquals(List.of(), troubles);
    }

    @Test
    public void whatIsNoPictureIsReported() {
        hasCamera();
        open();
        camera.takeStill(stills::add);
        work();
        camera.arrived(new byte[] {1, 2, 3});
        assertEquals(List.of(CameraProblem.FAILED), troubles);
    }

    @Test
    public void aCameraThatIsTakenAwayInABurstSaysSoOnceAndWaitsForNothing() {
        hasCamera();
        open();
        camera.takeStill(stills::add);
        work();
        Shadows.shadowOf(app.getSystemService(CameraManager.class)).triggerDisconnect();
        work();
        assertEquals(List.of(CameraProblem.TAKEN_AWAY), troubles);
        ShadowLooper.shadowMainLooper().idleFor(Duration.ofSeconds(60));
        work();
        assertEquals(1, troubles.size());
        camera.torch(true);
        camera.focusOn(0, 0, 1, 1);
        work();
        assertEquals("nor does anything fail afterwards", 1, troubles.size());
    }

    @Test
    public void closedBeforeItIsOpenItNeverOpens() {
        hasCamera();
        camera.close();
        open();
        work();
        assertFalse(camera.isRunning());
        assertEquals(Optional.empty(), camera.device());
    }

    @Test
    public void closedInAnyMomentOfItsOpeningNothingStaysOpen() {
        hasCamera();
        for (int step = 0; step < 6; step++) {
            List<CameraDevice> devices = new ArrayList<>();
            TabletCamera quick = new TabletCamera(app, surface, waiting::add);
            quick.open(listener);
            for (int i = 0; i < step && !waiting.isEmpty(); i++) {
                workOnce();
            }
            quick.device().ifPresent(devices::add);
            quick.close();
            work();
            assertFalse("closed after " + step + " steps", quick.isRunning());
            assertEquals(Optional.empty(), quick.device());
            for (CameraDevice device : devices) {
                assertTrue("the device itself after " + step, isClosed(device));
            }
        }
        assertEquals(List.of(), troubles);
    }

    private static boolean isClosed(CameraDevice device) {
        try {
            device.createCaptureRequest(CameraDevice.TEMPLATE_PREVIEW);
            return false;
        } catch (IllegalStateException | CameraAccessException closed) {
            return true;
        }
    }

    @Test
    public void everyTroubleHasAMessageThatNamesTheWayOut() {
        for (CameraProblem trouble : CameraProblem.values()) {
            assertEquals(trouble + "", true, app.getString(trouble.message()).contains("by hand"));
        }
    }

    @Test
    public void anExceptionOfTheCameraServiceIsReportedInItsOwnWords() {
        assertEquals(CameraProblem.TAKEN_AWAY,
                CaptureRequests.problem(new CameraAccessException(CameraAccessException.CAMERA_IN_USE)));
        assertEquals(CameraProblem.PERMISSION_DENIED,
                CaptureRequests.problem(new CameraAccessException(CameraAccessException.CAMERA_DISABLED)));
        assertEquals(CameraProblem.FAILED,
                CaptureRequests.problem(new CameraAccessException(CameraAccessException.CAMERA_ERROR)));
        assertEquals(CameraProblem.TAKEN_AWAY, CaptureRequests.problem(CameraDevice.StateCallback.ERROR_CAMERA_IN_USE));
        assertEquals(CameraProblem.PERMISSION_DENIED,
                CaptureRequests.problem(CameraDevice.StateCallback.ERROR_CAMERA_DISABLED));
    }

    @Test
    public void stillsHaveEightMegapixelsOrTheMostThereAre() {
        StillSize eight = new StillSize(3264, 2448);
        StillSize twelve = new StillSize(4000, 3000);
        StillSize two = new StillSize(1600, 1200);
        assertEquals(eight, StillSize.best(List.of(two, twelve, eight)));
        assertEquals(two, StillSize.best(List.of(two, new StillSize(640, 480))));
    }
}
