package app.spoton.tablet.auditlog;

import java.io.File;
import java.util.Optional;

/** What the log's file is encrypted with. */
interface LogEncryption {
    /** No encryption: where SQLCipher or the tablet's key store cannot be had, as in tests on a computer. */
    LogEncryption NONE = file -> Optional.empty();

    /**
     * The key of a database, made if there is none yet and kept beside it, itself encrypted.
     *
     * @return empty where nothing can be encrypted
     */
    Optional<byte[]> keyFor(File database);
}
