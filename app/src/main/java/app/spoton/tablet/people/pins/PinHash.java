package app.spoton.tablet.people.pins;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * What is stored instead of a PIN: PBKDF2 with HMAC-SHA-256 and salt, and over it an HMAC with a key that never leaves
 * the tablet's key store. A PIN has few digits, so anyone who copies the file could break the slow hash alone.
 *
 * @param hash Base64; prefixed with {@link #KEYED} if made with the key
 * @param rounds stored with the hash, so that a later version can use more
 */
record PinHash(String salt, String hash, int rounds) {
    /** About a quarter of a second on a tablet of the slower kind; docs/table.md has what was measured. */
    static final int ROUNDS = 210_000;
    private static final String KEYED = "hmac1:";
    private static final int SALT_BYTES = 16;
    private static final int HASH_BITS = 256;

    /** @throws GeneralSecurityException if there is a key and it cannot be used now */
    static PinHash of(String pin, SecureRandom random, Optional<PinKey> key, int rounds) throws GeneralSecurityException {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        byte[] slow = derive(pin, salt, rounds);
        return new PinHash(text(salt), key.isPresent() ? KEYED + text(key.get().mac(slow)) : text(slow), rounds);
    }

    boolean isKeyed() {
        return hash.startsWith(KEYED);
    }

    /** @throws GeneralSecurityException if it was made with a key that cannot be used now */
    boolean matches(String pin, Optional<PinKey> key) throws GeneralSecurityException {
        byte[] slow = derive(pin, Base64.getDecoder().decode(salt), rounds);
        if (!isKeyed()) {
            return MessageDigest.isEqual(Base64.getDecoder().decode(hash), slow);
        }
        byte[] expected = Base64.getDecoder().decode(hash.substring(KEYED.length()));
        PinKey used = key.orElseThrow(() -> new GeneralSecurityException("The key of the PINs is not on this tablet."));
        return MessageDigest.isEqual(expected, used.mac(slow));
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
