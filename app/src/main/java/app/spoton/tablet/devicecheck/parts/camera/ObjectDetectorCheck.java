package app.spoton.tablet.devicecheck.parts.camera;

import app.spoton.camera.device.PreviewFrame;
import app.spoton.camera.device.PreviewObject;
import app.spoton.camera.device.PreviewObjectDetector;
import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import app.spoton.tablet.devicecheck.PendingAnswer;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.tablecamera.device.NoObjectDetection;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** Runs ML Kit's detector, which sees hands over the layout, on one gray frame. */
public final class ObjectDetectorCheck implements DeviceCheck {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final byte GRAY = (byte) 128;
    private static final long SECONDS = 15;

    private final CameraProvider cameras;
    private final Executor callbacks;
    private final long seconds;

    public ObjectDetectorCheck(CameraProvider cameras, Executor callbacks) {
        this(cameras, callbacks, SECONDS);
    }

    /** @param seconds how long it may take to answer */
    public ObjectDetectorCheck(CameraProvider cameras, Executor callbacks, long seconds) {
        this.cameras = cameras;
        this.callbacks = callbacks;
        this.seconds = seconds;
    }

    @Override
    public DevicePart part() {
        return DevicePart.OBJECT_DETECTOR;
    }

    @Override
    public CheckResult run() throws InterruptedException {
        try (PreviewObjectDetector detector = cameras.spotter(callbacks)) {
            if (detector instanceof NoObjectDetection) {
                return CheckResult.missing("ML Kit did not load: cards are read by a tap, not by themselves");
            }
            PendingAnswer<List<PreviewObject>> found = new PendingAnswer<>();
            long start = System.nanoTime();
            detector.spot(gray(), found::answer);
            Optional<List<PreviewObject>> objects = found.await(seconds);
            long millis = (System.nanoTime() - start) / 1_000_000;
            return objects.map(list -> CheckResult.pass("One frame in " + millis + " ms"))
                    .orElse(CheckResult.fail("No answer in " + seconds + " s: read cards by a tap"));
        }
    }

    private static PreviewFrame gray() {
        byte[] nv21 = new byte[WIDTH * HEIGHT * 3 / 2];
        Arrays.fill(nv21, GRAY);
        return new PreviewFrame(nv21, WIDTH, HEIGHT, 0, 0);
    }
}
