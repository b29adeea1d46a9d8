package app.spoton.tablet.devicecheck.parts.encryption;

import java.security.GeneralSecurityException;

/** Makes a key in the tablet's key store, signs with it, and deletes it. */
public interface SigningProbe {
    /**
     * The result of signing.
     *
     * @param isValid whether the signature matches the public key
     * @param isAttested whether the tablet's maker vouches for the key with a chain of certificates
     */
    record Signing(boolean isValid, boolean isAttested) {
    }

    /**
     * Signs with a new key.
     *
     * @throws java.security.NoSuchProviderException if the tablet has no key store
     */
    Signing sign() throws GeneralSecurityException;
}
