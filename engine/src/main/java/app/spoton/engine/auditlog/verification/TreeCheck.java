package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TreeHash;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds the log's tree from the lines of an export, up to the first gap. */
final class TreeCheck {
    private final CompactRange tree = new CompactRange(0);
    /** The roots of the requested sizes; empty until the tree reaches them. */
    private final Map<Long, Optional<TreeHash>> roots = new HashMap<>();
    private boolean hasGap;
    private boolean hasOmitted;

    TreeCheck(List<SignedCheckpoint> wanted) {
        wanted.forEach(checkpoint -> roots.put(checkpoint.checkpoint().size(), Optional.empty()));
        keepRoot();
    }

    void entry(long number, TreeHash leaf) {
        hasGap |= number - 1 != tree.end();
        if (!hasGap) {
            tree.append(leaf);
            keepRoot();
        }
    }

    /** Whether the omitted entries come next. */
    boolean omitted(CompactRange range) {
        hasOmitted = true;
        hasGap |= range.begin() != tree.end() || range.end() == range.begin();
        if (!hasGap) {
            tree.append(range);
            keepRoot();
        }
        return !hasGap;
    }

    private void keepRoot() {
        roots.computeIfPresent(tree.end(), (size, none) -> Optional.of(tree.root()));
    }

    /** Whether every entry so far is in the tree itself. */
    boolean isComplete() {
        return !hasGap && !hasOmitted;
    }

    /** The root over the entries so far; empty if some are missing or the last was not this one. */
    Optional<TreeHash> rootOf(long size) {
        return !hasGap && tree.end() == size ? Optional.of(tree.root()) : Optional.empty();
    }

    /** The root of a requested size; empty if the tree did not reach it. */
    Optional<TreeHash> rootAt(long size) {
        return roots.getOrDefault(size, Optional.empty());
    }
}
