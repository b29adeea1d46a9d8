package app.spoton.tablet.people.pins;

import java.security.GeneralSecurityException;

/** This tablet's key for hashing PINs, so that the database alone is useless for guessing them. */
@FunctionalInterface
public interface PinKey {
    /**
     * An HMAC with the key.
     *
     * @throws GeneralSecurityException if the key cannot be used now
     */
    byte[] mac(byte[] data) throws GeneralSecurityException;
}
