package app.spoton.engine.cli;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
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
        assertTrue(printed(), !printed().contains("VERIFIED: both files."));
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
}
