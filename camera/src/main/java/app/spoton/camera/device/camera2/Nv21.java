package app.spoton.camera.device.camera2;

import java.nio.ByteBuffer;

/** Packs a camera's three planes into the layout NV21. */
final class Nv21 {
    private Nv21() {
    }

    /** One plane of a YUV_420_888 image. */
    record Plane(ByteBuffer bytes, int rowStride, int pixelStride) {
    }

    static byte[] of(Plane y, Plane u, Plane v, int width, int height) {
        byte[] out = new byte[width * height * 3 / 2];
        for (int row = 0; row < height; row++) {
            for (int col = 0; col < width; col++) {
                out[row * width + col] = y.bytes.get(row * y.rowStride + col * y.pixelStride);
            }
        }
        int at = width * height;
        for (int row = 0; row < height / 2; row++) {
            for (int col = 0; col < width / 2; col++) {
                out[at++] = v.bytes.get(row * v.rowStride + col * v.pixelStride);
                out[at++] = u.bytes.get(row * u.rowStride + col * u.pixelStride);
            }
        }
        return out;
    }
}
