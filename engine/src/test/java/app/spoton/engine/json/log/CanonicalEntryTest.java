package app.spoton.engine.json.log;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.RecordedLog;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.testing.LongRun;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.Test;

/** The short way through a line that is as we write it answers as the long one, which reads any JSON. */
public class CanonicalEntryTest {
    private static final List<LogLine> LOG = RecordedLog.of(17, 400);
    private static final int DAMAGED = LongRun.cases(8_000, 2_000_000);

    private final CanonicalEntry canonical = new CanonicalEntry(Catalog.standard());
    private final LoggedLines shortWay = new LoggedLines(Catalog.standard());
    private final LoggedLines longWay = new LoggedLines(Catalog.standard());

    private static byte[] bytes(LogLine line) {
        return line.text().getBytes(StandardCharsets.UTF_8);
    }

    private static String answer(LoggedLines lines, String difference) {
        return difference + lines.isSettled() + lines.table() + lines.engine() + lines.otherPaytables() + lines.meters();
    }

    private void assertSameAnswer(byte[] line) {
        String expected = answer(longWay, longWay.settleAnyForm(line, 0, line.length).toString());
        assertEquals(new String(line, StandardCharsets.UTF_8), expected,
                answer(shortWay, shortWay.settleAgain(line, 0, line.length).toString()));
    }

    private boolean isCanonical(String line) {
        byte[] utf8 = line.getBytes(StandardCharsets.UTF_8);
        return canonical.read(utf8, 0, utf8.length);
    }

    @Test
    public void everyRoundThatTheAppLogsIsComparedAsBytes() {
        for (LogLine line : LOG) {
            assertTrue(line.text(), isCanonical(line.text()));
            assertSameAnswer(bytes(line));
        }
    }

    @Test
    public void aLineInTheMiddleOfABufferIsReadAsOneAlone() {
        byte[] line = bytes(LOG.get(3));
        byte[] buffer = new byte[line.length + 200];
        Arrays.fill(buffer, (byte) '}');
        System.arraycopy(line, 0, buffer, 77, line.length);
        assertTrue(canonical.read(buffer, 77, line.length));
        assertFalse(canonical.read(buffer, 77, line.length - 1));
        assertFalse(canonical.read(buffer, 77, line.length + 1));
    }

    @Test
    public void entriesOfVersion1AreReadByTheGeneralParser() {
        for (LogLine line : SampleLog.of(5, 60)) {
            assertFalse(isCanonical(line.text()));
            if (line.kind().equals("round")) {
                assertSameAnswer(bytes(line));
            }
        }
    }

    /** Each of these is JSON, or nearly, and means something else or must be refused. */
    @Test
    public void aLineWrittenDifferentlyIsReadByTheGeneralParser() {
        List<UnaryOperator<String>> changes = List.of(
                line -> line.replaceFirst("\"version\":2", "\"version\": 2"),
                line -> line.replaceFirst("\"version\":2", "\"version\":2,\"version\":2"),
                line -> line.replaceFirst("\"version\":2", "\"version\":3"),
                line -> line.replaceFirst("\"say\":\"Seat", "\"say\":\"x\",\"say\":\"Seat"),
                line -> line.replaceFirst("\"say\":\"Seat", "\"pay\":\"1.00\",\"say\":\"Seat"),
                line -> line.replaceFirst("\"say\":\"Seat", "\"say\":\"\\\\u0053eat"),
                line -> line.replaceFirst("\"say\":\"Seat", "\"say\":\"\u0001Seat"),
                line -> line.replaceFirst("\"notes\":\\[\\]", "\"notes\":[],\"notes\":[]"),
                line -> line.replaceFirst("\"pay\":\"0.00\"", "\"pay\":\"0.0\""),
                line -> line.replaceFirst("\"pay\":\"0.00\"", "\"pay\":\"9.00\""),
                line -> line.replaceFirst("\"qualifies\":", "\"more\":1,\"qualifies\":"),
                line -> line.replaceFirst("\"table\":\"Pit 3\"", "\"table\":\"Pit 3\",\"table\":\"Pit 4\""),
                line -> line.replaceFirst("\"known\":\\{\"(..)\":\"camera\"", "\"known\":{\"$1\":\"camera\",\"$1\":\"typed\""),
                line -> line.replaceFirst("\"paytables\":\\{\"([a-z-]+)\":\"([^\"]+)\"",
                        "\"paytables\":{\"$1\":\"$2\",\"$1\":\"$2\""),
                line -> line.replaceFirst("\"game\":", "\"game\":\"none\",\"game\":"),
                line -> line.replaceFirst("\"dealer\":\\[", "\"dealer\":[],\"dealer\":["),
                line -> line.replaceFirst("\"seats\":\\[\\{\"seat\":(\\d)", "\"seats\":[{\"seat\":0$1"),
                line -> line.replaceFirst("\"number\":", "\"number\":0"),
                line -> line.replaceFirst("\"previous\":\"", "\"previous\":\"\\\\"),
                line -> line.replaceFirst("\"house\":\\{", "\"settlement\":{},\"house\":{"),
                line -> line.replaceFirst("\"house\":\\{", "\"house\":{\"x\":{\"y\":[\"}\"]},"),
                line -> line + " ");
        for (LogLine line : LOG.subList(0, 50)) {
            for (UnaryOperator<String> change : changes) {
                String changed = change.apply(line.text());
                assertSameAnswer(changed.getBytes(StandardCharsets.UTF_8));
            }
        }
        assertFalse(isCanonical(LOG.get(1).text() + " "));
        assertFalse(isCanonical(LOG.get(1).text().replaceFirst("\"version\":2", "\"version\":2,\"version\":2")));
    }

    @Test
    public void bothReadersAnswerTheSameAboutDamagedLines() {
        Random random = new Random(29);
        for (int damaged = 0; damaged < DAMAGED; damaged++) {
            assertSameAnswer(damage(bytes(LOG.get(random.nextInt(LOG.size()))), random));
        }
    }

    private static byte[] damage(byte[] line, Random random) {
        int at = random.nextInt(line.length);
        int length = 1 + random.nextInt(random.nextInt(4) == 0 ? 60 : 2);
        int end = Math.min(line.length, at + length);
        switch (random.nextInt(5)) {
            case 0 -> line[at] = (byte) random.nextInt(256);
            case 1 -> line[at] = (byte) "\"{}[],:\\0129.-".charAt(random.nextInt(14));
            case 2 -> {
                byte[] cut = Arrays.copyOf(line, line.length - (end - at));
                System.arraycopy(line, end, cut, at, line.length - end);
                return cut;
            }
            case 3 -> {
                byte[] twice = Arrays.copyOf(line, line.length + end - at);
                System.arraycopy(line, at, twice, end, line.length - at);
                return twice;
            }
            default -> {
                int from = random.nextInt(line.length - (end - at) + 1);
                System.arraycopy(line, from, line, at, end - at);
            }
        }
        return line;
    }
}
