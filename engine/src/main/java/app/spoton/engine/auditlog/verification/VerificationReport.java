package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.SignedHead;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import java.util.List;
import java.util.Optional;

/**
 * What a verification found.
 *
 * @param notices remarks that are not problems: gaps of a filter, clocks set back, rules corrected since
 * @param signed the head, if the file is signed
 */
public record VerificationReport(Extent extent, FindingList problems, FindingList notices, LogVerdicts verdicts,
        Optional<SignedHead> signed) {
    /**
     * The part of the log that the file holds.
     *
     * @param entries how many there were
     * @param settled how many rounds were settled again
     * @param head the hash of the log's last entry as the file has it; empty if the file has no head
     * @param filter the export's filter in words; empty if it is the whole log
     * @param leftOut entries that are not in the file
     */
    public record Extent(long entries, long settled, long first, long last, Optional<String> head, String filter, long leftOut) {
    }

    /**
     * Findings of one sort.
     *
     * @param count how many there were
     * @param kept the first of them
     */
    public record FindingList(long count, List<Finding> kept) {
    }

    public long entries() {
        return extent.entries();
    }

    public long settled() {
        return extent.settled();
    }

    public long leftOut() {
        return extent.leftOut();
    }

    public String filter() {
        return extent.filter();
    }

    public Optional<String> head() {
        return extent.head();
    }

    /** How many problems there were. */
    public long found() {
        return problems.count();
    }

    /** The first problems. */
    public List<Finding> findings() {
        return problems.kept();
    }

    /** The checkpoint that the head is signed with; empty if the file is not signed. */
    public Optional<SignedCheckpoint> checkpoint() {
        return signed.map(SignedHead::checkpoint);
    }

    /** The key that the file says it is signed with. */
    public Optional<LogPublicKey> key() {
        return signed.map(SignedHead::key);
    }

    public boolean isWhole() {
        return found() == 0;
    }

    /** Whether nothing in the file is a line of a log: it is some other file. */
    public boolean isNoExport() {
        return entries() == 0 && head().isEmpty() && found() > 0
                && findings().stream().allMatch(finding -> finding.kind() == Finding.Kind.UNREADABLE
                || finding.kind() == Finding.Kind.CUT_OFF);
    }
}
