package app.spoton.camera.device.camera2;

import android.graphics.Rect;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraDevice;
import android.hardware.camera2.CaptureRequest;
import android.hardware.camera2.params.MeteringRectangle;
import android.view.Surface;
import app.spoton.camera.device.CameraProblem;

/** Builds the capture requests for preview and stills, with light and focus. */
final class CaptureRequests {
    private static final byte JPEG_QUALITY = 95;

    private boolean torch;
    /** Shares of the picture: left, top, right, bottom. */
    private double[] focus = {};

    void torch(boolean on) {
        torch = on;
    }

    void focusOn(double left, double top, double right, double bottom) {
        focus = new double[] {share(left), share(top), share(right), share(bottom)};
    }

    private static double share(double value) {
        return Math.max(0, Math.min(1, value));
    }

    CaptureRequest preview(CameraDevice device, CameraFacts facts, Surface shown, Surface watched)
            throws CameraAccessException {
        CaptureRequest.Builder request = device.createCaptureRequest(CameraDevice.TEMPLATE_PREVIEW);
        request.addTarget(shown);
        request.addTarget(watched);
        return common(request, facts).build();
    }

    CaptureRequest still(CameraDevice device, CameraFacts facts, Surface stills) throws CameraAccessException {
        CaptureRequest.Builder request = device.createCaptureRequest(CameraDevice.TEMPLATE_STILL_CAPTURE);
        request.addTarget(stills);
        request.set(CaptureRequest.JPEG_QUALITY, JPEG_QUALITY);
        // The sensor's own pixels, however the tablet is held: the table was registered in them.
        request.set(CaptureRequest.JPEG_ORIENTATION, 0);
        return common(request, facts).build();
    }

    private CaptureRequest.Builder common(CaptureRequest.Builder request, CameraFacts facts) {
        if (facts.lens().focuses()) {
            request.set(CaptureRequest.CONTROL_AF_MODE, CaptureRequest.CONTROL_AF_MODE_CONTINUOUS_PICTURE);
        }
        request.set(CaptureRequest.CONTROL_AE_MODE, CaptureRequest.CONTROL_AE_MODE_ON);
        if (facts.lens().hasLight()) {
            request.set(CaptureRequest.FLASH_MODE,
                    torch ? CaptureRequest.FLASH_MODE_TORCH : CaptureRequest.FLASH_MODE_OFF);
        }
        if (focus.length > 0) {
            MeteringRectangle[] regions = {region(facts.sensor())};
            if (facts.lens().focuses() && facts.focusRegions() > 0) {
                request.set(CaptureRequest.CONTROL_AF_REGIONS, regions);
            }
            if (facts.exposureRegions() > 0) {
                request.set(CaptureRequest.CONTROL_AE_REGIONS, regions);
            }
        }
        return request;
    }

    private MeteringRectangle region(Rect sensor) {
        int x = sensor.left + (int) (sensor.width() * focus[0]);
        int y = sensor.top + (int) (sensor.height() * focus[1]);
        int width = Math.max(1, (int) (sensor.width() * (focus[2] - focus[0])));
        int height = Math.max(1, (int) (sensor.height() * (focus[3] - focus[1])));
        return new MeteringRectangle(x, y, width, height, MeteringRectangle.METERING_WEIGHT_MAX - 1);
    }

    static CameraProblem problem(CameraAccessException e) {
        return switch (e.getReason()) {
            case CameraAccessException.CAMERA_IN_USE, CameraAccessException.MAX_CAMERAS_IN_USE,
                    CameraAccessException.CAMERA_DISCONNECTED -> CameraProblem.TAKEN_AWAY;
            case CameraAccessException.CAMERA_DISABLED -> CameraProblem.PERMISSION_DENIED;
            default -> CameraProblem.FAILED;
        };
    }

    /**
     * @param error the camera device's error code
     */
    static CameraProblem problem(int error) {
        return switch (error) {
            case CameraDevice.StateCallback.ERROR_CAMERA_IN_USE,
                    CameraDevice.StateCallback.ERROR_MAX_CAMERAS_IN_USE -> CameraProblem.TAKEN_AWAY;
            case CameraDevice.StateCallback.ERROR_CAMERA_DISABLED -> CameraProblem.PERMISSION_DENIED;
            default -> CameraProblem.FAILED;
        };
    }
}
