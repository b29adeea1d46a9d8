package app.spoton.engine.auditlog.proof;

import java.util.ArrayList;
import java.util.List;

/** Inclusion and consistency proofs as RFC 6962, section 2.1 makes them and RFC 9162, section 2.1 verifies them. */
public final class MerkleProofs {
    private MerkleProofs() {
    }

    /** Proves that an entry is in a tree. */
    public static List<TreeHash> inclusion(MerkleNodes nodes, long index, long size) {
        if (index < 0 || index >= size) {
            throw new IllegalArgumentException("A tree of " + size + " has no leaf " + index + ".");
        }
        List<TreeHash> proof = new ArrayList<>();
        path(nodes, index, 0, size, proof);
        return List.copyOf(proof);
    }

    private static void path(MerkleNodes nodes, long index, long begin, long end, List<TreeHash> proof) {
        if (end - begin == 1) {
            return;
        }
        long middle = begin + largestPowerOf2Below(end - begin);
        if (index < middle) {
            path(nodes, index, begin, middle, proof);
            proof.add(nodes.range(middle, end).fold());
        } else {
            path(nodes, index, middle, end, proof);
            proof.add(nodes.range(begin, middle).fold());
        }
    }

    /** Proves that a tree has all entries of an earlier one, at the same places. */
    public static List<TreeHash> consistency(MerkleNodes nodes, long earlier, long size) {
        if (earlier < 0 || earlier > size) {
            throw new IllegalArgumentException("A tree of " + size + " has no earlier one of " + earlier + ".");
        }
        List<TreeHash> proof = new ArrayList<>();
        if (earlier > 0 && earlier < size) {
            subproof(nodes, earlier, 0, size, true, proof);
        }
        return List.copyOf(proof);
    }

    /** @param isKnown whether the verifier has the hash of this subtree, being the earlier tree's root */
    private static void subproof(MerkleNodes nodes, long earlier, long begin, long end, boolean isKnown,
            List<TreeHash> proof) {
        if (earlier == end) {
            if (!isKnown) {
                proof.add(nodes.range(begin, end).fold());
            }
            return;
        }
        long middle = begin + largestPowerOf2Below(end - begin);
        if (earlier <= middle) {
            subproof(nodes, earlier, begin, middle, isKnown, proof);
            proof.add(nodes.range(middle, end).fold());
        } else {
            subproof(nodes, earlier, middle, end, false, proof);
            proof.add(nodes.range(begin, middle).fold());
        }
    }

    private static long largestPowerOf2Below(long size) {
        return Long.highestOneBit(size - 1);
    }

    /** Whether a proof shows that a tree with this root has the entry (RFC 9162, section 2.1.3.2). */
    public static boolean isIncluded(TreeHash leaf, long index, long size, List<TreeHash> proof, TreeHash root) {
        if (index < 0 || index >= size) {
            return false;
        }
        long from = index;
        long last = size - 1;
        TreeHash above = leaf;
        for (TreeHash step : proof) {
            if (last == 0) {
                return false;
            }
            if ((from & 1) == 1 || from == last) {
                above = TreeHash.node(step, above);
                int levels = from == 0 ? 0 : Long.numberOfTrailingZeros(from);
                from >>= levels;
                last >>= levels;
            } else {
                above = TreeHash.node(above, step);
            }
            from >>= 1;
            last >>= 1;
        }
        return last == 0 && above.equals(root);
    }

    /** Whether a proof shows that a tree extends an earlier one (RFC 9162, section 2.1.4.2). */
    public static boolean isConsistent(long earlier, TreeHash earlierRoot, long size, TreeHash root, List<TreeHash> proof) {
        if (earlier < 0 || earlier > size) {
            return false;
        }
        if (earlier == size || earlier == 0) {
            return proof.isEmpty() && (earlier == size ? earlierRoot.equals(root) : earlierRoot.equals(TreeHash.ofEmptyTree()));
        }
        List<TreeHash> steps = new ArrayList<>(proof);
        if (Long.bitCount(earlier) == 1) {
            steps.add(0, earlierRoot);
        }
        if (steps.isEmpty()) {
            return false;
        }
        int whole = Long.numberOfTrailingZeros(earlier);
        long from = (earlier - 1) >> whole;
        long last = (size - 1) >> whole;
        TreeHash before = steps.get(0);
        TreeHash now = before;
        for (TreeHash step : steps.subList(1, steps.size())) {
            if (last == 0) {
                return false;
            }
            if ((from & 1) == 1 || from == last) {
                before = TreeHash.node(step, before);
                now = TreeHash.node(step, now);
                int levels = from == 0 ? 0 : Long.numberOfTrailingZeros(from);
                from >>= levels;
                last >>= levels;
            } else {
                now = TreeHash.node(now, step);
            }
            from >>= 1;
            last >>= 1;
        }
        return last == 0 && before.equals(earlierRoot) && now.equals(root);
    }
}
