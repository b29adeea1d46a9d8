package app.spoton.tablet.auditlog.signing;

import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import app.spoton.tablet.storage.KeystoreKeys;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.PrivateKey;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.spec.ECGenParameterSpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** An EC key on P-256 in the Android Keystore, attested by the hardware if the tablet supports it. */
public final class KeystoreSigningKey implements SigningKey {
    private static final String ALIAS = "spoton-log-signing";
    private static final int CHALLENGE_BYTES = 16;

    private KeystoreSigningKey() {
    }

    /** Empty on a computer, which has no such key store. */
    public static Optional<SigningKey> onTablet() {
        try {
            KeyStore.getInstance(KeystoreKeys.STORE);
            return Optional.of(new KeystoreSigningKey());
        } catch (KeyStoreException missing) {
            return Optional.empty();
        }
    }

    @Override
    public KeyPair pair() throws GeneralSecurityException {
        try {
            KeyStore store = KeystoreKeys.open();
            if (KeystoreKeys.isMissing(store, ALIAS)) {
                create();
            }
            Certificate certificate = store.getCertificate(ALIAS);
            Key key = store.getKey(ALIAS, null);
            if (certificate == null || !(key instanceof PrivateKey own)) {   // a key store that was damaged answers nothing
                throw new GeneralSecurityException("The tablet's key store has lost the log's key.");
            }
            return new KeyPair(certificate.getPublicKey(), own);
        } catch (ProviderException failed) {
            throw new GeneralSecurityException("The tablet's key store does not answer.", failed);
        }
    }

    /** A key that is not attested has a certificate that it signed itself, and no other. */
    @Override
    public List<String> attestation() throws GeneralSecurityException {
        try {
            KeyStore store = KeystoreKeys.open();
            Certificate[] chain = store.getCertificateChain(ALIAS);
            List<String> texts = new ArrayList<>();
            for (int at = 0; chain != null && chain.length > 1 && at < chain.length; at++) {
                texts.add(Base64.getEncoder().encodeToString(chain[at].getEncoded()));
            }
            return texts;
        } catch (ProviderException failed) {
            throw new GeneralSecurityException("The tablet's key store does not answer.", failed);
        }
    }

    private static void create() throws GeneralSecurityException {
        byte[] challenge = new byte[CHALLENGE_BYTES];
        new SecureRandom().nextBytes(challenge);
        try {
            create(Optional.of(challenge));
        } catch (ProviderException | GeneralSecurityException cannotAttest) {
            create(Optional.empty());
        }
    }

    private static void create(Optional<byte[]> challenge) throws GeneralSecurityException {
        KeyGenParameterSpec.Builder spec = new KeyGenParameterSpec.Builder(ALIAS, KeyProperties.PURPOSE_SIGN)
                .setAlgorithmParameterSpec(new ECGenParameterSpec("secp256r1"))
                .setDigests(KeyProperties.DIGEST_SHA256);
        challenge.ifPresent(spec::setAttestationChallenge);
        KeyPairGenerator generator = KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_EC, KeystoreKeys.STORE);
        generator.initialize(spec.build());
        generator.generateKeyPair();
    }
}
