package app.spoton.engine.auditlog.proof;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;

/**
 * The key that a log's checkpoints are verified with: ECDSA on P-256 with SHA-256, signature type 2 of the C2SP signed-note
 * format. Its text is {@code name+id+key}: the name of the log, the id in hexadecimal, and Base64 of the type and the key's
 * SubjectPublicKeyInfo.
 */
public final class LogPublicKey {
    private static final byte ECDSA = 2;
    private static final int ID_BYTES = 4;
    /** The order of the curve P-256 (FIPS 186-4, D.1.2.3). */
    private static final BigInteger P256_ORDER =
            new BigInteger("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 16);

    private final String name;
    private final PublicKey key;
    private final byte[] id;
    private final String text;

    private LogPublicKey(String name, PublicKey key) {
        this.name = name;
        this.key = key;
        byte[] encoded = key.getEncoded();
        id = Arrays.copyOf(TreeHash.sha256().digest(encoded), ID_BYTES);
        byte[] typed = new byte[encoded.length + 1];
        typed[0] = ECDSA;
        System.arraycopy(encoded, 0, typed, 1, encoded.length);
        text = name + '+' + id() + '+' + Base64.getEncoder().encodeToString(typed);
    }

    /**
     * A key under the name of its log.
     *
     * @throws IllegalArgumentException if the name has a space or a plus sign, or the key is not on P-256
     */
    public static LogPublicKey of(String name, PublicKey key) {
        if (!isName(name)) {
            throw new IllegalArgumentException("'" + name + "' is not a name for a key.");
        }
        if (!(key instanceof ECPublicKey point) || !point.getParams().getOrder().equals(P256_ORDER)) {
            throw new IllegalArgumentException("The key is not an EC key on P-256.");
        }
        return new LogPublicKey(name, key);
    }

    static boolean isName(String name) {
        return !name.isEmpty() && name.chars().noneMatch(one -> one == '+' || one < ' ' || Character.isWhitespace(one)
                || Character.isSpaceChar(one));
    }

    /** Reads a key's text; empty if it is not one. */
    public static Optional<LogPublicKey> parse(String text) {
        String[] parts = text.split("\\+", 3);   // Base64 contains plus signs
        if (parts.length < 3 || !isName(parts[0])) {
            return Optional.empty();
        }
        Optional<byte[]> typed = TreeHash.decode(parts[2]).filter(bytes -> bytes.length > 1 && bytes[0] == ECDSA);
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        try {
            PublicKey key = KeyFactory.getInstance("EC").generatePublic(
                    new X509EncodedKeySpec(Arrays.copyOfRange(typed.get(), 1, typed.get().length)));
            return Optional.of(of(parts[0], key)).filter(read -> read.toString().equals(text));
        } catch (GeneralSecurityException | IllegalArgumentException unusable) {
            return Optional.empty();
        }
    }

    /** Reads a key file: lines that begin with # are comments, the first other one is the key. */
    public static Optional<LogPublicKey> parseFile(String file) {
        for (String line : file.split("\n", -1)) {
            if (!line.trim().isEmpty() && !line.startsWith("#")) {
                return parse(line.trim());
            }
        }
        return Optional.empty();
    }

    /** The name of the log, which is the origin of its checkpoints. */
    public String name() {
        return name;
    }

    /** Eight hexadecimal digits that distinguish a log's keys; the first bytes of the key's SHA-256. */
    public String id() {
        StringBuilder digits = new StringBuilder();
        for (byte one : id) {
            digits.append(String.format(Locale.ROOT, "%02x", one & 255));
        }
        return digits.toString();
    }

    byte[] idBytes() {
        return id.clone();
    }

    /** Whether a signature over a text was made with this key. */
    boolean verifies(String text, byte[] signature) {
        try {
            Signature verifier = Signature.getInstance(LogSigner.ALGORITHM);
            verifier.initVerify(key);
            verifier.update(text.getBytes(StandardCharsets.UTF_8));
            return verifier.verify(signature);
        } catch (GeneralSecurityException malformed) {
            return false;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LogPublicKey that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** The key's text, as a key file has it. */
    @Override
    public String toString() {
        return text;
    }
}
