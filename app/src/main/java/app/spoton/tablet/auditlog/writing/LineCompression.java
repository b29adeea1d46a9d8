package app.spoton.tablet.auditlog.writing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Compresses lines of the log with deflate and a preset dictionary: lines repeat each other, and a million of them must fit on a
 * tablet. <b>The dictionary is part of the format and must never change</b>; a new one would be a new file and a migration.
 */
public final class LineCompression {
    private static final byte[] DICTIONARY = dictionary();

    private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    private final Inflater inflater = new Inflater(true);
    private final byte[] buffer = new byte[1 << 14];

    public synchronized byte[] compress(String line) {
        deflater.reset();
        deflater.setDictionary(DICTIONARY);
        deflater.setInput(line.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        ByteArrayOutputStream compressed = new ByteArrayOutputStream(2048);
        while (!deflater.finished()) {
            compressed.write(buffer, 0, deflater.deflate(buffer));
        }
        return compressed.toByteArray();
    }

    /** @throws UnreadableEntryException if these bytes are no compressed line */
    public synchronized String decompress(byte[] compressed) {
        inflater.reset();
        inflater.setDictionary(DICTIONARY);
        inflater.setInput(compressed);
        ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 14);
        try {
            while (!inflater.finished()) {
                int count = inflater.inflate(buffer);
                if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    throw unreadable();
                }
                line.write(buffer, 0, count);
            }
        } catch (DataFormatException changed) {
            throw unreadable();
        }
        return new String(line.toByteArray(), StandardCharsets.UTF_8);
    }

    private static UnreadableEntryException unreadable() {
        return new UnreadableEntryException("This is not a compressed line of the log.");
    }

    private static byte[] dictionary() {
        try (InputStream file = LineCompression.class.getResourceAsStream("/app/spoton/tablet/auditlog/dictionary-1.txt")) {
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
