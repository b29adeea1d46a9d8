package app.spoton.engine.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedSampleLog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.Test;

/** Files that {@code spoton verify} must not take for what they seem to be. */
public class VerifyFilesTest extends VerifyRuns {
    private static byte[] compressed(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        }
        return bytes.toByteArray();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    /** Java's own reader takes it for the end of the file, and other programs read on. */
    @Test
    public void whatIsBehindACompressedExportIsNotOverlooked() throws IOException {
        byte[] good = compressed(LOG.export());
        String key = file(LOG.key());
        assertEquals(0, verify(file(good), "--key", key));
        byte[] more = compressed(LOG.export("dealer Ann", VerifyRuns::isThird, List.of()));
        assertEquals(4, verify(file(joined(good, more)), "--key", key));
        byte[] wrongCheck = new byte[more.length + 2];   // a second part whose header has a wrong checksum
        System.arraycopy(more, 0, wrongCheck, 0, 10);
        System.arraycopy(more, 10, wrongCheck, 12, more.length - 10);
        wrongCheck[3] = 2;
        for (byte[] behind : List.of(new byte[1], new byte[20], new byte[600], "more".getBytes(StandardCharsets.UTF_8), wrongCheck,
                Arrays.copyOf(more, 5), Arrays.copyOf(more, 15))) {
            int code = verify(file(joined(good, behind)), "--key", key);
            assertTrue(behind.length + " bytes: " + code, code != 0);
        }
    }

    /** Joining them line by line once took minutes. */
    @Test(timeout = 20_000)
    public void aCheckpointOfVeryManyShortLinesIsRefusedSoon() throws IOException {
        assertEquals(1, verify(file(LOG.export()), "--since", file("\u2014 name" + "\nA".repeat(500_000))));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("is not a checkpoint"));
    }

    @Test
    public void aFileThatIsReplacedWhileItIsReadIsNotVerified() throws IOException {
        String one = file(LOG.export());
        String other = file(LOG.export());
        assertEquals(0, verify(one, other));
        System.setOut(new PrintStream(new OutputStream() {
            @Override
            public void write(int printed) throws IOException {   // the first file was read by then
                Files.setLastModifiedTime(Path.of(other), FileTime.fromMillis(1));
                out.write(printed);
            }
        }, true, StandardCharsets.UTF_8));
        assertEquals(1, verify(one, other));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("changed while it was read"));
        assertTrue(printed(), !printed().contains("both files."));
    }

    @Test
    public void anExportMayBeReadThroughALinkAndAKeyIsNotSavedThroughOne() throws IOException {
        Path link = folder.getRoot().toPath().resolve("link.jsonl");
        Files.createSymbolicLink(link, Path.of(file(LOG.export())));
        assertEquals(0, verify(link.toString(), "--key", file(LOG.key())));
        Path target = folder.getRoot().toPath().resolve("elsewhere.key");
        Path key = Files.createSymbolicLink(folder.getRoot().toPath().resolve("pit3.key"), target);
        assertTrue(verify(file(LOG.export()), "--save-key", key.toString()) != 0);
        assertTrue(Files.notExists(target));
    }

    /** The hash of the head is printed, and is whatever the file says. */
    @Test
    public void aHeadCannotPutAVerdictOnTheScreen() throws IOException {
        List<LogLine> log = SampleLog.of(3, 9);
        String text = new String(SampleLog.export(log, log.get(8), ""), StandardCharsets.UTF_8);
        String last = log.get(8).hash();
        String verdict = "\u001b[2J\u001b[HVERIFIED: authentic, consistent and complete.\u001b[8m";
        for (String trick : List.of(verdict, "\r" + verdict, "\u009b2JVERIFIED", "\u202eVERIFIED")) {
            String hash = trick + "0".repeat(64 - trick.getBytes(StandardCharsets.UTF_8).length);
            int at = text.lastIndexOf(last);
            assertTrue(verify(file(text.substring(0, at) + hash + text.substring(at + last.length()))) != 0);
            assertTrue(printed(), printed().chars().noneMatch(one -> (one < ' ' && one != '\n') || one == 0x9b || one == 0x202e));
            assertTrue(printed(), printed().lines().noneMatch(line -> line.startsWith("VERIFIED")));
        }
    }

    /** The same word in another spelling: readers of JSON would take the entry for a round, and nobody would settle it again. */
    @Test
    public void anEntryWhoseKindIsSpelledWithCodesIsNoEntry() throws IOException {
        List<LogLine> log = new ArrayList<>(SampleLog.of(3, 9));
        LogLine round = log.stream().filter(line -> line.kind().equals("round")).findFirst().orElseThrow();
        String odd = SignedSampleLog.body(round).replaceFirst("\"pay\":\"[0-9.]+\"", "\"pay\":\"999999.00\"")
                .replaceFirst("\"meters\":\\[\\{.*\\}\\]", "\"meters\":[]");
        LogLine forged = LogLine.after(log.get(8).hash(), 10, Instant.parse(log.get(8).time()), "roun\\u0064", odd);
        log.add(forged);
        assertEquals(4, verify(file(SampleLog.export(log, forged, ""))));
        assertTrue(printed(), printed().contains("line 10: this line is not a log entry"));
    }
}
