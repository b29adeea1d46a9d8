package app.spoton.tablet.people.pins;

import java.security.GeneralSecurityException;

/** This tablet's key for hashing PINs, so that the database alone is useless for guessing them. */
@FunctionalInterface
public interface PinKey {
    /**
     * Makes the key if the tablet has none yet, before a new PIN is hashed.
     *
     * @throws GeneralSecurityException if it is not certain that there is none
     */
    default void makeIfMissing() throws GeneralSecurityException {
    }

    /**
     * An HMAC with the key.
     *
     * @throws GeneralSecurityException if the key is missing or cannot be used now
     */
    byte[] mac(byte[] data) throws GeneralSecurityException;
}
