package app.spoton.engine.auditlog;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** Parses the time of an entry. Every line of a log has one, and Java's parser takes longer than settling the round. */
final class EntryTime {
    private static final String SECONDS = "0000-00-00T00:00:00Z";
    private static final String MILLIS = "0000-00-00T00:00:00.000Z";
    private static final int[] DAYS_BEFORE_MONTH = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    private static final int[] DAYS_OF_MONTH = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    private static final long DAYS_BEFORE_1970 = 719_162;

    private EntryTime() {
    }

    /** The time; empty unless the text is as {@link Instant#toString} writes it. */
    static Optional<Instant> read(String text) {
        boolean isUsual = hasForm(text, SECONDS) || (hasForm(text, MILLIS) && !text.startsWith("000", 20));
        return isUsual ? usual(text) : other(text);
    }

    private static Optional<Instant> other(String text) {
        try {
            return Optional.of(Instant.parse(text)).filter(parsed -> parsed.toString().equals(text));
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }

    private static boolean hasForm(String text, String form) {
        if (text.length() != form.length()) {
            return false;
        }
        for (int at = 0; at < form.length(); at++) {
            char one = text.charAt(at);
            if (form.charAt(at) == '0' ? (one < '0' || one > '9') : one != form.charAt(at)) {
                return false;
            }
        }
        return true;
    }

    /** A year of four digits, and no fraction of a second or three digits of it. */
    private static Optional<Instant> usual(String text) {
        int year = number(text, 0, 4);
        int month = number(text, 5, 7);
        int day = number(text, 8, 10);
        int hour = number(text, 11, 13);
        int minute = number(text, 14, 16);
        int second = number(text, 17, 19);
        if (year == 0 || hour > 23 || minute > 59 || second > 59) {
            return other(text);
        }
        boolean isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        if (month < 1 || month > 12 || day < 1 || day > DAYS_OF_MONTH[month - 1] + (isLeap && month == 2 ? 1 : 0)) {
            return other(text);
        }
        int before = year - 1;
        long days = 365L * before + before / 4 - before / 100 + before / 400 + DAYS_BEFORE_MONTH[month - 1]
                + (isLeap && month > 2 ? 1 : 0) + day - 1 - DAYS_BEFORE_1970;
        long millis = text.length() == MILLIS.length() ? number(text, 20, 23) : 0;
        return Optional.of(Instant.ofEpochMilli(((days * 24 + hour) * 60 + minute) * 60_000 + second * 1000L + millis));
    }

    private static int number(String text, int from, int to) {
        int number = 0;
        for (int at = from; at < to; at++) {
            number = number * 10 + text.charAt(at) - '0';
        }
        return number;
    }
}
