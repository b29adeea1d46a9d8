package app.spoton.tablet.devicecheck.parts.camera;

import android.view.Surface;
import app.spoton.camera.Picture;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.device.LayoutCamera;
import app.spoton.camera.device.PreviewFrame;
import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import app.spoton.tablet.devicecheck.PendingAnswer;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Opens the camera over the layout and takes five stills. */
public final class CameraCheck implements DeviceCheck {
    static final int STILLS = 5;
    private static final long OPENING_SECONDS = 10;
    private static final long STILL_SECONDS = 8;

    private final CameraProvider cameras;
    private final Function<CameraLens, Surface> previews;

    /**
     * @param previews an invisible surface of the lens's preview size
     */
    public CameraCheck(CameraProvider cameras, Function<CameraLens, Surface> previews) {
        this.cameras = cameras;
        this.previews = previews;
    }

    @Override
    public DevicePart part() {
        return DevicePart.CAMERA;
    }

    @Override
    public CheckResult run() throws InterruptedException {
        Optional<CameraLens> lens = cameras.hasCamera() ? cameras.lens() : Optional.empty();
        if (lens.isEmpty()) {
            return CheckResult.missing("No camera: cards are entered by hand");
        }
        if (!cameras.hasPermission()) {
            return CheckResult.fail("Spot On may not use the camera: allow it in Android's settings and run the check again");
        }
        Surface preview = previews.apply(lens.get());
        try (LayoutCamera camera = cameras.open(preview)) {
            return run(camera, lens.get());
        } finally {
            preview.release();
        }
    }

    private static CheckResult run(LayoutCamera camera, CameraLens lens) throws InterruptedException {
        PendingAnswer<Optional<CameraProblem>> opened = new PendingAnswer<>();
        long start = System.nanoTime();
        camera.open(new LayoutCamera.Listener() {
            @Override
            public void onPreview(PreviewFrame frame) {
                opened.answer(Optional.empty());
            }

            @Override
            public void onProblem(CameraProblem problem) {
                opened.answer(Optional.of(problem));
            }
        });
        Optional<Optional<CameraProblem>> answer = opened.await(OPENING_SECONDS);
        if (answer.isEmpty() || answer.get().filter(problem -> problem != CameraProblem.LOW_LIGHT).isPresent()) {
            return CheckResult.fail("The camera does not open (" + answer.flatMap(found -> found).map(Enum::name)
                    .orElse("no answer") + "): close other camera apps, restart the tablet");
        }
        long opening = millisSince(start);
        String size = "";
        start = System.nanoTime();
        for (int still = 1; still <= STILLS; still++) {
            PendingAnswer<String> taken = new PendingAnswer<>();
            camera.takeStill(picture -> taken.answer(sizeOf(picture)));
            Optional<String> found = taken.await(STILL_SECONDS);
            if (found.isEmpty()) {
                return CheckResult.fail("Still " + still + " of " + STILLS + " did not come in " + STILL_SECONDS
                        + " s: restart the tablet and send this report");
            }
            size = found.get();
        }
        return CheckResult.pass(String.format(Locale.ROOT, "Opened in %d ms; %d stills of %s in %d ms; preview %d x %d, "
                + "%s, %s", opening, STILLS, size, millisSince(start), lens.previewWidth(), lens.previewHeight(),
                lens.focuses() ? "focuses by itself" : "fixed focus", lens.hasLight() ? "with a light" : "no light"));
    }

    private static String sizeOf(Picture picture) {
        try (picture) {
            return picture.width() + " x " + picture.height();
        }
    }

    private static long millisSince(long start) {
        return (System.nanoTime() - start) / 1_000_000;
    }
}
