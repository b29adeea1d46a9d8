package app.spoton.tablet.people.pins;

import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.ProviderException;
import java.util.Optional;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;

/** An HMAC key that never leaves the Android Keystore. */
final class KeystorePinKey implements PinKey {
    private static final String STORE = "AndroidKeyStore";
    private static final String ALIAS = "spoton-pin";

    private KeystorePinKey() {
    }

    /** Empty on a computer, which has no such key store. */
    static Optional<PinKey> onTablet() {
        try {
            KeyStore.getInstance(STORE);
            return Optional.of(new KeystorePinKey());
        } catch (KeyStoreException missing) {
            return Optional.empty();
        }
    }

    @Override
    public byte[] mac(byte[] data) throws GeneralSecurityException {
        try {
            Mac mac = Mac.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA256);
            mac.init(key());
            return mac.doFinal(data);
        } catch (IOException | ProviderException failed) {
            throw new GeneralSecurityException("The tablet's key store does not answer.", failed);
        }
    }

    private static Key key() throws GeneralSecurityException, IOException {
        KeyStore store = KeyStore.getInstance(STORE);
        store.load(null);
        if (store.containsAlias(ALIAS)) {
            return store.getKey(ALIAS, null);
        }
        KeyGenerator generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA256, STORE);
        generator.init(new KeyGenParameterSpec.Builder(ALIAS, KeyProperties.PURPOSE_SIGN).build());
        return generator.generateKey();
    }
}
