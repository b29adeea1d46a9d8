package app.spoton.tablet.auditlog.encryption;

import java.io.File;
import java.util.Optional;

/** Encrypts the log's file. */
public interface LogEncryption {
    /** No encryption: where SQLCipher or the tablet's key store is missing, as in tests on a computer. */
    LogEncryption NONE = file -> Optional.empty();

    /**
     * The key of a database. It is created with the database, and stored next to it, itself encrypted.
     *
     * @return empty if the device cannot encrypt and never did
     * @throws LogKeyException if there must be a key and it cannot be used now: the database is never opened without it
     */
    Optional<byte[]> keyFor(File database);
}
