package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.Test;

public class RoundIdSetTest {
    private static long number(String id) {
        byte[] bytes = ("..." + id + "..").getBytes(StandardCharsets.UTF_8);
        return RoundIdSet.number(bytes, 3, bytes.length - 2);
    }

    @Test
    public void everyIdIsNewOnceHoweverManyThereAre() {
        RoundIdSet rounds = new RoundIdSet();
        for (int round = 0; round < 50_000; round++) {
            assertTrue(rounds.add(number("round " + round)));
        }
        for (int round = 0; round < 50_000; round++) {
            assertFalse(rounds.add(number("round " + round)));
        }
        assertTrue(rounds.add(number("round 50000")));
    }

    @Test
    public void idsThatFallIntoOnePlaceAreKeptApart() {
        RoundIdSet rounds = new RoundIdSet();
        for (long id = 1; id < 400; id++) {
            assertTrue(rounds.add(id << 32 | 1023));
        }
        for (long id = 1; id < 400; id++) {
            assertFalse(rounds.add(id << 32 | 1023));
        }
    }

    @Test
    public void anIdIsItsOwnBytesOnly() {
        assertEquals(number("r1"), number("r1"));
        assertNotEquals(number("r1"), number("r2"));
        assertNotEquals(number("r12"), number("r21"));
        assertNotEquals(0, number(""));
    }
}
