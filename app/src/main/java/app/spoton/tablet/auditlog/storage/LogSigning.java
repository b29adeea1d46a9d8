package app.spoton.tablet.auditlog.storage;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.proof.LogSigner;
import app.spoton.engine.auditlog.proof.PrivateKeySigner;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.signing.SigningKey;
import app.spoton.tablet.auditlog.writing.AuditLogWriter;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Signs a log while it is open: names its key in it, and adds checkpoints. If the key fails, entries are still written.
 */
final class LogSigning {
    private static final Duration BETWEEN = Duration.ofHours(1);
    /** After these the log is signed at once, otherwise once an hour. */
    private static final Set<String> SIGNED_AFTER = Set.of(AuditEvent.Kind.SIGN_OUT.id(), AuditEvent.Kind.EXPORT.id());
    private static final int ID_BYTES = 16;

    private final Optional<SigningKey> key;
    private final AuditLogWriter writer;
    /** The text of the last entry of a kind. */
    private final Function<String, Optional<String>> last;
    private Optional<Instant> signedAt = Optional.empty();
    private Optional<Boolean> isMissing = Optional.empty();
    private String problem = "";

    LogSigning(Optional<SigningKey> key, AuditLogWriter writer, Function<String, Optional<String>> last) {
        this.key = key;
        this.writer = writer;
        this.last = last;
    }

    /** Why the log could not be signed when that was last tried; empty if it could, or has no key at all. */
    String problem() {
        return problem;
    }

    /** The id and key that the log names; empty if it is not signed. */
    Optional<LogIdentity> identity() {
        Optional<LogIdentity> changed = last.apply(LogIdentity.KEY_CHANGED).flatMap(LogIdentity::read);
        return changed.isPresent() ? changed : last.apply(LogIdentity.CREATED).flatMap(LogIdentity::read);
    }

    /** The last checkpoint in the log. */
    Optional<SignedCheckpoint> latest() {
        return last.apply(CheckpointEntry.KIND).flatMap(CheckpointEntry::read);
    }

    /** Adds the tablet's key to the log, if there is one and the log does not name it yet. */
    void begin(Instant now) {
        attempt(() -> {
            signer(now);
            return true;
        });
    }

    /**
     * Signs exports and checkpoints.
     *
     * @return empty if the tablet has no key
     */
    private Optional<LogSigner> signer(Instant now) throws GeneralSecurityException {
        if (key.isEmpty()) {
            return Optional.empty();
        }
        KeyPair pair = key.get().pair();
        Optional<LogIdentity> known = identity();
        LogIdentity own;
        if (known.isEmpty()) {
            byte[] id = new byte[ID_BYTES];
            new SecureRandom().nextBytes(id);
            own = LogIdentity.create(id, pair.getPublic());
            String description = writer.size() == 0 ? "log created" : "From here on this log is signed. The " + writer.size()
                    + " entries before are older than its key.";
            writer.entry(LogIdentity.CREATED, own.body(now, "", description, key.get().attestation()), now);
        } else {
            own = LogIdentity.of(known.get().logId(), pair.getPublic());
            if (!own.equals(known.get())) {
                writer.entry(LogIdentity.KEY_CHANGED, own.body(now, "", "From here on this log is signed with the key "
                        + own.key().id() + " of this tablet.", key.get().attestation()), now);
            }
        }
        return Optional.of(new PrivateKeySigner(own.key(), pair.getPrivate()));
    }

    /** Signs the log as it is now, and keeps the checkpoint as its next entry; empty if it cannot be signed. */
    Optional<SignedCheckpoint> checkpoint(Instant now, String by, String description) {
        isMissing = Optional.of(key.isPresent());
        Optional<Optional<SignedCheckpoint>> made = attempt(() -> {
            Optional<LogSigner> signer = signer(now);
            if (signer.isEmpty()) {
                return Optional.empty();
            }
            SignedCheckpoint checkpoint = SignedCheckpoint.sign(writer.tree().frontier(writer.size()), now,
                    java.util.List.of(), signer.get());
            writer.entry(CheckpointEntry.KIND, CheckpointEntry.body(checkpoint, now, by, description), now);
            signedAt = Optional.of(now);
            isMissing = Optional.of(false);
            return Optional.of(checkpoint);
        });
        return made.flatMap(found -> found);
    }

    /** Whether the log is signed after an entry of this kind, or at once for another reason. */
    boolean isDueAfter(String kind, Instant now) {
        return SIGNED_AFTER.contains(kind) || isDue(now);
    }

    /** Whether a checkpoint is missing, the last one is an hour old, or the clock was set back before it. */
    private boolean isDue(Instant now) {
        if (key.isEmpty()) {
            return false;
        }
        if (isMissing()) {
            return true;
        }
        if (signedAt.isEmpty()) {
            signedAt = Optional.of(latest().flatMap(SignedCheckpoint::time).orElse(Instant.EPOCH));
        }
        return signedAt.get().isAfter(now) || !signedAt.get().plus(BETWEEN).isAfter(now);
    }

    /** Whether a checkpoint failed that was due, also in the run of the app before this one. */
    boolean isMissing() {
        if (isMissing.isEmpty()) {
            long signed = numberOfLast(CheckpointEntry.KIND);
            isMissing = Optional.of(key.isPresent() && SIGNED_AFTER.stream().anyMatch(kind -> numberOfLast(kind) > signed));
        }
        return isMissing.get();
    }

    private long numberOfLast(String kind) {
        return last.apply(kind).flatMap(LogLine::read).map(LogLine::number).orElse(0L);
    }

    /** The signer of an export; empty if the log cannot be signed. */
    Optional<LogSigner> forExport(Instant now) {
        return attempt(() -> signer(now)).flatMap(found -> found);
    }

    private interface Work<T> {
        T run() throws GeneralSecurityException;
    }

    private <T> Optional<T> attempt(Work<T> work) {
        try {
            T result = work.run();
            problem = "";
            return Optional.of(result);
        } catch (GeneralSecurityException failed) {
            problem = "The tablet's key store did not sign the log: " + failed.getMessage();
            return Optional.empty();
        }
    }
}
