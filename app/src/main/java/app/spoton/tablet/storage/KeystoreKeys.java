package app.spoton.tablet.storage;

import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.KeyStoreException;
import javax.crypto.KeyGenerator;

/**
 * The Android Keystore. If it does not answer, it also says that a key is missing, and a key that is then made replaces the one that
 * is there. Everything under that key would be lost, so a key is made only if it is certain to be missing.
 */
public final class KeystoreKeys {
    public static final String STORE = "AndroidKeyStore";
    /** A key that is made and deleted to see whether the key store answers. */
    private static final String PROBE = "spoton-probe";

    private KeystoreKeys() {
    }

    /** @throws GeneralSecurityException if it does not answer */
    public static KeyStore open() throws GeneralSecurityException {
        try {
            KeyStore store = KeyStore.getInstance(STORE);
            store.load(null);
            return store;
        } catch (IOException failed) {
            throw new KeyStoreException("The tablet's key store does not answer.", failed);
        }
    }

    /**
     * A key that was made before.
     *
     * @throws GeneralSecurityException if it is missing, or the key store does not answer
     */
    public static Key existing(String alias) throws GeneralSecurityException {
        Key key = open().getKey(alias, null);
        if (key == null) {
            throw new KeyStoreException("The tablet's key store does not give the key " + alias + ".");
        }
        return key;
    }

    /**
     * Whether a key must be made: the key store does not find it, and finds one that was made just now.
     *
     * @throws GeneralSecurityException if that is not certain
     */
    public static boolean isMissing(KeyStore store, String alias) throws GeneralSecurityException {
        if (store.containsAlias(alias)) {
            return false;
        }
        KeyGenerator generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_HMAC_SHA256, STORE);
        generator.init(new KeyGenParameterSpec.Builder(PROBE, KeyProperties.PURPOSE_SIGN).build());
        generator.generateKey();
        boolean answeredBefore = store.containsAlias(PROBE);
        boolean isMissing = !store.containsAlias(alias);
        boolean answers = answeredBefore && store.containsAlias(PROBE);
        store.deleteEntry(PROBE);
        if (isMissing && !answers) {
            throw new KeyStoreException("The tablet's key store does not answer.");
        }
        return isMissing;
    }
}
