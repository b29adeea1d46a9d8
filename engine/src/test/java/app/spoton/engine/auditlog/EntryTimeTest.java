package app.spoton.engine.auditlog;

import static org.junit.Assert.assertEquals;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.Test;

/** Java's own reader and writer of times are the judge. */
public class EntryTimeTest {
    private static Optional<Instant> expected(String text) {
        try {
            return Optional.of(Instant.parse(text)).filter(parsed -> parsed.toString().equals(text));
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }

    private static void compare(String text) {
        assertEquals(text, expected(text), EntryTime.read(text));
    }

    @Test
    public void everyDayOfFourCenturiesIsReadAsJavaReadsIt() {
        for (long day = -36_600; day < 4 * 36_600; day++) {
            compare(Instant.ofEpochSecond(day * 86_400 + Math.floorMod(day * 7919, 86_400L)).toString());
        }
    }

    @Test
    public void everyMillisecondOfASecondIsReadAsJavaReadsIt() {
        for (long milli = 0; milli < 1000; milli++) {
            compare(Instant.ofEpochMilli(1_795_000_000_000L + milli).toString());
        }
    }

    @Test
    public void whateverIsNotWrittenAsALogWritesItIsNoTime() {
        for (String text : List.of("", "Z", "2026-11-18", "2026-11-18T08:00:00", "2026-11-18T08:00:00.000Z", "2026-11-18T08:00:00.12Z",
                "2026-11-18T08:00:00.123456Z", "2026-11-18t08:00:00Z", "2026-11-18T24:00:00Z", "2026-11-18T23:59:60Z",
                "2026-02-29T08:00:00Z", "2028-02-29T08:00:00Z", "1900-02-29T08:00:00Z", "2000-02-29T08:00:00Z", "2026-13-01T08:00:00Z",
                "2026-00-01T08:00:00Z", "2026-04-31T08:00:00Z", "2026-04-00T08:00:00Z", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z",
                "9999-12-31T23:59:59.999Z", "+10000-01-01T00:00:00Z", "-0001-01-01T00:00:00Z", "2026-11-18T08:60:00Z",
                "2026-11-18T25:00:00Z", "2026-11-18T08:00:00+00:00", "２026-11-18T08:00:00Z")) {
            compare(text);
        }
    }

    @Test
    public void aChangedCharacterIsSeenAsJavaSeesIt() {
        SplittableRandom random = new SplittableRandom(17);
        String characters = "0123456789-:.TZz+ ";
        for (int at = 0; at < 20_000; at++) {
            StringBuilder text = new StringBuilder(Instant.ofEpochMilli(random.nextLong(4_102_444_800_000L)).toString());
            text.setCharAt(random.nextInt(text.length()), characters.charAt(random.nextInt(characters.length())));
            compare(text.toString());
        }
    }
}
