package app.spoton.tablet.people;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * What is kept in the place of a PIN: PBKDF2 with HMAC-SHA-256 and salt. A PIN has few digits, so a thief of the file
 * finds it in the end; the many rounds make that days instead of a moment.
 *
 * @param rounds kept beside the hash, so that a later version can take more
 */
record PinHash(String salt, String hash, int rounds) {
    /** About a quarter of a second on a tablet of the slower kind; docs/table.md has what was measured. */
    static final int ROUNDS = 210_000;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BITS = 256;

    static PinHash of(String pin, SecureRandom random) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return new PinHash(text(salt), text(derive(pin, salt, ROUNDS)), ROUNDS);
    }

    boolean matches(String pin) {
        byte[] expected = Base64.getDecoder().decode(hash);
        return MessageDigest.isEqual(expected, derive(pin, Base64.getDecoder().decode(salt), rounds));
    }

    private static byte[] derive(String pin, byte[] salt, int rounds) {
        PBEKeySpec key = new PBEKeySpec(pin.toCharArray(), salt, rounds, HASH_BITS);
        try {
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);   // every Android since 8 has it
        } finally {
            key.clearPassword();
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
