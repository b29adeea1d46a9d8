import com.android.apksig.ApkVerifier;
import java.io.File;
import java.security.MessageDigest;
import java.security.cert.X509Certificate;
import java.util.HexFormat;

/** The verify command of apksigner; see the script beside it. */
public class ApkSigner {
    public static void main(String[] args) throws Exception {
        boolean verbose = args.length == 3 && args[1].matches("-v|--verbose");
        if (args.length < 2 || !args[0].equals("verify") || args.length > 2 && !verbose) {
            System.err.println("usage: apksigner verify [-v] <apk> (this SDK's apksigner can do nothing else)");
            System.exit(2);
        }
        File apk = new File(args[args.length - 1]);
        if (!apk.isFile()) {
            System.err.println("apksigner: there is no " + apk);
            System.exit(2);
        }
        ApkVerifier.Result result = new ApkVerifier.Builder(apk).build().verify();
        result.getAllErrors().forEach(error -> System.err.println("ERROR: " + error));
        if (!result.isVerified()) {
            System.err.println("DOES NOT VERIFY");
            System.exit(1);
        }
        System.out.println("Verifies");
        if (verbose) {
            System.out.println("Verified using v1 scheme (JAR signing): " + result.isVerifiedUsingV1Scheme());
            System.out.println("Verified using v2 scheme: " + result.isVerifiedUsingV2Scheme());
            System.out.println("Verified using v3 scheme: " + result.isVerifiedUsingV3Scheme());
            for (X509Certificate certificate : result.getSignerCertificates()) {
                byte[] digest = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
                System.out.println("Signer: " + certificate.getSubjectX500Principal().getName()
                    + ", certificate SHA-256 " + HexFormat.of().formatHex(digest));
            }
        }
    }
}
