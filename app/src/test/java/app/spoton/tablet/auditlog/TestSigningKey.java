package app.spoton.tablet.auditlog;

import app.spoton.tablet.auditlog.signing.SigningKey;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;

/** A key in memory that replaces the one in the tablet's key store. */
public final class TestSigningKey implements SigningKey {
    private final KeyPair pair = create();
    /** Whether the key store fails. */
    public boolean fails;

    private static KeyPair create() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public KeyPair pair() throws GeneralSecurityException {
        if (fails) {
            throw new GeneralSecurityException("busy");
        }
        return pair;
    }
}
