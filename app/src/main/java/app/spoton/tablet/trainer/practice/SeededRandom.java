package app.spoton.tablet.trainer.practice;

import java.util.ArrayList;
import java.util.List;

/**
 * SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014). It is implemented here
 * because an exam code must give the same questions on every version of Android.
 */
public final class SeededRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    public SeededRandom(long seed) {
        this.state = seed;
    }

    public long nextLong() {
        state += GOLDEN;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** From 0 up to, but not including, the bound. */
    public int nextInt(int bound) {
        return (int) ((nextLong() >>> 1) % bound);
    }

    public boolean oneIn(int times) {
        return nextInt(times) == 0;
    }

    public <T> T pick(List<T> choices) {
        return choices.get(nextInt(choices.size()));
    }

    public <T> List<T> shuffled(List<T> things) {
        List<T> from = new ArrayList<>(things);
        List<T> mixed = new ArrayList<>();
        while (!from.isEmpty()) {
            mixed.add(from.remove(nextInt(from.size())));
        }
        return mixed;
    }

    /** A new generator, independent of later calls to this one. */
    SeededRandom split() {
        return new SeededRandom(nextLong());
    }
}
