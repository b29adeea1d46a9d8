package app.spoton.tablet.history.statistics;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Where chance leaves a count. */
public class ChanceIntervalTest {
    @Test
    public void aFairCoinThrownAHundredTimesShowsHeads37To63Times() {
        assertArrayEquals(new long[] {37, 63}, ChanceInterval.interval(100, 0.5));
    }

    @Test
    public void anEventExpectedOnceMayOccurZeroToFourTimes() {
        assertArrayEquals(new long[] {0, 4}, ChanceInterval.interval(1_000_000, 0.000_001));
    }

    @Test
    public void theTwoCalculationsAgree() {
        long[] exact = ChanceInterval.interval(19_900, 0.01);
        long[] normal = ChanceInterval.interval(20_200, 0.01);
        assertTrue(Math.abs(exact[0] + 3 - normal[0]) <= 2 && Math.abs(exact[1] + 3 - normal[1]) <= 3);
    }
}
