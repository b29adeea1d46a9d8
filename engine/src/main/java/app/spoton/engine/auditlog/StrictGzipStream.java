package app.spoton.engine.auditlog;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Decompresses gzip (RFC 1952) and accounts for every byte of the file. Java's own {@code GZIPInputStream} takes anything behind
 * a member that it cannot read for the end of the file. Other programs read on: what they show could be more than was verified.
 */
final class StrictGzipStream extends InputStream {
    private static final int MAGIC = 0x8b1f;
    private static final int DEFLATE = 8;
    private static final int HEADER_CHECK = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int RESERVED = 0xe0;

    private final InputStream in;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 content = new CRC32();
    private final CRC32 header = new CRC32();
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private boolean isInMember;
    private boolean isDone;

    StrictGzipStream(InputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        while (!isDone && length > 0) {
            if (!isInMember && !begin()) {
                isDone = true;
            } else if (inflater.finished()) {
                finish();
            } else {
                int count = inflate(into, from, length);
                if (count > 0) {
                    content.update(into, from, count);
                    return count;
                }
            }
        }
        return length > 0 ? -1 : 0;
    }

    private int inflate(byte[] into, int from, int length) throws IOException {
        try {
            if (inflater.needsInput() && !inflater.finished()) {
                fill();
                inflater.setInput(buffer, at, end - at);
            }
            int count = inflater.inflate(into, from, length);
            if (inflater.needsDictionary()) {
                throw new ZipException("The compressed file needs a dictionary.");
            }
            at = end - inflater.getRemaining();
            return count;
        } catch (DataFormatException damaged) {
            throw (ZipException) new ZipException("The compressed file is damaged.").initCause(damaged);
        }
    }

    /** More bytes of the file. */
    private void fill() throws IOException {
        if (at == end && !hasMore()) {
            throw new EOFException("The compressed file breaks off.");
        }
    }

    private boolean hasMore() throws IOException {
        if (at == end) {
            at = 0;
            end = Math.max(0, in.read(buffer, 0, buffer.length));
        }
        return at < end;
    }

    /** Whether another member begins; a file may have several. */
    private boolean begin() throws IOException {
        if (!hasMore()) {
            return false;
        }
        header.reset();
        if (twoBytes() != MAGIC || nextByte() != DEFLATE) {
            throw new ZipException("There is something behind the compressed file that is none.");
        }
        int flags = nextByte();
        if ((flags & RESERVED) != 0) {
            throw new ZipException("The compressed file has unknown flags.");
        }
        skip(6);   // time, compression level, operating system
        if ((flags & EXTRA) != 0) {
            skip(twoBytes());
        }
        if ((flags & NAME) != 0) {
            skipText();
        }
        if ((flags & COMMENT) != 0) {
            skipText();
        }
        long expected = header.getValue() & 0xffff;
        if ((flags & HEADER_CHECK) != 0 && twoBytes() != expected) {
            throw new ZipException("The header of the compressed file is damaged.");
        }
        inflater.reset();
        inflater.setInput(buffer, at, end - at);
        content.reset();
        isInMember = true;
        return true;
    }

    private void finish() throws IOException {
        isInMember = false;
        long check = twoBytes() | (long) twoBytes() << 16;
        long size = twoBytes() | (long) twoBytes() << 16;
        if (check != content.getValue() || size != (inflater.getBytesWritten() & 0xffffffffL)) {
            throw new ZipException("The compressed file is damaged: its checksum is another one.");
        }
    }

    private int nextByte() throws IOException {
        fill();
        header.update(buffer[at]);
        return buffer[at++] & 255;
    }

    private int twoBytes() throws IOException {
        int low = nextByte();
        return low | nextByte() << 8;
    }

    private void skip(int count) throws IOException {
        for (int left = count; left > 0; left--) {
            nextByte();
        }
    }

    private void skipText() throws IOException {
        int next = nextByte();
        while (next != 0) {
            next = nextByte();
        }
    }

    @Override
    public void close() throws IOException {
        inflater.end();
        in.close();
    }
}
