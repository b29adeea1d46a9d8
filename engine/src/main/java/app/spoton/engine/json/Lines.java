package app.spoton.engine.json;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The lines of a stream as bytes; the last needs no line end. A line that is too long is an error, so that it cannot fill memory. */
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
     * Goes to the next line; false if there is none.
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

    /** Moves what is left to the front and reads on; {@code searched} stays right because the front is 0. */
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

    /** What the line is in; it is another one after {@link #next}. */
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
