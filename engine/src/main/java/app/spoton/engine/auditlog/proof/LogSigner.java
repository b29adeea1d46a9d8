package app.spoton.engine.auditlog.proof;

import java.security.GeneralSecurityException;

/** Signs a log's checkpoints. The private key never leaves the implementation. */
public interface LogSigner {
    /** What {@link #sign} computes, as Java and Android call it; signatures are in DER. */
    String ALGORITHM = "SHA256withECDSA";

    LogPublicKey publicKey();

    /**
     * The signature of a message.
     *
     * @throws GeneralSecurityException if the key cannot be used now
     */
    byte[] sign(byte[] message) throws GeneralSecurityException;
}
