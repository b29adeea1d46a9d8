package app.spoton.engine.auditlog.proof;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.Test;

/**
 * The log's tree is that of RFC 6962, section 2.1, by a separate implementation and Certificate Transparency's test
 * vectors.
 */
public class MerkleTreeTest {
    private static final int LARGEST = 70;
    private static final MerkleNodes NODES = MerkleNodes.fromLeaves(index -> leaf((int) index));

    private static TreeHash leaf(int index) {
        byte[] entry = PlainTree.entry(index);
        return TreeHash.leaf(entry, 0, entry.length);
    }

    private static TreeHash hash(byte[] bytes) {
        return TreeHash.parse(Base64.getEncoder().encodeToString(bytes)).orElseThrow();
    }

    private static List<TreeHash> hashes(List<byte[]> bytes) {
        return bytes.stream().map(MerkleTreeTest::hash).collect(Collectors.toList());
    }

    private static TreeHash root(int size) {
        return hash(PlainTree.root(PlainTree.entries(size)));
    }

    /** The leaves and roots that the tests of Certificate Transparency's logs use. */
    @Test
    public void theRootsAreThoseOfCertificateTransparency() {
        String[] leaves = {"", "00", "10", "2021", "3031", "40414243", "5051525354555657",
            "606162636465666768696a6b6c6d6e6f"};
        String[] roots = {"6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"};
        CompactRange tree = new CompactRange(0);
        assertEquals(hash(HexFormat.of().parseHex("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")),
                tree.root());
        for (int at = 0; at < leaves.length; at++) {
            byte[] bytes = HexFormat.of().parseHex(leaves[at]);
            tree.append(TreeHash.leaf(bytes, 0, bytes.length));
            assertEquals(hash(HexFormat.of().parseHex(roots[at])), tree.root());
        }
    }

    @Test
    public void appendingOneByOneGivesTheRootOfEverySize() {
        CompactRange tree = new CompactRange(0);
        for (int size = 0; size <= LARGEST; size++) {
            assertEquals(root(size), tree.root());
            assertEquals(Long.bitCount(size), tree.hashes().size());
            tree = CompactRange.of(0, tree.end(), tree.hashes());   // as if it had been kept and read again
            tree.append(leaf(size));
        }
    }

    @Test
    public void everyRangeJoinsTheRangesBesideIt() {
        for (int size = 1; size <= 40; size++) {
            for (int begin = 0; begin <= size; begin++) {
                CompactRange one = new CompactRange(begin);
                for (int at = begin; at < size; at++) {
                    one.append(leaf(at));
                }
                assertEquals(NODES.range(begin, size).hashes(), one.hashes());
                CompactRange whole = NODES.range(0, begin);
                whole.append(one);
                assertEquals(root(size), whole.root());
            }
        }
        assertThrows(IllegalArgumentException.class, () -> NODES.range(0, 3).append(NODES.range(4, 5)));
        assertThrows(IllegalArgumentException.class, () -> CompactRange.of(0, 3, List.of(leaf(0))));
        assertThrows(IllegalStateException.class, () -> NODES.range(1, 3).root());
    }

    @Test
    public void aListenerIsGivenEveryNodeThatProofsNeed() {
        Map<String, TreeHash> kept = new HashMap<>();
        CompactRange tree = new CompactRange(0, (level, index, hash) -> kept.put(level + " " + index, hash));
        for (int at = 0; at < LARGEST; at++) {
            tree.append(leaf(at));
        }
        MerkleNodes stored = (level, index) -> kept.get(level + " " + index);
        for (int at = 0; at < LARGEST; at++) {
            assertEquals(MerkleProofs.inclusion(NODES, at, LARGEST), MerkleProofs.inclusion(stored, at, LARGEST));
            assertEquals(MerkleProofs.consistency(NODES, at, LARGEST), MerkleProofs.consistency(stored, at, LARGEST));
        }
    }

    @Test
    public void everyInclusionProofIsThatOfTheRfcAndProvesItsEntryOnly() {
        for (int size = 1; size <= LARGEST; size++) {
            TreeHash root = root(size);
            for (int index = 0; index < size; index++) {
                List<TreeHash> proof = MerkleProofs.inclusion(NODES, index, size);
                assertEquals(hashes(PlainTree.path(index, PlainTree.entries(size))), proof);
                assertTrue(MerkleProofs.isIncluded(leaf(index), index, size, proof, root));
                assertFalse(MerkleProofs.isIncluded(leaf(index + 1), index, size, proof, root));
                assertFalse(MerkleProofs.isIncluded(leaf(index), index, size, proof, leaf(99)));
                assertFalse(MerkleProofs.isIncluded(leaf(index), size, size, proof, root));
                List<TreeHash> longer = new ArrayList<>(proof);
                longer.add(leaf(1));
                assertFalse(MerkleProofs.isIncluded(leaf(index), index, size, longer, root));
                for (int step = 0; step < proof.size(); step++) {
                    List<TreeHash> wrong = new ArrayList<>(proof);
                    wrong.set(step, leaf(99));
                    assertFalse(MerkleProofs.isIncluded(leaf(index), index, size, wrong, root));
                    assertFalse(MerkleProofs.isIncluded(leaf(index), index, size, proof.subList(0, step), root));
                }
            }
        }
    }

    @Test
    public void everyConsistencyProofIsThatOfTheRfcAndProvesItsTreesOnly() {
        for (int size = 1; size <= LARGEST; size++) {
            for (int earlier = 1; earlier <= size; earlier++) {
                TreeHash before = root(earlier);
                TreeHash now = root(size);
                List<TreeHash> proof = MerkleProofs.consistency(NODES, earlier, size);
                assertEquals(hashes(PlainTree.subproof(earlier, PlainTree.entries(size), true)), proof);
                assertTrue(MerkleProofs.isConsistent(earlier, before, size, now, proof));
                assertFalse(MerkleProofs.isConsistent(earlier, leaf(99), size, now, proof));
                assertFalse(MerkleProofs.isConsistent(earlier, before, size, leaf(99), proof));
                assertFalse(MerkleProofs.isConsistent(size + 1, before, size, now, proof));
                for (int step = 0; step < proof.size(); step++) {
                    List<TreeHash> wrong = new ArrayList<>(proof);
                    wrong.set(step, leaf(99));
                    assertFalse(MerkleProofs.isConsistent(earlier, before, size, now, wrong));
                    assertFalse(MerkleProofs.isConsistent(earlier, before, size, now, proof.subList(0, step)));
                }
            }
        }
        assertTrue(MerkleProofs.isConsistent(0, TreeHash.ofEmptyTree(), 5, root(5), List.of()));
        assertFalse(MerkleProofs.isConsistent(0, root(1), 5, root(5), List.of()));
    }
}
