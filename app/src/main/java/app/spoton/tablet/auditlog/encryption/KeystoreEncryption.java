package app.spoton.tablet.auditlog.encryption;

import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import android.util.Log;
import app.spoton.tablet.storage.KeystoreKeys;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.spec.GCMParameterSpec;

/**
 * SQLCipher with a random key of 256 bits. The key is stored next to the database, encrypted with a key that never
 * leaves the tablet's key store, so both files are useless on another device. Backups are exports.
 */
public final class KeystoreEncryption implements LogEncryption {
    private static final String ALIAS = "spoton-log";
    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int IV_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final int KEY_BYTES = 32;

    /** The suffix of the file that holds a database's key. */
    public static final String KEY_FILE = ".key";

    @Override
    public Optional<byte[]> keyFor(File database) {
        File file = new File(database.getPath() + KEY_FILE);
        if (!canEncrypt()) {
            if (file.exists()) {
                throw new LogKeyException("The log is encrypted, and this device cannot decrypt it.", null);
            }
            Log.w("spoton", "The log is not encrypted on this device");
            return Optional.empty();
        }
        if (!file.exists() && database.length() > 0) {
            throw new LogKeyException("The log is encrypted, and its key is missing.", null);
        }
        try {
            return Optional.of(raw(file.exists() ? decrypt(read(file)) : create(file)));
        } catch (GeneralSecurityException | IOException | RuntimeException failed) {
            throw new LogKeyException("The tablet's key store does not give the log's key.", failed);
        }
    }

    /** Whether SQLCipher and a key store exist; a key store that fails exists. */
    private static boolean canEncrypt() {
        try {
            System.loadLibrary("sqlcipher");
            KeyStore.getInstance(KeystoreKeys.STORE);
            return true;
        } catch (UnsatisfiedLinkError | KeyStoreException missing) {
            return false;
        }
    }

    static byte[] create(File file) throws GeneralSecurityException, IOException {
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        Cipher cipher = Cipher.getInstance(CIPHER);
        cipher.init(Cipher.ENCRYPT_MODE, wrappingKey());
        ByteArrayOutputStream wrapped = new ByteArrayOutputStream();
        wrapped.write(cipher.getIV());
        wrapped.write(cipher.doFinal(key));
        File part = new File(file.getPath() + ".part");
        try (FileOutputStream out = new FileOutputStream(part)) {
            out.write(wrapped.toByteArray());
            out.getFD().sync();
        }
        if (!part.renameTo(file)) {
            throw new IOException("The log's key cannot be stored in " + file);
        }
        return key;
    }

    static byte[] decrypt(byte[] wrapped) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(CIPHER);
        cipher.init(Cipher.DECRYPT_MODE, KeystoreKeys.existing(ALIAS), new GCMParameterSpec(TAG_BITS, wrapped, 0, IV_BYTES));
        return cipher.doFinal(wrapped, IV_BYTES, wrapped.length - IV_BYTES);
    }

    /** For a log that has no key yet. A key that other logs of this tablet are under is never replaced. */
    private static Key wrappingKey() throws GeneralSecurityException {
        if (!KeystoreKeys.isMissing(KeystoreKeys.open(), ALIAS)) {
            return KeystoreKeys.existing(ALIAS);
        }
        KeyGenerator generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, KeystoreKeys.STORE);
        generator.init(new KeyGenParameterSpec.Builder(ALIAS,
                KeyProperties.PURPOSE_ENCRYPT | KeyProperties.PURPOSE_DECRYPT)
                .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
                .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
                .setKeySize(256)
                .build());
        return generator.generateKey();
    }

    private static byte[] read(File file) throws IOException {
        try (InputStream in = new FileInputStream(file)) {
            byte[] bytes = new byte[IV_BYTES + KEY_BYTES + TAG_BITS / 8];
            int count = 0;
            for (int more = in.read(bytes); more > 0; more = in.read(bytes, count, bytes.length - count)) {
                count += more;
            }
            return Arrays.copyOf(bytes, count);
        }
    }

    /** As SQLCipher takes a key that needs no stretching: {@code x'…'}. */
    private static byte[] raw(byte[] key) {
        StringBuilder text = new StringBuilder("x'");
        for (byte one : key) {
            text.append(Character.forDigit(one >> 4 & 15, 16)).append(Character.forDigit(one & 15, 16));
        }
        return text.append('\'').toString().getBytes(StandardCharsets.US_ASCII);
    }
}
