package app.spoton.engine.json;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.Test;

public class LineReaderTest {
    /** Bytes that are a line end but for one bit, or around it. */
    private static final byte[] NEARLY = {0x0b, 0x09, 0x08, 0x0e, 0x02, 0x1a, 0x2a, 0x4a, (byte) 0x8a, 0, -1, 1, (byte) 0x80, 0x7f};

    private static List<byte[]> read(byte[] all, int atOnce) throws IOException {
        InputStream slow = new ByteArrayInputStream(all) {
            @Override
            public synchronized int read(byte[] into, int from, int length) {
                return super.read(into, from, Math.min(length, atOnce));
            }
        };
        LineReader lines = new LineReader(slow);
        List<byte[]> found = new ArrayList<>();
        while (lines.next()) {
            found.add(Arrays.copyOfRange(lines.bytes(), lines.from(), lines.from() + lines.length()));
        }
        return found;
    }

    @Test
    public void aLineEndsAtEveryLineEndAndNowhereElse() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        for (int atOnce : new int[] {1, 7, 8, 9, 1000, 1 << 20}) {
            List<byte[]> written = new ArrayList<>();
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int length = 0; length < 300; length++) {
                byte[] line = new byte[1 + length % 41];
                for (int at = 0; at < line.length; at++) {
                    line[at] = NEARLY[random.nextInt(NEARLY.length)];
                }
                written.add(line);
                all.write(line);
                all.write('\n');
            }
            List<byte[]> found = read(all.toByteArray(), atOnce);
            assertEquals(written.size(), found.size());
            for (int at = 0; at < found.size(); at++) {
                assertArrayEquals(written.get(at), found.get(at));
            }
        }
    }

    @Test
    public void emptyLinesAndALastLineWithoutAnEndAreLines() throws IOException {
        assertEquals(3, read("\n\nabc".getBytes(java.nio.charset.StandardCharsets.US_ASCII), 1000).size());
    }
}
