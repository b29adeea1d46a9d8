package app.spoton.engine.json;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Reads the lines of a stream as bytes. Lines may have any length; the last needs no line end. */
public final class Lines {
    private final InputStream in;
    private byte[] buffer = new byte[1 << 16];
    private int start;
    private int end;
    private int from;
    private int length;

    public Lines(InputStream in) {
        this.in = in;
    }

    /** Moves to the next line; returns false if there is none. */
    public boolean next() throws IOException {
        int searched = start;
        while (true) {
            for (int at = searched; at < end; at++) {
                if (buffer[at] == '\n') {
                    from = start;
                    length = at - start;
                    start = at + 1;
                    return true;
                }
            }
            searched = end - start;
            if (!fill()) {
                from = start;
                length = end - start;
                start = end;
                return length > 0;
            }
        }
    }

    /** Moves the remaining bytes to the front and reads more; {@code searched} remains valid because the front is 0. */
    private boolean fill() throws IOException {
        System.arraycopy(buffer, start, buffer, 0, end - start);
        end -= start;
        start = 0;
        if (end == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        int read = in.read(buffer, end, buffer.length - end);
        end += Math.max(read, 0);
        return read >= 0;
    }

    /** The array that contains the line; it may be a different one after {@link #next}. */
    public byte[] bytes() {
        return buffer;
    }

    public int from() {
        return from;
    }

    public int length() {
        return length;
    }
}
