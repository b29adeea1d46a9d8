package app.spoton.engine.auditlog.proof;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;

/**
 * A hash in the log's Merkle tree (RFC 6962, section 2.1): SHA-256, with a first byte that distinguishes leaves from
 * nodes.
 */
public final class TreeHash {
    private static final int BYTES = 32;
    private static final byte LEAF = 0;
    private static final byte NODE = 1;

    private final byte[] bytes;

    private TreeHash(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The hash of a log entry: its line's bytes without the line end. */
    public static TreeHash leaf(byte[] line, int from, int length) {
        return leaf(sha256(), line, from, length);
    }

    /** The hash of a log entry by its line. */
    public static TreeHash leaf(String line) {
        byte[] utf8 = line.getBytes(StandardCharsets.UTF_8);
        return leaf(utf8, 0, utf8.length);
    }

    /** As {@link #leaf(byte[], int, int)}, with a SHA-256 digest that is used again and again. */
    public static TreeHash leaf(MessageDigest sha256, byte[] line, int from, int length) {
        sha256.reset();
        sha256.update(LEAF);
        sha256.update(line, from, length);
        return new TreeHash(sha256.digest());
    }

    /** The hash of a node above two others. */
    public static TreeHash node(TreeHash left, TreeHash right) {
        MessageDigest sha256 = sha256();
        sha256.update(NODE);
        sha256.update(left.bytes);
        sha256.update(right.bytes);
        return new TreeHash(sha256.digest());
    }

    /** The root of a tree without leaves. */
    public static TreeHash ofEmptyTree() {
        return new TreeHash(sha256().digest());
    }

    /** Reads Base64; empty if the text is not exactly what {@link #toString} writes for a hash. */
    public static Optional<TreeHash> parse(String base64) {
        return decode(base64).filter(decoded -> decoded.length == BYTES).map(TreeHash::new);
    }

    /** The bytes of a Base64 text; empty unless it is the one text that encodes them. */
    static Optional<byte[]> decode(String base64) {
        try {
            byte[] decoded = Base64.getDecoder().decode(base64);
            return Base64.getEncoder().encodeToString(decoded).equals(base64) ? Optional.of(decoded) : Optional.empty();
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);   // every Java and every Android has it
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TreeHash hash && Arrays.equals(bytes, hash.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** In Base64, as checkpoints have it. */
    @Override
    public String toString() {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
