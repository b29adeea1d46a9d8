package app.spoton.engine.json.log;

import java.nio.charset.StandardCharsets;

/**
 * Reads canonical JSON byte by byte: no white space, no escapes in strings. Every method advances past what it read,
 * and throws if the bytes are anything else, even if they are valid JSON in another form.
 */
final class ByteCursor {
    private static final int LONGEST_NAME = 1000;
    /** The bytes that stand for themselves in a string: most of the time of a verification is spent looking at them. */
    private static final boolean[] PLAIN = new boolean[256];

    static {
        for (int one = ' '; one < 128; one++) {
            PLAIN[one] = one != '"' && one != '\\';
        }
    }

    private byte[] bytes = new byte[0];
    private int at;
    private int end;

    void start(byte[] line, int from, int length) {
        bytes = line;
        at = from;
        end = from + length;
    }

    byte[] bytes() {
        return bytes;
    }

    int position() {
        return at;
    }

    void moveTo(int position) {
        at = position;
    }

    boolean isAtEnd() {
        return at == end;
    }

    /** The next byte, which stays the next one; -1 at the end. */
    int peek() {
        return at < end ? bytes[at] : -1;
    }

    /** Whether these bytes come next; if so, moves past them. */
    boolean skip(byte[] next) {
        if (end - at < next.length) {
            return false;
        }
        for (int place = 0; place < next.length; place++) {
            if (bytes[at + place] != next[place]) {
                return false;
            }
        }
        at += next.length;
        return true;
    }

    boolean skip(char next) {
        if (peek() != next) {
            return false;
        }
        at++;
        return true;
    }

    /** Moves past the bytes that both have in common, up to the first that differs or is this one. */
    void skipSame(ByteCursor other, char stop) {
        byte[] line = bytes;
        byte[] otherLine = other.bytes;
        int shift = other.at - at;
        int last = Math.min(end, other.end - shift);
        int place = at;
        while (place < last && line[place] == otherLine[place + shift] && line[place] != stop) {
            place++;
        }
        at = place;
        other.at = place + shift;
    }

    void expect(byte[] next) throws NotCanonicalException {
        if (!skip(next)) {
            throw new NotCanonicalException();
        }
    }

    void expect(char next) throws NotCanonicalException {
        if (!skip(next)) {
            throw new NotCanonicalException();
        }
    }

    /**
     * Moves past a string, quotes included. Characters beyond those of European languages are left to the other reader.
     */
    void string() throws NotCanonicalException {
        expect('"');
        byte[] line = bytes;
        boolean[] plain = PLAIN;
        int last = end;
        int place = at;
        while (true) {
            while (place < last && plain[line[place] & 0xff]) {
                place++;
            }
            at = place + 1;
            if (place >= last || (line[place] != '"' && line[place] >= 0)) {
                throw new NotCanonicalException();
            }
            if (line[place] == '"') {
                return;
            }
            multiByte(line[place] & 0xff);
            place = at;
        }
    }

    /** The rest of a character of two or three bytes (RFC 3629), without those that need a further check. */
    private void multiByte(int first) throws NotCanonicalException {
        int more = first >= 0xc2 && first <= 0xdf ? 1 : first >= 0xe1 && first <= 0xec ? 2 : 0;
        if (more == 0 || end - at < more) {
            throw new NotCanonicalException();
        }
        for (; more > 0; more--) {
            if ((bytes[at++] & 0xc0) != 0x80) {
                throw new NotCanonicalException();
            }
        }
    }

    /** As {@link #string}, for a field's name: a very long one is an error to the other reader. */
    void name() throws NotCanonicalException {
        int from = at;
        string();
        if (at - from > LONGEST_NAME) {
            throw new NotCanonicalException();
        }
    }

    /** The text of a string. */
    String text() throws NotCanonicalException {
        int from = at + 1;
        string();
        return new String(bytes, from, at - 1 - from, StandardCharsets.UTF_8);
    }

    /** The text of a string; the same object again where it is the same as last time, as it is in most lines of a log. */
    String text(String last) throws NotCanonicalException {
        int from = at + 1;
        string();
        int length = at - 1 - from;
        boolean isSame = last.length() == length;
        for (int place = 0; isSame && place < length; place++) {
            isSame = bytes[from + place] >= 0 && bytes[from + place] == last.charAt(place);
        }
        return isSame ? last : new String(bytes, from, length, StandardCharsets.UTF_8);
    }

    /** Moves past a list of strings. */
    void strings() throws NotCanonicalException {
        expect('[');
        if (skip(']')) {
            return;
        }
        do {
            string();
        } while (skip(','));
        expect(']');
    }

    /** A whole number above zero with at most this many digits. */
    long number(int digits) throws NotCanonicalException {
        long number = 0;
        int from = at;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            number = number * 10 + bytes[at++] - '0';
            if (number == 0 || at - from > digits) {
                throw new NotCanonicalException();
            }
        }
        if (at == from) {
            throw new NotCanonicalException();
        }
        return number;
    }

    /** An amount in cents, written as {@code "7.50"}. */
    long cents() throws NotCanonicalException {
        expect('"');
        return centsAfterQuote();
    }

    /** Like {@link #cents}, after the first quote. */
    long centsAfterQuote() throws NotCanonicalException {
        long cents = 0;
        int from = at;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            cents = cents * 10 + bytes[at++] - '0';
            if (at - from > 9) {
                throw new NotCanonicalException();
            }
        }
        if (at == from) {
            throw new NotCanonicalException();
        }
        expect('.');
        cents = cents * 100 + 10L * digit() + digit();
        expect('"');
        return cents;
    }

    private int digit() throws NotCanonicalException {
        int digit = peek() - '0';
        if (digit < 0 || digit > 9) {
            throw new NotCanonicalException();
        }
        at++;
        return digit;
    }

    /** Sixty-four hexadecimal digits, without quotes. */
    void hash() throws NotCanonicalException {
        if (end - at < 64) {
            throw new NotCanonicalException();
        }
        for (int last = at + 64; at < last; at++) {
            byte one = bytes[at];
            if ((one < '0' || one > '9') && (one < 'a' || one > 'f')) {
                throw new NotCanonicalException();
            }
        }
    }
}
