package app.spoton.engine.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Reads the lines of a stream as bytes; the last needs no line end. A line that is too long is an error, not memory. */
public final class LineReader {
    /** A hundred times the longest entry of a full table. */
    public static final int LONGEST = 1 << 20;

    private static final long LOWEST_BITS = 0x0101010101010101L;
    private static final long HIGHEST_BITS = LOWEST_BITS << 7;
    private static final long LINE_ENDS = LOWEST_BITS * '\n';

    private final InputStream in;
    private final int longest;
    private byte[] buffer = new byte[1 << 18];
    private ByteBuffer words = ByteBuffer.wrap(buffer);
    private int start;
    private int end;
    private int from;
    private int length;

    public LineReader(InputStream in) {
        this(in, LONGEST);
    }

    LineReader(InputStream in, int longest) {
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
            int at = lineEnd(searched);
            if (at < end) {
                from = start;
                length = at - start;
                start = at + 1;
                limit();
                return true;
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

    /** Where the line ends; the end of the buffer if it does not end in it. Lines are long: eight bytes are looked at together. */
    private int lineEnd(int searched) {
        int at = searched;
        while (at <= end - Long.BYTES) {
            long others = words.getLong(at) ^ LINE_ENDS;   // a line end is now a byte of nothing
            if (((others - LOWEST_BITS) & ~others & HIGHEST_BITS) != 0) {
                break;
            }
            at += Long.BYTES;
        }
        while (at < end && buffer[at] != '\n') {
            at++;
        }
        return at;
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
            words = ByteBuffer.wrap(buffer);
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
