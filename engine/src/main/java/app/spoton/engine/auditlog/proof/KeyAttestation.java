package app.spoton.engine.auditlog.proof;

import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The certificates that vouch for a log's key, from the key's own up to a root of the tablet's manufacturer, as the
 * Android Keystore returns them. The auditor must compare that root with the manufacturer's: no root is built in.
 */
public final class KeyAttestation {
    private static final int MOST_CERTIFICATES = 10;

    private KeyAttestation() {
    }

    /**
     * The root that vouches for a key: its name and the SHA-256 of its certificate.
     *
     * @param chain certificates in Base64, the key's own first
     * @return empty if they are not of this key, or one is not signed by the next
     */
    public static Optional<String> root(LogPublicKey key, List<String> chain) {
        if (chain.isEmpty() || chain.size() > MOST_CERTIFICATES) {
            return Optional.empty();
        }
        try {
            List<X509Certificate> certificates = read(chain);
            if (!LogPublicKey.of(key.name(), certificates.get(0).getPublicKey()).equals(key)) {
                return Optional.empty();
            }
            X509Certificate root = certificates.get(certificates.size() - 1);
            for (int at = 0; at < certificates.size(); at++) {
                X509Certificate issuer = at + 1 < certificates.size() ? certificates.get(at + 1) : root;
                certificates.get(at).verify(issuer.getPublicKey());
            }
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(root.getEncoded());
            return Optional.of(root.getSubjectX500Principal().getName() + ", SHA-256 "
                    + String.format(Locale.ROOT, "%064x", new BigInteger(1, digest)));
        } catch (GeneralSecurityException | IllegalArgumentException wrong) {
            return Optional.empty();
        }
    }

    private static List<X509Certificate> read(List<String> chain) throws GeneralSecurityException {
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        List<X509Certificate> certificates = new ArrayList<>();
        for (String text : chain) {
            certificates.add((X509Certificate) factory.generateCertificate(
                    new ByteArrayInputStream(Base64.getDecoder().decode(text))));
        }
        return certificates;
    }
}
