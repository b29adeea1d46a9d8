package app.spoton.engine.auditlog;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of an export or a backup, which may be compressed. */
public final class ExportStream {
    private static final int BUFFER = 1 << 16;
    private static final int GZIP = 0x1f8b;

    private ExportStream() {
    }

    /**
     * The text of a file, which its first bytes show to be compressed or not. It breaks off with an {@code EOFException} where a
     * compressed file is cut off, and with a {@code ZipException} where it is damaged or has something behind its end.
     */
    public static InputStream of(InputStream file) throws IOException {
        BufferedInputStream in = new BufferedInputStream(file, BUFFER);
        in.mark(2);
        boolean compressed = isCompressed(in);
        in.reset();
        return compressed ? new StrictGzipStream(in) : in;
    }

    /** Whether a file is compressed, whatever its name says; reads two bytes of it. */
    public static boolean isCompressed(InputStream file) throws IOException {
        return (file.read() << 8 | file.read()) == GZIP;
    }
}
