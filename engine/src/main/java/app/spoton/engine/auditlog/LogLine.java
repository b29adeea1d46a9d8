package app.spoton.engine.auditlog;

import app.spoton.engine.json.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Optional;

/**
 * One entry of a log, as the line that is stored and exported: a JSON object that ends with its number, time and kind,
 * the hash of the entry before it and its own, in this order and without spaces. The hash is SHA-256 over the bytes of
 * the line up to the comma before {@code "hash"}, so that no byte of the line can change without it.
 *
 * @param number from 1 up, without gaps
 * @param time when it was written, to the millisecond
 * @param kind as round or sign-in
 * @param previous the hash of the entry before; of the first, {@link #NOTHING}
 * @param text the whole line, without its line end
 */
public record LogLine(long number, String time, String kind, String previous, String hash, String text) {
    /** The previous hash of the first entry. */
    public static final String NOTHING = "0".repeat(64);
    /** The kind of the line after the last entry of an export, which describes the export. */
    public static final String HEAD = "head";

    private static final int HASH = 64;
    private static final String HEX = "0123456789abcdef";
    private static final String NUMBER_MARK = ",\"number\":";
    private static final String TIME_MARK = ",\"time\":\"";
    private static final String KIND_MARK = "\",\"kind\":\"";
    private static final String PREVIOUS_MARK = "\",\"previous\":\"";
    private static final String HASH_MARK = "\",\"hash\":\"";
    private static final String END = "\"}";
    /** Longer than the fields at the end of any line. */
    private static final int LONGEST_TAIL = 320;

    /**
     * The line of a new entry.
     *
     * @param body a JSON object with at least one field
     */
    public static LogLine after(String previous, long number, Instant time, String kind, String body) {
        String fields = Json.canonical(body);
        if (!fields.startsWith("{\"")) {
            throw new IllegalArgumentException("An entry needs fields: " + fields);
        }
        String when = Instant.ofEpochMilli(time.toEpochMilli()).toString();
        String hashed = fields.substring(0, fields.length() - 1) + NUMBER_MARK + number + TIME_MARK + when + KIND_MARK
                + kind + PREVIOUS_MARK + previous + '"';
        byte[] bytes = hashed.getBytes(StandardCharsets.UTF_8);
        String hash = hex(sha256().digest(bytes));
        return new LogLine(number, when, kind, previous, hash,
                hashed + HASH_MARK.substring(1) + hash + END);
    }

    /** The line as it was written, whether or not its hash is right; empty if it does not end as a line of a log does. */
    public static Optional<LogLine> read(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        return Tail.read(bytes, 0, bytes.length).map(tail -> new LogLine(tail.number(), tail.time(), tail.kind(),
                tail.previous(), tail.hash(), line));
    }

    /** Whether the line's hash is right. */
    public boolean isWhole() {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return isHash(hash, sha256(), bytes, 0, bytes.length);
    }

    /** The fields at the end of a line. */
    public record Tail(long number, String time, String kind, String previous, String hash) {
        /** The time; empty unless it is one as {@link LogLine#after} writes it. */
        public Optional<Instant> instant() {
            return EntryTime.read(time);
        }

        public static Optional<Tail> read(byte[] line, int from, int length) {
            int taken = Math.min(length, LONGEST_TAIL);
            String end = new String(line, from + length - taken, taken, StandardCharsets.ISO_8859_1);
            int hashEnd = end.length() - END.length();
            int hash = hashEnd - HASH;
            int previous = hash - HASH_MARK.length() - HASH;
            int number = end.lastIndexOf(NUMBER_MARK);
            if (number < 0 || previous < 0 || !end.endsWith(END) || !end.startsWith(HASH_MARK, hash - HASH_MARK.length())
                    || !end.startsWith(PREVIOUS_MARK, previous - PREVIOUS_MARK.length())) {
                return Optional.empty();
            }
            int time = end.indexOf(TIME_MARK, number);
            int kind = time < 0 ? -1 : end.indexOf(KIND_MARK, time + TIME_MARK.length());
            if (kind < 0 || kind + KIND_MARK.length() > previous - PREVIOUS_MARK.length()) {
                return Optional.empty();
            }
            String digits = end.substring(number + NUMBER_MARK.length(), time);
            if (digits.isEmpty() || digits.length() > 17 || !digits.chars().allMatch(one -> one >= '0' && one <= '9')
                    || !isHex(end, previous) || !isHex(end, hash) || !isKind(end, kind + KIND_MARK.length(), previous - PREVIOUS_MARK.length())) {
                return Optional.empty();
            }
            return Optional.of(new Tail(Long.parseLong(digits), end.substring(time + TIME_MARK.length(), kind),
                    end.substring(kind + KIND_MARK.length(), previous - PREVIOUS_MARK.length()),
                    end.substring(previous, previous + HASH), end.substring(hash, hashEnd)));
        }
    }

    private static boolean isHex(String text, int from) {
        for (int at = from; at < from + HASH; at++) {
            char one = text.charAt(at);
            if ((one < '0' || one > '9') && (one < 'a' || one > 'f')) {
                return false;
            }
        }
        return true;
    }

    /** Only as it is written here: a reader of JSON would take a kind that is spelled with codes for the same. */
    private static boolean isKind(String text, int from, int end) {
        for (int at = from; at < end; at++) {
            char one = text.charAt(at);
            if ((one < 'a' || one > 'z') && one != '-') {
                return false;
            }
        }
        return true;
    }

    /** Whether this is the hash that a line should have. */
    public static boolean isHash(String hash, MessageDigest digest, byte[] line, int from, int length) {
        digest.reset();
        digest.update(line, from, length - (HASH_MARK.length() - 1) - HASH - END.length());
        byte[] bytes = digest.digest();
        boolean isSame = hash.length() == HASH;
        for (int at = 0; isSame && at < bytes.length; at++) {
            isSame = hash.charAt(2 * at) == HEX.charAt(bytes[at] >> 4 & 15) && hash.charAt(2 * at + 1) == HEX.charAt(bytes[at] & 15);
        }
        return isSame;
    }

    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);   // every Java and every Android has it
        }
    }

    public static String hex(byte[] bytes) {
        char[] digits = new char[2 * bytes.length];
        for (int at = 0; at < bytes.length; at++) {
            digits[2 * at] = HEX.charAt(bytes[at] >> 4 & 15);
            digits[2 * at + 1] = HEX.charAt(bytes[at] & 15);
        }
        return new String(digits);
    }
}
