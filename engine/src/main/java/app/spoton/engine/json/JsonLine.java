package app.spoton.engine.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A line of JSON being written, in bytes. */
final class JsonLine {
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] bytes;
    private int length;

    JsonLine() {
        this(1 << 13);
    }

    private JsonLine(int capacity) {
        bytes = new byte[capacity];
    }

    void clear() {
        length = 0;
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    /** Text that is already JSON and plain ASCII. */
    @SuppressWarnings("deprecation") // getBytes(int, int, byte[], int) is what copies ASCII without an array in between
    JsonLine raw(String ascii) {
        room(ascii.length());
        ascii.getBytes(0, ascii.length(), bytes, length);
        length += ascii.length();
        return this;
    }

    /** JSON that is already in bytes. */
    JsonLine raw(byte[] ascii) {
        room(ascii.length);
        System.arraycopy(ascii, 0, bytes, length, ascii.length);
        length += ascii.length;
        return this;
    }

    static byte[] ascii(String json) {
        return json.getBytes(StandardCharsets.US_ASCII);
    }

    JsonLine raw(char ascii) {
        room(1);
        bytes[length++] = (byte) ascii;
        return this;
    }

    String text() {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    JsonLine number(int value) {
        return value >= 0 && value < 10 ? raw((char) ('0' + value)) : raw(Integer.toString(value));
    }

    /** Cents as a quoted amount with two decimals. */
    JsonLine money(long cents) {
        room(24);
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

    /** Any text as a JSON string. */
    JsonLine string(String text) {
        raw('"');
        for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
            escaped(one);
        }
        return raw('"');
    }

    /** Some characters as a JSON string; quick where they are plain ASCII, which nearly all are. */
    JsonLine string(char[] text, int from, int count) {
        room(count + 2);
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
        room(6);
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

    /** A text as a JSON string, on its own. */
    static String quoted(String text) {
        JsonLine line = new JsonLine(text.length() + 2);
        line.string(text);
        return line.text();
    }

    /** JSON that may hold any character. */
    JsonLine utf8(String json) {
        byte[] encoded = json.getBytes(StandardCharsets.UTF_8);
        room(encoded.length);
        System.arraycopy(encoded, 0, bytes, length, encoded.length);
        length += encoded.length;
        return this;
    }

    private void room(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
