package app.spoton.tablet.trainer.practice;

import java.util.ArrayList;
import java.util.List;

/**
 * Chance by a seed: SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014). It is
 * written out here because an exam's code must draw the same on every tablet, whatever Java its Android has.
 */
public final class SeededRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    public SeededRandom(long seed) {
        this.state = seed;
    }

    /** Any number. */
    public long nextLong() {
        state += GOLDEN;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** A number from 0, below the bound. */
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

    /** Another chance, which does not depend on how often this one is asked from now on. */
    SeededRandom split() {
        return new SeededRandom(nextLong());
    }
}
