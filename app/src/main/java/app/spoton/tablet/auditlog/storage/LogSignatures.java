package app.spoton.tablet.auditlog.storage;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.SignedExport;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.LogSigner;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The signatures of a log. Call it on a thread that may wait for the disk. */
public final class LogSignatures {
    /** The number of newest checkpoints that a filtered export can be compared with; each makes it slightly longer. */
    private static final int COMPARABLE = 400;

    private final AuditLogConnection connection;

    LogSignatures(AuditLogConnection connection) {
        this.connection = connection;
    }

    /** The id and key that the log names; empty if it is not signed. */
    public Optional<LogIdentity> identity() {
        return connection.signing(LogSigning::identity);
    }

    /** The last checkpoint in the log. */
    public Optional<SignedCheckpoint> latest() {
        return connection.signing(LogSigning::latest);
    }

    /** Why the log could not be signed when that was last tried; empty if it could, or has no key at all. */
    public String problem() {
        return connection.signing(LogSigning::problem);
    }

    /** Signs the log as it is now; empty if it cannot be signed. */
    public Optional<SignedCheckpoint> sign(String by, String why) {
        return connection.signing(signing -> signing.checkpoint(connection.now(), by, why));
    }

    /**
     * The signer of an export.
     *
     * @return empty if the log has no key, or the key cannot be used now
     */
    public Optional<LogSigner> signer() {
        return connection.signing(signing -> signing.forExport(connection.now()));
    }

    /** An export with this number of entries. */
    public record Export(SignedExport lines, long entries) {
    }

    /** An export of all entries that there are now. */
    public Export export() {
        List<Long> sizes = new ArrayList<>();
        connection.dao().numbersOf(CheckpointEntry.KIND, COMPARABLE).forEach(number -> sizes.add(number - 1));
        CompactRange frontier = connection.frontier();
        return new Export(new SignedExport(frontier, connection.nodes(), sizes), frontier.end());
    }
}
