package app.spoton.camera.device;

import android.graphics.Rect;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraDevice;
import android.hardware.camera2.CaptureRequest;
import android.hardware.camera2.params.MeteringRectangle;
import android.view.Surface;
import java.util.Optional;

/** What is asked of the camera: preview and stills, with the light and the focus that were wished for. */
final class Requests {
    private static final byte JPEG_QUALITY = 95;

    private Rect sensor = new Rect();
    private boolean torch;
    private Optional<MeteringRectangle> focus = Optional.empty();

    void sensor(Rect size) {
        sensor = size;
    }

    void torch(boolean on) {
        torch = on;
    }

    void focusOn(double left, double top, double right, double bottom) {
        int x = sensor.left + (int) (sensor.width() * Math.max(0, left));
        int y = sensor.top + (int) (sensor.height() * Math.max(0, top));
        int width = Math.max(1, (int) (sensor.width() * (Math.min(1, right) - Math.max(0, left))));
        int height = Math.max(1, (int) (sensor.height() * (Math.min(1, bottom) - Math.max(0, top))));
        focus = Optional.of(new MeteringRectangle(x, y, width, height, MeteringRectangle.METERING_WEIGHT_MAX - 1));
    }

    CaptureRequest preview(CameraDevice device, Surface shown, Surface watched) throws CameraAccessException {
        CaptureRequest.Builder request = device.createCaptureRequest(CameraDevice.TEMPLATE_PREVIEW);
        request.addTarget(shown);
        request.addTarget(watched);
        return common(request).build();
    }

    CaptureRequest still(CameraDevice device, Surface stills) throws CameraAccessException {
        CaptureRequest.Builder request = device.createCaptureRequest(CameraDevice.TEMPLATE_STILL_CAPTURE);
        request.addTarget(stills);
        request.set(CaptureRequest.JPEG_QUALITY, JPEG_QUALITY);
        return common(request).build();
    }

    private CaptureRequest.Builder common(CaptureRequest.Builder request) {
        request.set(CaptureRequest.CONTROL_AF_MODE, CaptureRequest.CONTROL_AF_MODE_CONTINUOUS_PICTURE);
        request.set(CaptureRequest.CONTROL_AE_MODE, CaptureRequest.CONTROL_AE_MODE_ON);
        request.set(CaptureRequest.FLASH_MODE,
                torch ? CaptureRequest.FLASH_MODE_TORCH : CaptureRequest.FLASH_MODE_OFF);
        focus.ifPresent(region -> {
            MeteringRectangle[] regions = {region};
            request.set(CaptureRequest.CONTROL_AF_REGIONS, regions);
            request.set(CaptureRequest.CONTROL_AE_REGIONS, regions);
        });
        return request;
    }

    static CameraTrouble trouble(CameraAccessException e) {
        return switch (e.getReason()) {
            case CameraAccessException.CAMERA_IN_USE, CameraAccessException.MAX_CAMERAS_IN_USE,
                    CameraAccessException.CAMERA_DISCONNECTED -> CameraTrouble.TAKEN_AWAY;
            case CameraAccessException.CAMERA_DISABLED -> CameraTrouble.PERMISSION_DENIED;
            default -> CameraTrouble.FAILED;
        };
    }
}
