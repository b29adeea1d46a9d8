package app.spoton.camera.device;

import java.util.Comparator;
import java.util.List;

/** Which of the camera's picture sizes to use. */
record StillSize(int width, int height) {
    private static final long WANTED = 8_000_000;

    long pixels() {
        return (long) width * height;
    }

    /** The smallest with 8 megapixels, which show a card across a 1.8 m layout 90 px wide; else the largest. */
    static StillSize best(List<StillSize> sizes) {
        return sizes.stream().filter(s -> s.pixels() >= WANTED * 95 / 100)
                .min(Comparator.comparingLong(StillSize::pixels))
                .or(() -> sizes.stream().max(Comparator.comparingLong(StillSize::pixels)))
                .orElseThrow(() -> new IllegalArgumentException("a camera without picture sizes"));
    }

    /** For watching: the one nearest to 640 x 480. */
    static StillSize forWatching(List<StillSize> sizes) {
        return sizes.stream().min(Comparator.comparingLong(s -> Math.abs(s.pixels() - 640 * 480)))
                .orElseThrow(() -> new IllegalArgumentException("a camera without preview sizes"));
    }
}
