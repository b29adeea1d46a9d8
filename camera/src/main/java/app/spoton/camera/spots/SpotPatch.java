package app.spoton.camera.spots;

import org.opencv.core.Mat;

/**
 * A place on the empty layout and the same place now. Close it.
 *
 * @param radius of the spot, in millimeters
 */
record SpotPatch(Mat empty, Mat now, StackLean lean, double radius) implements AutoCloseable {
    @Override
    public void close() {
        empty.release();
        now.release();
    }
}
