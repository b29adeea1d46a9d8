package app.spoton.tablet.auditlog.signing;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.List;

/** The tablet's own key for signing its log. The private key never leaves the implementation. */
@FunctionalInterface
public interface SigningKey {
    /**
     * The key; it is created when it is first asked for. The private half may be a handle of one in a key store.
     *
     * @throws GeneralSecurityException if the key cannot be used now
     */
    KeyPair pair() throws GeneralSecurityException;

    /**
     * Certificates in Base64 by which the tablet's manufacturer vouches for the key, the key's own first; empty if
     * there are none.
     */
    default List<String> attestation() throws GeneralSecurityException {
        return List.of();
    }
}
