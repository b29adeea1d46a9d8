package app.spoton.tablet.people.pins;

import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import app.spoton.tablet.storage.KeystoreKeys;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.ProviderException;
import java.util.Optional;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;

/** An HMAC key that never leaves the Android Keystore. */
final class KeystorePinKey implements PinKey {
    private static final String ALIAS = "spoton-pin";

    private KeystorePinKey() {
    }

    /** Empty on a computer, which has no such key store. */
    static Optional<PinKey> onTablet() {
        try {
            KeyStore.getInstance(KeystoreKeys.STORE);
            return Optional.of(new KeystorePinKey());
        } catch (KeyStoreException missing) {
            return Optional.empty();
        }
    }

    @Override
    public void makeIfMissing() throws GeneralSecurityException {
        try {
            if (KeystoreKeys.isMissing(KeystoreKeys.open(), ALIAS)) {
                KeyGenerator generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA256, KeystoreKeys.STORE);
                generator.init(new KeyGenParameterSpec.Builder(ALIAS, KeyProperties.PURPOSE_SIGN).build());
                generator.generateKey();
            }
        } catch (ProviderException failed) {
            throw doesNotAnswer(failed);
        }
    }

    @Override
    public byte[] mac(byte[] data) throws GeneralSecurityException {
        try {
            Mac mac = Mac.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA256);
            mac.init(KeystoreKeys.existing(ALIAS));
            return mac.doFinal(data);
        } catch (ProviderException failed) {
            throw doesNotAnswer(failed);
        }
    }

    private static GeneralSecurityException doesNotAnswer(ProviderException failed) {
        return new GeneralSecurityException("The tablet's key store does not answer.", failed);
    }
}
