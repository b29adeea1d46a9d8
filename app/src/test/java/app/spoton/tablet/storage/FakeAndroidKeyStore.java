package app.spoton.tablet.storage;

import android.security.keystore.KeyGenParameterSpec;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.InvalidAlgorithmParameterException;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyPairGeneratorSpi;
import java.security.KeyStoreSpi;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Security;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/**
 * A key store that behaves as Android's: a question that fails is answered with 'there is no such key', and a key that is made
 * replaces one of the same name.
 */
public final class FakeAndroidKeyStore extends Provider {
    private static final long serialVersionUID = 1L;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Map<String, Key> KEYS = new HashMap<>();
    private static final Map<String, PublicKey> PUBLIC = new HashMap<>();
    private static Set<Integer> failing = Set.of();
    private static int questions;

    private FakeAndroidKeyStore() {
        super(KeystoreKeys.STORE, "1", "a test's");
        put("KeyStore." + KeystoreKeys.STORE, Store.class.getName());
        put("KeyGenerator.AES", Aes.class.getName());
        put("KeyGenerator.HmacSHA256", Hmac.class.getName());
        put("KeyPairGenerator.EC", Ec.class.getName());
    }

    public static void install() {
        KEYS.clear();
        PUBLIC.clear();
        fail(Set.of());
        Security.addProvider(new FakeAndroidKeyStore());
    }

    public static void uninstall() {
        Security.removeProvider(KeystoreKeys.STORE);
    }

    /** The questions that are not answered from now on, counted from 1. */
    public static void fail(Set<Integer> numbers) {
        failing = numbers;
        questions = 0;
    }

    public static int questions() {
        return questions;
    }

    /** The keys by name; nothing else is in the key store. */
    public static Map<String, Key> kept() {
        return Map.copyOf(KEYS);
    }

    public static void lose(String alias) {
        KEYS.remove(alias);
    }

    private static boolean isAnswered() {
        return !failing.contains(++questions);
    }

    private static void make(AlgorithmParameterSpec spec, Key key) {
        KEYS.put(((KeyGenParameterSpec) spec).getKeystoreAlias(), key);
    }

    /** Makes keys of 256 bits. */
    public abstract static class Secret extends KeyGeneratorSpi {
        private final String algorithm;
        private AlgorithmParameterSpec spec;

        Secret(String algorithm) {
            this.algorithm = algorithm;
        }

        @Override
        protected void engineInit(SecureRandom random) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        protected void engineInit(AlgorithmParameterSpec params, SecureRandom random) {
            spec = params;
        }

        @Override
        protected void engineInit(int size, SecureRandom random) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        protected SecretKey engineGenerateKey() {
            byte[] bytes = new byte[32];
            RANDOM.nextBytes(bytes);
            SecretKey key = new SecretKeySpec(bytes, algorithm);
            make(spec, key);
            return key;
        }
    }

    public static final class Aes extends Secret {
        public Aes() {
            super("AES");
        }
    }

    public static final class Hmac extends Secret {
        public Hmac() {
            super("HmacSHA256");
        }
    }

    public static final class Ec extends KeyPairGeneratorSpi {
        private AlgorithmParameterSpec spec;

        @Override
        public void initialize(int size, SecureRandom random) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        public void initialize(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
            spec = params;
        }

        @Override
        public KeyPair generateKeyPair() {
            try {
                KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
                generator.initialize(256);
                KeyPair pair = generator.generateKeyPair();
                make(spec, pair.getPrivate());
                PUBLIC.put(((KeyGenParameterSpec) spec).getKeystoreAlias(), pair.getPublic());
                return pair;
            } catch (NoSuchAlgorithmException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    public static final class Store extends KeyStoreSpi {
        @Override
        public Key engineGetKey(String alias, char[] password) {
            return isAnswered() ? KEYS.get(alias) : null;
        }

        @Override
        public Certificate[] engineGetCertificateChain(String alias) {
            return null;
        }

        @Override
        public Certificate engineGetCertificate(String alias) {
            return isAnswered() && KEYS.containsKey(alias) ? new OwnCertificate(PUBLIC.get(alias)) : null;
        }

        @Override
        public Date engineGetCreationDate(String alias) {
            return new Date(0);
        }

        @Override
        public void engineSetKeyEntry(String alias, Key key, char[] password, Certificate[] chain) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        public void engineSetKeyEntry(String alias, byte[] key, Certificate[] chain) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        public void engineSetCertificateEntry(String alias, Certificate cert) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        public void engineDeleteEntry(String alias) {
            KEYS.remove(alias);
        }

        @Override
        public Enumeration<String> engineAliases() {
            return Collections.enumeration(KEYS.keySet());
        }

        @Override
        public boolean engineContainsAlias(String alias) {
            return isAnswered() && KEYS.containsKey(alias);
        }

        @Override
        public int engineSize() {
            return KEYS.size();
        }

        @Override
        public boolean engineIsKeyEntry(String alias) {
            return KEYS.containsKey(alias);
        }

        @Override
        public boolean engineIsCertificateEntry(String alias) {
            return false;
        }

        @Override
        public String engineGetCertificateAlias(Certificate cert) {
            return null;
        }

        @Override
        public void engineStore(OutputStream stream, char[] password) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        public void engineLoad(InputStream stream, char[] password) {
            // nothing to read
        }
    }

    /** Has nothing but the key. */
    private static final class OwnCertificate extends Certificate {
        private static final long serialVersionUID = 1L;
        private final PublicKey key;

        OwnCertificate(PublicKey key) {
            super("none");
            this.key = key;
        }

        @Override
        public PublicKey getPublicKey() {
            return key;
        }

        @Override
        public byte[] getEncoded() {
            return new byte[0];
        }

        @Override
        public void verify(PublicKey by) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        public void verify(PublicKey by, String provider) {
            throw new UnsupportedOperationException("The app does not use this.");
        }

        @Override
        public String toString() {
            return "a test's";
        }
    }
}
