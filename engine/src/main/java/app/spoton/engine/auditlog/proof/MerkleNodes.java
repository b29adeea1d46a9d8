package app.spoton.engine.auditlog.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/** The whole subtrees of a log's tree, wherever they are stored. */
@FunctionalInterface
public interface MerkleNodes {
    /**
     * The hash of a subtree that has all its leaves.
     *
     * @param level 0 for a leaf; a subtree of level 3 has 8 leaves
     * @param index of the subtree among those of its level, from 0
     */
    TreeHash node(int level, long index);

    /** Computes subtrees from their leaves: slow for large logs, but needs only the entries. */
    static MerkleNodes fromLeaves(LongFunction<TreeHash> leaves) {
        return new MerkleNodes() {
            @Override
            public TreeHash node(int level, long index) {
                return level == 0 ? leaves.apply(index)
                        : TreeHash.node(node(level - 1, 2 * index), node(level - 1, 2 * index + 1));
            }
        };
    }

    /** The entries from a position to before another. */
    default CompactRange range(long begin, long end) {
        List<TreeHash> hashes = new ArrayList<>();
        long at = begin;
        for (int level : CompactRange.levels(begin, end)) {
            hashes.add(node(level, at >> level));
            at += 1L << level;
        }
        return CompactRange.of(begin, end, hashes);
    }
}
