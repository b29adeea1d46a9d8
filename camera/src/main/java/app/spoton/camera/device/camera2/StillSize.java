package app.spoton.camera.device.camera2;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Which of the camera's picture sizes to use. */
record StillSize(int width, int height) {
    private static final long WANTED = 8_000_000;
    private static final double SAME_SHAPE = 0.02;

    long pixels() {
        return (long) width * height;
    }

    private double shape() {
        return width / (double) height;
    }

    /** Those that show all that the sensor sees, which has this shape: others are cut out of it. */
    static List<StillSize> shapedLike(StillSize sensor, List<StillSize> sizes) {
        List<StillSize> alike = sizes.stream().filter(s -> Math.abs(s.shape() / sensor.shape() - 1) < SAME_SHAPE)
                .collect(Collectors.toList());
        return alike.isEmpty() ? sizes : alike;
    }

    /** The smallest with 8 megapixels, which show a card across a 1.8 m layout 90 px wide; else the largest. */
    static StillSize best(List<StillSize> sizes) {
        return sizes.stream().filter(s -> s.pixels() >= WANTED * 95 / 100)
                .min(Comparator.comparingLong(StillSize::pixels))
                .or(() -> sizes.stream().max(Comparator.comparingLong(StillSize::pixels)))
                .orElseThrow(() -> new IllegalArgumentException("a camera without picture sizes"));
    }

    /** For watching and for the screen: the one nearest to this many pixels. */
    static StillSize nearest(long pixels, List<StillSize> sizes) {
        return sizes.stream().min(Comparator.comparingLong(s -> Math.abs(s.pixels() - pixels)))
                .orElseThrow(() -> new IllegalArgumentException("a camera without preview sizes"));
    }
}
