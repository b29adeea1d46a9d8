package app.spoton.tablet.history.export;

import java.text.Normalizer;
import java.util.Locale;

/**
 * Text in the encoding of the PDF's standard fonts. Nothing becomes a question mark. A character that the fonts lack
 * loses its accent; one that is not a Latin letter is written as its code, so that two names never look the same by
 * accident.
 */
final class WinAnsi {
    /** The characters at 0x80 to 0x9F; a space where there is none. */
    private static final String HIGH = "\u20AC \u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152 \u017D "
            + " \u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153 \u017E\u0178";
    private static final int HIGH_START = 0x80;
    private static final int LATIN_1_START = 0xA0;
    private static final int LATIN_1_END = 0xFF;
    /** Letters and signs without an accent to take away, and what stands for them. */
    private static final String OTHERS = "\u2212\u2010\u2011\u2012\u2015\u0142\u0141\u0111\u0110\u0131\u2032\u00A0\u202F";
    private static final String PLAIN = "-----lLdDi'  ";

    private WinAnsi() {
    }

    /** The text with one character, below 256, for each byte. */
    static String encode(String text) {
        StringBuilder encoded = new StringBuilder(text.length());
        text.codePoints().forEach(point -> append(encoded, point));
        return encoded.toString();
    }

    private static void append(StringBuilder encoded, int point) {
        int code = code(point);
        if (code >= 0) {
            encoded.append((char) code);
            return;
        }
        String base = Normalizer.normalize(new String(Character.toChars(point)), Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "");
        if (!base.isEmpty() && base.codePoints().allMatch(part -> code(part) >= 0)) {
            base.codePoints().forEach(part -> encoded.append((char) code(part)));
        } else if (!base.isEmpty()) {
            encoded.append(String.format(Locale.ROOT, "[U+%04X]", point));
        }
    }

    /** The code of a character; -1 if the fonts lack it. */
    private static int code(int point) {
        if (point < HIGH_START || (point > LATIN_1_START && point <= LATIN_1_END)) {
            return point < ' ' ? ' ' : point;
        }
        int plain = OTHERS.indexOf(point);
        if (plain >= 0) {
            return PLAIN.charAt(plain);
        }
        int high = HIGH.indexOf(point);
        return high >= 0 && point != ' ' ? HIGH_START + high : -1;
    }
}
