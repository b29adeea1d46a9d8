package app.spoton.tablet.devicecheck.parts.encryption;

import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchProviderException;
import java.security.ProviderException;
import java.security.Security;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;

/** An EC key on P-256 in the Android Keystore, the kind that signs the log's checkpoints. */
public final class KeystoreSigningProbe implements SigningProbe {
    private static final String STORE = "AndroidKeyStore";
    private static final String ALIAS = "spoton-device-check";
    private static final byte[] MESSAGE = {1, 2, 3};

    @Override
    public Signing sign() throws GeneralSecurityException {
        if (Security.getProvider(STORE) == null) {
            throw new NoSuchProviderException(STORE);
        }
        KeyStore store = open();
        try {
            KeyPair keys = create();
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys.getPrivate());
            signature.update(MESSAGE);
            byte[] signed = signature.sign();
            Signature check = Signature.getInstance("SHA256withECDSA");
            check.initVerify(keys.getPublic());
            check.update(MESSAGE);
            return new Signing(check.verify(signed), store.getCertificateChain(ALIAS).length > 1);
        } finally {
            store.deleteEntry(ALIAS);
        }
    }

    private static KeyStore open() throws GeneralSecurityException {
        try {
            KeyStore store = KeyStore.getInstance(STORE);
            store.load(null);
            return store;
        } catch (IOException unreadable) {
            throw new KeyStoreException(unreadable);
        }
    }

    /** With attestation where the tablet can, otherwise without. */
    private static KeyPair create() throws GeneralSecurityException {
        try {
            return create(builder().setAttestationChallenge(MESSAGE));
        } catch (ProviderException cannotAttest) {
            return create(builder());
        }
    }

    private static KeyPair create(KeyGenParameterSpec.Builder spec) throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_EC, STORE);
        generator.initialize(spec.build());
        return generator.generateKeyPair();
    }

    private static KeyGenParameterSpec.Builder builder() {
        return new KeyGenParameterSpec.Builder(ALIAS, KeyProperties.PURPOSE_SIGN)
                .setAlgorithmParameterSpec(new ECGenParameterSpec("secp256r1"))
                .setDigests(KeyProperties.DIGEST_SHA256);
    }
}
