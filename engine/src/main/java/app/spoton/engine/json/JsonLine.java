package app.spoton.engine.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes a line of JSON as bytes. */
public final class JsonLine {
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] bytes;
    private int length;

    public JsonLine() {
        this(1 << 13);
    }

    private JsonLine(int capacity) {
        bytes = new byte[capacity];
    }

    public void clear() {
        length = 0;
    }

    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return length;
    }

    /** Writes text that is already JSON and plain ASCII. */
    @SuppressWarnings("deprecation") // getBytes(int, int, byte[], int) copies ASCII without an intermediate array
    public JsonLine raw(String ascii) {
        ensureCapacity(ascii.length());
        ascii.getBytes(0, ascii.length(), bytes, length);
        length += ascii.length();
        return this;
    }

    /** Writes JSON that is already encoded as bytes. */
    public JsonLine raw(byte[] ascii) {
        ensureCapacity(ascii.length);
        System.arraycopy(ascii, 0, bytes, length, ascii.length);
        length += ascii.length;
        return this;
    }

    public static byte[] ascii(String json) {
        return json.getBytes(StandardCharsets.US_ASCII);
    }

    public JsonLine raw(char ascii) {
        ensureCapacity(1);
        bytes[length++] = (byte) ascii;
        return this;
    }

    public String text() {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    public JsonLine number(int value) {
        return value >= 0 && value < 10 ? raw((char) ('0' + value)) : raw(Integer.toString(value));
    }

    /** Writes cents as a quoted amount with two decimals. */
    public JsonLine money(long cents) {
        ensureCapacity(24);
        bytes[length++] = '"';
        if (cents < 0) {
            bytes[length++] = '-';
        }
        long size = Math.abs(cents);
        int digits = 3;
        for (long left = size / 1000; left > 0; left /= 10) {
            digits++;
        }
        int at = length + digits;
        length = at + 1;
        for (int digit = 0; digit < digits; digit++) {
            bytes[at--] = (byte) ('0' + size % 10);
            size /= 10;
            if (digit == 1) {
                bytes[at--] = '.';
            }
        }
        bytes[length++] = '"';
        return this;
    }

    /** Writes any text as a JSON string. */
    public JsonLine string(String text) {
        raw('"');
        for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
            escaped(one);
        }
        return raw('"');
    }

    /** Writes characters as a JSON string; fast for plain ASCII, which is nearly all of the input. */
    public JsonLine string(char[] text, int from, int count) {
        ensureCapacity(count + 2);
        int at = length;
        bytes[at++] = '"';
        for (int place = from; place < from + count; place++) {
            char one = text[place];
            if (one < ' ' || one > '~' || one == '"' || one == '\\') {
                return string(new String(text, from, count));
            }
            bytes[at++] = (byte) one;
        }
        bytes[at++] = '"';
        length = at;
        return this;
    }

    private void escaped(byte one) {
        ensureCapacity(6);
        if (one == '"' || one == '\\') {
            bytes[length++] = '\\';
            bytes[length++] = one;
        } else if (one >= 0 && one < ' ') {
            raw("\\u00");
            bytes[length++] = HEX[one >> 4];
            bytes[length++] = HEX[one & 15];
        } else {
            bytes[length++] = one;
        }
    }

    /** The text as a JSON string. */
    public static String quoted(String text) {
        JsonLine line = new JsonLine(text.length() + 2);
        line.string(text);
        return line.text();
    }

    /** Writes JSON that may contain any character. */
    public JsonLine utf8(String json) {
        byte[] encoded = json.getBytes(StandardCharsets.UTF_8);
        ensureCapacity(encoded.length);
        System.arraycopy(encoded, 0, bytes, length, encoded.length);
        length += encoded.length;
        return this;
    }

    private void ensureCapacity(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
