package app.spoton.tablet.auditlog.encryption;

import java.io.File;
import java.util.Optional;

/** Encrypts the log's file. */
public interface LogEncryption {
    /** No encryption: where SQLCipher or the tablet's key store is missing, as in tests on a computer. */
    LogEncryption NONE = file -> Optional.empty();

    /**
     * The key of a database. It is created if there is none yet, and stored next to the database, itself encrypted.
     *
     * @return empty if the device cannot encrypt
     */
    Optional<byte[]> keyFor(File database);
}
