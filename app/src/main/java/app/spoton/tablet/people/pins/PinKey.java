package app.spoton.tablet.people.pins;

import java.security.GeneralSecurityException;

/** A key of this tablet that PINs are hashed with, so that the database alone is of no use for guessing them. */
@FunctionalInterface
public interface PinKey {
    /**
     * An HMAC with the key.
     *
     * @throws GeneralSecurityException if the key cannot be used now
     */
    byte[] mac(byte[] data) throws GeneralSecurityException;
}
