package app.spoton.engine.json;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Reads the lines of a stream as bytes; the last needs no line end. A line that is too long is an error, not memory. */
public final class Lines {
    /** A hundred times the longest entry of a full table. */
    public static final int LONGEST = 1 << 20;

    private final InputStream in;
    private final int longest;
    private byte[] buffer = new byte[1 << 16];
    private int start;
    private int end;
    private int from;
    private int length;

    public Lines(InputStream in) {
        this(in, LONGEST);
    }

    Lines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /**
     * Moves to the next line; returns false if there is none.
     *
     * @throws LineTooLongException if the line is longer than {@link #LONGEST} bytes
     */
    public boolean next() throws IOException {
        int searched = start;
        while (true) {
            for (int at = searched; at < end; at++) {
                if (buffer[at] == '\n') {
                    from = start;
                    length = at - start;
                    start = at + 1;
                    limit();
                    return true;
                }
            }
            searched = end - start;
            if (!fill()) {
                from = start;
                length = end - start;
                start = end;
                limit();
                return length > 0;
            }
        }
    }

    private void limit() throws LineTooLongException {
        if (length > longest) {
            throw new LineTooLongException(longest);
        }
    }

    /** Moves the remaining bytes to the front and reads more; {@code searched} remains valid because the front is 0. */
    private boolean fill() throws IOException {
        System.arraycopy(buffer, start, buffer, 0, end - start);
        end -= start;
        start = 0;
        if (end > longest) {
            throw new LineTooLongException(longest);
        }
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
