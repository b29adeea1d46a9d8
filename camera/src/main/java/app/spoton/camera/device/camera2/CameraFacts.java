package app.spoton.camera.device.camera2;

import android.graphics.ImageFormat;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraCharacteristics;
import android.hardware.camera2.CameraManager;
import android.hardware.camera2.CameraMetadata;
import android.hardware.camera2.params.StreamConfigurationMap;
import android.util.Size;
import app.spoton.camera.device.CameraLens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The camera that looks at the layout, and what it can do.
 *
 * @param sensor its pixels, the coordinates of focus and exposure
 * @param focusRegions and exposureRegions how many regions it supports; 0 if none
 */
record CameraFacts(String id, CameraLens lens, StillSize still, StillSize watched, Rect sensor,
        int focusRegions, int exposureRegions) {
    private static final long WATCHED = 640 * 480;
    private static final long SHOWN = 1280 * 960;
    private static final int QUARTER = 90;

    /** The one at the back, or any; empty if there is none that takes pictures. */
    static Optional<CameraFacts> find(CameraManager cameras) throws CameraAccessException {
        Optional<CameraFacts> any = Optional.empty();
        for (String id : cameras.getCameraIdList()) {
            Optional<CameraFacts> here = of(id, cameras.getCameraCharacteristics(id));
            if (here.isPresent() && !here.get().lens.facesUser()) {
                return here;
            }
            any = any.isPresent() ? any : here;
        }
        return any;
    }

    private static Optional<CameraFacts> of(String id, CameraCharacteristics facts) {
        StreamConfigurationMap map = facts.get(CameraCharacteristics.SCALER_STREAM_CONFIGURATION_MAP);
        if (map == null) {
            return Optional.empty();
        }
        List<StillSize> stills = sizes(map.getOutputSizes(ImageFormat.JPEG));
        // If a camera can take bursts, sizes that it cannot take twenty times a second are in a separate list.
        stills.addAll(sizes(map.getHighResolutionOutputSizes(ImageFormat.JPEG)));
        List<StillSize> frames = sizes(map.getOutputSizes(ImageFormat.YUV_420_888));
        if (stills.isEmpty() || frames.isEmpty()) {
            return Optional.empty();   // a depth camera
        }
        Rect array = facts.get(CameraCharacteristics.SENSOR_INFO_ACTIVE_ARRAY_SIZE);
        StillSize whole = array == null || array.isEmpty() ? StillSize.best(stills)
                : new StillSize(array.width(), array.height());
        StillSize still = StillSize.best(StillSize.shapedLike(whole, stills));
        List<StillSize> shown = sizes(map.getOutputSizes(SurfaceTexture.class));
        StillSize preview = StillSize.nearest(SHOWN, StillSize.shapedLike(still, shown.isEmpty() ? frames : shown));
        Integer facing = facts.get(CameraCharacteristics.LENS_FACING);
        boolean user = facing != null && facing == CameraMetadata.LENS_FACING_FRONT;
        int orientation = number(facts.get(CameraCharacteristics.SENSOR_ORIENTATION)) / QUARTER * QUARTER;
        CameraLens lens = new CameraLens(orientation, user, preview.width(), preview.height(),
                Boolean.TRUE.equals(facts.get(CameraCharacteristics.FLASH_INFO_AVAILABLE)),
                focuses(facts.get(CameraCharacteristics.CONTROL_AF_AVAILABLE_MODES)));
        return Optional.of(new CameraFacts(id, lens, still,
                StillSize.nearest(WATCHED, StillSize.shapedLike(still, frames)),
                array == null || array.isEmpty() ? new Rect(0, 0, still.width(), still.height()) : array,
                number(facts.get(CameraCharacteristics.CONTROL_MAX_REGIONS_AF)),
                number(facts.get(CameraCharacteristics.CONTROL_MAX_REGIONS_AE))));
    }

    private static boolean focuses(int[] modes) {
        return modes != null
                && Arrays.stream(modes).anyMatch(mode -> mode == CameraMetadata.CONTROL_AF_MODE_CONTINUOUS_PICTURE);
    }

    private static int number(Integer value) {
        return value == null ? 0 : value;
    }

    private static List<StillSize> sizes(Size[] sizes) {
        List<StillSize> list = new ArrayList<>();
        for (Size size : sizes == null ? new Size[0] : sizes) {
            list.add(new StillSize(size.getWidth(), size.getHeight()));
        }
        return list;
    }
}
