package app.spoton.engine.auditlog.proof;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.ProviderException;
import java.security.Signature;

/** Signs with a Java private key: one in memory, or the handle of one in a key store. */
public final class PrivateKeySigner implements LogSigner {
    private final LogPublicKey publicKey;
    private final PrivateKey privateKey;

    public PrivateKeySigner(LogPublicKey publicKey, PrivateKey privateKey) {
        this.publicKey = publicKey;
        this.privateKey = privateKey;
    }

    @Override
    public LogPublicKey publicKey() {
        return publicKey;
    }

    @Override
    public byte[] sign(byte[] message) throws GeneralSecurityException {
        Signature signer = Signature.getInstance(ALGORITHM);
        try {
            signer.initSign(privateKey);
            signer.update(message);
            return signer.sign();
        } catch (ProviderException failed) {   // how Android's key store says on some versions that it does not answer
            throw new GeneralSecurityException(failed.getMessage(), failed);
        }
    }
}
