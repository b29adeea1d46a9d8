package app.spoton.tablet.auditlog;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;

/**
 * An evidence picture as an entry names it: its file, a space, and the SHA-256 of the file's bytes, so that the hash
 * chain covers the picture too. Entries of version 1 have only the file.
 *
 * @param hash 64 digits; empty where the entry has none
 */
public record EvidencePictureName(String file, Optional<String> hash) {
    private static final int HASH = 64;

    /** How an entry names a file with these bytes. */
    public static String of(String file, byte[] bytes) {
        return file + " " + sha256(bytes);
    }

    public static EvidencePictureName parse(String text) {
        int space = text.lastIndexOf(' ');
        boolean hashed = space > 0 && text.length() - space - 1 == HASH;
        return hashed ? new EvidencePictureName(text.substring(0, space), Optional.of(text.substring(space + 1)))
                : new EvidencePictureName(text, Optional.empty());
    }

    /** Whether the entry's hash is of these bytes; true also where the entry has none. */
    public boolean matches(byte[] bytes) {
        return hash.isEmpty() || hash.get().equals(sha256(bytes));
    }

    private static String sha256(byte[] bytes) {
        try {
            StringBuilder hex = new StringBuilder();
            for (byte one : MessageDigest.getInstance("SHA-256").digest(bytes)) {
                hex.append(Character.forDigit(one >> 4 & 15, 16)).append(Character.forDigit(one & 15, 16));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);   // every Android has it
        }
    }
}
