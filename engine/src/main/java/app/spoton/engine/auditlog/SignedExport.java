package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.LogSigner;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TreeHash;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Makes the lines of an export of version 2: entries in order, a line for those left out between them, and a signed
 * head (docs/round-format.md, Exports and proofs).
 */
public final class SignedExport {
    private final CompactRange log;
    private final MerkleNodes nodes;
    private final TreeSet<Long> earlier;
    private final CompactRange written = new CompactRange(0);
    private final ExportHead head = new ExportHead();

    /**
     * An export of the current log.
     *
     * @param log the frontier of all its entries
     * @param nodes for entries that are left out; an export of everything asks for none
     * @param earlier sizes of checkpoints that the export is to be comparable with, even where entries are left out
     */
    public SignedExport(CompactRange log, MerkleNodes nodes, List<Long> earlier) {
        this.log = CompactRange.of(0, log.end(), log.hashes());
        this.nodes = nodes;
        this.earlier = new TreeSet<>(earlier);
    }

    /** The lines for the next entry, which comes after those before. */
    public List<String> entry(LogLine line) {
        List<String> lines = omitted(line.number() - 1);
        written.append(TreeHash.leaf(line.text()));
        head.add(line.hash());
        lines.add(line.text());
        return lines;
    }

    private List<String> omitted(long end) {
        if (end < written.end() || end > log.end()) {
            throw new IllegalArgumentException("Entry " + (end + 1) + " does not come next.");
        }
        List<String> lines = new ArrayList<>();
        while (written.end() < end) {
            Long split = earlier.higher(written.end());
            CompactRange range = nodes.range(written.end(), split == null ? end : Math.min(split, end));
            lines.add(OmittedEntries.line(range));
            written.append(range);
        }
        return lines;
    }

    /**
     * The last lines.
     *
     * @param lastHash of the log's last entry
     * @param filter what was asked for, in words; empty if it was everything
     * @throws GeneralSecurityException if the key cannot be used now
     * @throws IllegalStateException if the entries are not those of the log's tree: somebody changed the file that the log
     *     is kept in, and no checkpoint may be signed for it
     */
    public List<String> end(String lastHash, Instant time, String filter, LogSigner signer) throws GeneralSecurityException {
        List<String> lines = omitted(log.end());
        if (!written.root().equals(log.root())) {
            throw new IllegalStateException("The entries are not those that the log had when they were written.");
        }
        SignedCheckpoint checkpoint = SignedCheckpoint.sign(written, time, List.of(
                SignedHead.statement(head.entries(), head.digest(), lastHash, filter)), signer);
        lines.add(new SignedHead(head.entries(), head.digest(), filter, checkpoint, signer.publicKey())
                .line(log.end(), lastHash, time).text());
        return lines;
    }

    /** The number of entries given so far. */
    public long entries() {
        return head.entries();
    }
}
