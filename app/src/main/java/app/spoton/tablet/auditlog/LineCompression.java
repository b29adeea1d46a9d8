package app.spoton.tablet.auditlog;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Packs lines of the log: they say the same things over and over, and a million of them must fit on a tablet. What a line is
 * likely to say is given to both sides beforehand. <b>The dictionary is part of the format: it must never change</b>; another
 * one would be a file of its own and a migration.
 */
final class LineCompression {
    private static final byte[] DICTIONARY = dictionary();

    private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    private final Inflater inflater = new Inflater(true);
    private final byte[] buffer = new byte[1 << 14];

    synchronized byte[] pack(String line) {
        deflater.reset();
        deflater.setDictionary(DICTIONARY);
        deflater.setInput(line.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream(2048);
        while (!deflater.finished()) {
            packed.write(buffer, 0, deflater.deflate(buffer));
        }
        return packed.toByteArray();
    }

    /** @throws Unreadable if that was not packed here, or was changed since */
    synchronized String unpack(byte[] packed) {
        inflater.reset();
        inflater.setDictionary(DICTIONARY);
        inflater.setInput(packed);
        ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 14);
        try {
            while (!inflater.finished()) {
                int count = inflater.inflate(buffer);
                if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    throw new Unreadable();
                }
                line.write(buffer, 0, count);
            }
        } catch (DataFormatException changed) {
            throw new Unreadable();
        }
        return new String(line.toByteArray(), StandardCharsets.UTF_8);
    }

    /** Bytes that are no packed line. */
    static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable() {
            super("This is not a packed line of the log.");
        }
    }

    private static byte[] dictionary() {
        try (InputStream file = LineCompression.class.getResourceAsStream("dictionary-1.txt")) {
            if (file == null) {
                throw new IllegalStateException("The log's dictionary is missing from the app.");
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] some = new byte[8192];
            for (int count = file.read(some); count >= 0; count = file.read(some)) {
                bytes.write(some, 0, count);
            }
            return bytes.toByteArray();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
