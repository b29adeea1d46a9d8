package app.spoton.engine.auditlog.proof;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;

/** Keys in memory. */
public final class TestKeys {
    private TestKeys() {
    }

    public static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static LogSigner signer(String name) {
        KeyPair pair = pair();
        return new PrivateKeySigner(LogPublicKey.of(name, pair.getPublic()), pair.getPrivate());
    }
}
