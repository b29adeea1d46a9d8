package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import java.util.List;
import java.util.Optional;

/**
 * What the caller knows about the log to verify.
 *
 * @param key that its export must be signed with; empty to trust the one that the file names
 * @param since checkpoints that it must continue from
 * @param expectsSignature whether an export without a signature is a problem where the log has a key
 */
public record VerificationOptions(Optional<LogPublicKey> key, List<SignedCheckpoint> since, boolean expectsSignature) {
    /** An export about which nothing is known. */
    public static final VerificationOptions EXPORT = new VerificationOptions(Optional.empty(), List.of(), true);
    /** The log on the tablet itself, which is read from its file and has no signed head. */
    public static final VerificationOptions ON_TABLET = new VerificationOptions(Optional.empty(), List.of(), false);

    public VerificationOptions {
        since = List.copyOf(since);
    }

    public VerificationOptions withKey(LogPublicKey known) {
        return new VerificationOptions(Optional.of(known), since, expectsSignature);
    }

    public VerificationOptions withSince(List<SignedCheckpoint> known) {
        return new VerificationOptions(key, known, expectsSignature);
    }
}
