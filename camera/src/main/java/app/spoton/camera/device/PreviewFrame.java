package app.spoton.camera.device;

/** A frame of the preview in the layout NV21, with the time at which it was taken and how far the sensor is turned. */
@SuppressWarnings("ArrayRecordComponent")   // never compared; a copy of each frame would cost too much
public record PreviewFrame(byte[] nv21, int width, int height, int rotation, long atMs) {
    /** The mean of the gray values, 0 to 255. */
    public double brightness() {
        long sum = 0;
        int count = 0;
        for (int i = 0; i < width * height; i += 7) {
            sum += nv21[i] & 0xff;
            count++;
        }
        return sum / (double) Math.max(1, count);
    }

    /** The share of the picture in which the gray values differ from another frame's. */
    public double moved(PreviewFrame other) {
        if (other.width != width || other.height != height) {
            return 1;
        }
        int step = Math.max(1, width / 80);
        int changed = 0;
        int count = 0;
        for (int y = 0; y < height; y += step) {
            for (int x = 0; x < width; x += step) {
                int i = y * width + x;
                changed += Math.abs((nv21[i] & 0xff) - (other.nv21[i] & 0xff)) > 28 ? 1 : 0;
                count++;
            }
        }
        return changed / (double) count;
    }
}
