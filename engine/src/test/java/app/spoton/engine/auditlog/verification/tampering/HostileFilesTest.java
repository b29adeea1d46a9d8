package app.spoton.engine.auditlog.verification.tampering;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.verification.Finding;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.Test;

/** Files that are made to do harm, or that broke on their way, give findings: no crash, and no more memory than a line takes. */
public class HostileFilesTest {
    private static final List<LogLine> LOG = SampleLog.of(6, 8);

    private static VerificationReport verified(InputStream in) throws IOException {
        Verification verification = new Verification(Catalog.standard());
        verification.lines(in, done -> { });
        return verification.report(Optional.empty());
    }

    private static VerificationReport verified(String kind, String body) throws IOException {
        LogLine line = LogLine.after(LogLine.NOTHING, 1, Instant.EPOCH, kind, body);
        return verified(new ByteArrayInputStream(SampleLog.export(List.of(line), line, "")));
    }

    /** The same byte for ever. */
    private static final class Endless extends InputStream {
        private final char same;
        private long read;

        Endless(char same) {
            this.same = same;
        }

        @Override
        public int read() {
            read++;
            return same;
        }

        @Override
        public int read(byte[] into, int from, int length) {
            Arrays.fill(into, from, from + length, (byte) same);
            read += length;
            return length;
        }
    }

    @Test
    public void aLineWithoutAnEndIsGivenUp() throws IOException {
        Endless endless = new Endless('x');
        VerificationReport report = verified(endless);
        assertTrue(report.findings().toString(), report.findings().get(0).problem().contains("longer than 1048576 bytes"));
        assertTrue(endless.read <= 4 << 20);
    }

    @Test
    public void linesWithoutAnEndThatAreNoEntriesAreGivenUp() throws IOException {
        Endless endless = new Endless('\n');
        VerificationReport report = verified(endless);
        assertTrue(endless.read <= 1 << 20);
        assertFalse(report.verdicts().isRestorable());
        assertTrue(report.found() > 100_000 && report.found() < 110_000);
    }

    @Test
    public void aLineThatIsTooLongEndsTheReadingAndKeepsWhatWasFoundBefore() throws IOException {
        LogLine first = LOG.get(0);
        String text = first.text() + "\n{\"x\":\"" + "y".repeat(1 << 20) + "\"}\n";
        VerificationReport report = verified(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        assertEquals(1, report.entries());
        assertEquals(Finding.Kind.UNREADABLE, report.findings().get(0).kind());
        assertEquals(1, report.findings().get(0).line());
    }

    private static byte[] packed() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(SampleLog.export(LOG, LOG.get(7), ""));
        }
        return bytes.toByteArray();
    }

    @Test
    public void halfACompressedFileIsCutOff() throws IOException {
        byte[] packed = packed();
        assertTrue(verified(new GZIPInputStream(new ByteArrayInputStream(packed))).isWhole());
        VerificationReport report = verified(new GZIPInputStream(new ByteArrayInputStream(packed, 0, packed.length / 2)));
        assertEquals(Finding.Kind.CUT_OFF, report.findings().get(report.findings().size() - 1).kind());
        assertTrue(report.findings().toString(), report.findings().toString().contains("the compressed file is cut off"));
    }

    @Test
    public void aDamagedCompressedFileIsUnreadableFromThereOn() throws IOException {
        byte[] packed = packed();
        Arrays.fill(packed, packed.length / 2, packed.length / 2 + 40, (byte) 0xff);
        assertFalse(verified(new GZIPInputStream(new ByteArrayInputStream(packed))).isWhole());
    }

    @Test
    public void everyBeginningOfAFileIsCutOff() throws IOException {
        byte[] file = SampleLog.export(LOG.subList(0, 2), LOG.get(1), "");
        for (int length = 0; length < file.length - 1; length += 7) {
            assertFalse(verified(new ByteArrayInputStream(file, 0, length)).isWhole());
        }
    }

    /** Found by the fuzzer: the mark of a field within the field behind it. */
    @Test
    public void aLineWhoseFieldsAreWithinEachOtherIsNoLine() throws IOException {
        for (int at = 0; at <= 54; at++) {
            String previous = "0".repeat(at) + "\",\"kind\":\"" + "0".repeat(54 - at);
            String text = "{\"log\":{},\"number\":11,\"time\":\"2026-11-02T02:00:00Z\",\"previous\":\"" + previous + "\",\"hash\":\""
                    + "0".repeat(64) + "\"}";
            assertEquals(Optional.empty(), LogLine.read(text));
            assertFalse(verified(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))).isWhole());
        }
    }

    @Test
    public void aTimeThatIsNoneIsUnreadable() throws IOException {
        for (String time : List.of("yesterday", "", "2026-13-01T00:00:00Z", "2026-03-01T18:00:00.0Z")) {
            String text = LOG.get(0).text().replace(LOG.get(0).time(), time);
            LogLine line = LogLine.read(text).orElseThrow();
            VerificationReport report = verified(new ByteArrayInputStream(SampleLog.export(List.of(line), line, "")));
            assertTrue(time + report.findings(), report.findings().stream().anyMatch(found ->
                    found.kind() == Finding.Kind.UNREADABLE && found.problem().equals("its time is not a time")));
        }
    }

    @Test
    public void valuesOfTheWrongTypeAreUnreadable() throws IOException {
        for (String log : List.of("{\"table\":{\"a\":1}}", "{\"table\":[]}", "{\"engine\":[[]]}", "{\"meters\":{}}",
                "{\"meters\":[1]}", "{\"meters\":[{\"meter\":[]}]}", "{\"meters\":[{\"amount\":{}}]}",
                "{\"meters\":[{\"amount\":\"x\"}]}", "{\"meters\":[{\"after\":1}]}", "[]", "1")) {
            assertFalse(log, verified("meter", "{\"log\":" + log + "}").isWhole());
            assertFalse(log, verified("round", "{\"log\":" + log + "}").isWhole());
        }
        for (String body : List.of("{\"head\":1}", "{\"head\":{\"version\":2}}", "{\"head\":{\"checkpoint\":[]}}")) {
            assertFalse(body, verified(LogLine.HEAD, body).isWhole());
        }
        for (String kind : List.of(LogIdentity.CREATED, LogIdentity.KEY_CHANGED, CheckpointEntry.KIND)) {
            assertFalse(kind, verified(kind, "{\"log\":{\"key\":[],\"checkpoint\":{}}}").isWhole());
        }
    }

    @Test
    public void noLineForOmittedEntriesThatIsMadeUpIsTaken() throws IOException {
        for (String line : List.of("{\"omitted\":{}}", "{\"omitted\":{\"first\":0,\"last\":3,\"hashes\":[]}}",
                "{\"omitted\":{\"first\":1,\"last\":99999999999999999,\"hashes\":[]}}", "{\"omitted\":{\"first\":3,\"last\":1}}",
                "{\"omitted\":{\"first\":1,\"last\":1,\"hashes\":[\"AA==\"]}}", "{\"omitted\":{")) {
            assertFalse(line, verified(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8))).isWhole());
        }
    }

    /** Pieces of lines put in the wrong places, with hashes that are right. */
    @Test
    public void shuffledLinesGiveFindingsAndNeverAnException() throws IOException {
        Random random = new Random(1);
        String[] pieces = {"{", "}", "[", "]", "\"log\":", "\"meters\":", "\"settlement\":", "\"table\":", "\"x\"", ",", "1",
            "\"seats\":", "\"dealer\":", "\"game\":\"four-card-poker\"", "\"wagers\":", "\"version\":", "null", "\"1.00\""};
        int taken = 0;
        for (int count = 0; count < 3_000; count++) {
            StringBuilder body = new StringBuilder("{\"log\":{");
            for (int piece = random.nextInt(12); piece >= 0; piece--) {
                body.append(pieces[random.nextInt(pieces.length)]);
            }
            try {
                verified(random.nextBoolean() ? "round" : "meter", body.toString());
                taken++;
            } catch (IllegalArgumentException notJson) {
                // an entry cannot be made of it
            }
        }
        assertTrue(taken < 3_000);
        String line = LOG.get(3).text();
        for (int count = 0; count < 500; count++) {
            StringBuilder cut = new StringBuilder(line);
            int from = random.nextInt(line.length() - 400);
            cut.replace(from, from + random.nextInt(20), pieces[random.nextInt(pieces.length)]);
            byte[] bytes = cut.toString().getBytes(StandardCharsets.UTF_8);
            assertFalse(verified(new ByteArrayInputStream(bytes)).isWhole());
        }
    }

    /** A thousand findings are kept, and each could quote a line of a mebibyte. */
    @Test
    public void whatAFindingQuotesIsShortened() throws IOException {
        String longText = "\ud83c\udca1".repeat(100_000);
        VerificationReport report = verified("meter", "{\"log\":{\"table\":\"x\",\"meters\":[" + meter(longText, "1.00") + "," + meter(longText, "9.00") + "]}}");
        Finding found = report.findings().stream().filter(finding -> finding.kind() == Finding.Kind.METER).findFirst().orElseThrow();
        assertTrue(found.problem().length() + " characters", found.problem().length() < 700);
        assertTrue(found.problem(), found.problem().startsWith("the meter \ud83c\udca1") && found.problem().endsWith(" characters)"));
        LogLine line = LogLine.after(LogLine.NOTHING, 1, Instant.EPOCH, "meter", "{\"log\":{\"table\":\"x\"}}");
        assertTrue(verified(new ByteArrayInputStream(SampleLog.export(List.of(line), line, longText))).filter().length() < 700);
    }

    private static String meter(String name, String after) {
        return "{\"meter\":\"" + name + "\",\"kind\":\"contribution\",\"amount\":\"1.00\",\"reserve\":\"0.00\",\"after\":{\"amount\":\""
                + after + "\",\"seed\":\"0.00\",\"reserve\":\"0.00\"}}";
    }

    @Test
    public void partsWithinPartsWithoutEndAreUnreadable() throws IOException {
        for (LogLine line : LOG.subList(0, 4)) {
            for (int depth : new int[] {999, 1_001, 100_000}) {
                String text = line.text().replaceFirst("\"log\":\\{", "\"log\":{\"x\":" + "[".repeat(depth) + "]".repeat(depth) + ",");
                assertFalse(verified(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))).isWhole());
            }
        }
    }
}
