package app.spoton.engine.auditlog.proof;

import java.util.ArrayList;
import java.util.List;

/**
 * Consecutive entries of a log, as the hashes of the fewest whole subtrees that cover them, from left to right. A range
 * that begins at 0 is the frontier of the tree: with it, appending an entry and computing the root take O(log n).
 * Positions count from 0: entry 1 is leaf 0.
 */
public final class CompactRange {
    private final long begin;
    private long end;
    private final List<TreeHash> hashes = new ArrayList<>();
    private final List<Integer> levels = new ArrayList<>();
    private final NodeListener listener;

    /** Receives each subtree, leaves included, as soon as its last leaf exists; may store it for later proofs. */
    @FunctionalInterface
    public interface NodeListener {
        /**
         * The next subtree.
         *
         * @param index of the subtree among those of its level, from 0
         */
        void onNode(int level, long index, TreeHash hash);
    }

    /** A range without entries. */
    public CompactRange(long begin) {
        this(begin, (level, index, hash) -> { });
    }

    public CompactRange(long begin, NodeListener listener) {
        this.begin = begin;
        this.end = begin;
        this.listener = listener;
    }

    /**
     * A range that was kept as its {@link #hashes}.
     *
     * @throws IllegalArgumentException if there are more or fewer hashes than such a range has
     */
    public static CompactRange of(long begin, long end, List<TreeHash> hashes) {
        return of(begin, end, hashes, (level, index, hash) -> { });
    }

    /** As {@link #of(long, long, List)}, with a listener for what is appended later. */
    public static CompactRange of(long begin, long end, List<TreeHash> hashes, NodeListener listener) {
        List<Integer> levels = levels(begin, end);
        if (levels.size() != hashes.size()) {
            throw new IllegalArgumentException("The entries from " + begin + " to " + end + " take " + levels.size()
                    + " hashes, not " + hashes.size() + ".");
        }
        CompactRange range = new CompactRange(begin, listener);
        range.end = end;
        range.hashes.addAll(hashes);
        range.levels.addAll(levels);
        return range;
    }

    /** The levels of the subtrees that cover a range; a subtree of level 3 has 8 leaves and begins at a multiple of 8. */
    static List<Integer> levels(long begin, long end) {
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("There is no range from " + begin + " to " + end + ".");
        }
        List<Integer> levels = new ArrayList<>();
        for (long at = begin; at < end; at += 1L << levels.get(levels.size() - 1)) {
            int fits = 63 - Long.numberOfLeadingZeros(end - at);
            levels.add(at == 0 ? fits : Math.min(fits, Long.numberOfTrailingZeros(at)));
        }
        return levels;
    }

    /** Adds the next entry. */
    public void append(TreeHash leaf) {
        appendSubtree(0, leaf);
    }

    /**
     * Adds the entries of another range, which must begin where this one ends.
     *
     * @throws IllegalArgumentException if it begins elsewhere
     */
    public void append(CompactRange next) {
        if (next.begin != end) {
            throw new IllegalArgumentException("A range from " + next.begin + " does not follow one to " + end + ".");
        }
        for (int at = 0; at < next.hashes.size(); at++) {
            appendSubtree(next.levels.get(at), next.hashes.get(at));
        }
    }

    private void appendSubtree(int leafLevel, TreeHash subtree) {
        int level = leafLevel;
        TreeHash hash = subtree;
        end += 1L << level;
        listener.onNode(level, (end - 1) >> level, hash);
        while (!levels.isEmpty() && levels.get(levels.size() - 1) == level && end % (2L << level) == 0) {
            int left = levels.size() - 1;
            levels.remove(left);
            hash = TreeHash.node(hashes.remove(left), hash);
            level++;
            listener.onNode(level, (end - 1) >> level, hash);
        }
        levels.add(level);
        hashes.add(hash);
    }

    public long begin() {
        return begin;
    }

    /** The position after the last entry; for a frontier, the tree's size. */
    public long end() {
        return end;
    }

    /** The data to store, besides begin and end. */
    public List<TreeHash> hashes() {
        return List.copyOf(hashes);
    }

    /**
     * The tree's root.
     *
     * @throws IllegalStateException if the range does not begin at 0
     */
    public TreeHash root() {
        if (begin != 0) {
            throw new IllegalStateException("Entries before " + begin + " are missing.");
        }
        return fold();
    }

    /**
     * The hash above all of the range's subtrees, which is the tree's own hash if the range begins where a subtree
     * does.
     */
    TreeHash fold() {
        if (hashes.isEmpty()) {
            return TreeHash.ofEmptyTree();
        }
        TreeHash above = hashes.get(hashes.size() - 1);
        for (int at = hashes.size() - 2; at >= 0; at--) {
            above = TreeHash.node(hashes.get(at), above);
        }
        return above;
    }
}
