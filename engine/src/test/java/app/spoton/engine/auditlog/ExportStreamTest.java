package app.spoton.engine.auditlog;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.Test;

/** Compressed exports as RFC 1952 describes them. */
public class ExportStreamTest {
    private static final int HEADER = 10;
    private static final int TRAILER = 8;

    private static byte[] text(int length) {
        byte[] text = new byte[length];
        new Random(length).nextBytes(text);
        return text;
    }

    private static byte[] compressed(byte[] text) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(file)) {
            gzip.write(text);
        }
        return file.toByteArray();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        Arrays.asList(parts).forEach(file::writeBytes);
        return file.toByteArray();
    }

    /** The same file with these flags and fields in its header. */
    private static byte[] withHeader(byte[] file, int flags, byte[] fields) {
        byte[] header = Arrays.copyOf(file, HEADER);
        header[3] = (byte) flags;
        return joined(header, fields, Arrays.copyOfRange(file, HEADER, file.length));
    }

    private static byte[] changed(byte[] file, int at) {
        byte[] other = file.clone();
        other[at] ^= 1;
        return other;
    }

    private static byte[] read(byte[] file) throws IOException {
        try (InputStream in = ExportStream.of(new ByteArrayInputStream(file))) {
            return in.readAllBytes();
        }
    }

    private static void refused(byte[] file) {
        assertThrows(ZipException.class, () -> read(file));
    }

    @Test
    public void aFileIsReadCompressedOrNotAndHoweverMuchIsAskedForAtOnce() throws IOException {
        for (int length : new int[] {0, 1, 2, 1000, 300_000}) {
            byte[] text = text(length);
            assertArrayEquals(text, read(compressed(text)));
            assertArrayEquals(joined(text, text), read(joined(compressed(text), compressed(text))));
        }
        byte[] plain = "{\"entry\":1}\n".getBytes(StandardCharsets.UTF_8);
        assertArrayEquals(plain, read(plain));
        try (InputStream in = ExportStream.of(new ByteArrayInputStream(compressed(new byte[] {-1, 7})))) {
            assertEquals(0, in.read(new byte[3], 1, 0));
            assertEquals(255, in.read());
            byte[] into = new byte[3];
            assertEquals(1, in.read(into, 1, 2));
            assertArrayEquals(new byte[] {0, 7, 0}, into);
            assertEquals(-1, in.read());
            assertEquals(-1, in.read(into, 0, 3));
        }
    }

    @Test
    public void everyFieldOfTheHeaderIsSkippedAndItsChecksumIsCompared() throws IOException {
        byte[] text = text(100);
        byte[] file = compressed(text);
        assertArrayEquals(text, read(withHeader(file, 4, joined(new byte[] {2, 1}, new byte[258]))));
        assertArrayEquals(text, read(withHeader(file, 8, new byte[] {'l', 'o', 'g', 0})));
        assertArrayEquals(text, read(withHeader(file, 16, new byte[] {'n', 'o', 't', 'e', 0})));
        assertArrayEquals(text, read(withHeader(file, 4 + 8 + 16, new byte[] {1, 0, 9, 'l', 0, 'n', 0})));
        CRC32 check = new CRC32();
        check.update(withHeader(file, 2, new byte[0]), 0, HEADER);
        byte[] right = {(byte) check.getValue(), (byte) (check.getValue() >> 8)};
        assertArrayEquals(text, read(withHeader(file, 2, right)));
        refused(withHeader(file, 2, changed(right, 0)));
        refused(withHeader(file, 2, changed(right, 1)));
        for (int reserved : new int[] {32, 64, 128}) {
            refused(withHeader(file, reserved, new byte[0]));
        }
        refused(changed(file, 2));
    }

    @Test
    public void aFileThatBreaksOffAnywhereIsNeverTakenForAWholeOne() throws IOException {
        byte[] file = compressed(text(200));
        for (int length = 2; length < file.length; length++) {
            byte[] part = Arrays.copyOf(file, length);
            assertThrows("of " + length + " bytes", EOFException.class, () -> read(part));
            assertThrows("behind a whole one", EOFException.class, () -> read(joined(file, part)));
        }
    }

    @Test
    public void whatIsBehindTheEndAndAChangedLengthOrChecksumAreRefused() throws IOException {
        byte[] file = compressed(text(200));
        refused(joined(file, new byte[] {0, 0, 0}));
        refused(joined(file, "{\"entry\":2}\n".getBytes(StandardCharsets.UTF_8)));
        for (int at = file.length - TRAILER; at < file.length; at++) {
            refused(changed(file, at));
        }
    }
}
