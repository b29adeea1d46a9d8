package app.spoton.engine.auditlog.proof;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.List;
import org.junit.Test;

/** Notes, checkpoints and proofs at their limits. */
public class ProofLimitsTest {
    private static final String ROOT = TreeHash.leaf("one").toString();
    private static final String SIGNED = "\u2014 name " + Base64.getEncoder().encodeToString(new byte[] {1, 2, 3, 4, 5}) + "\n";

    @Test
    public void aCheckpointHasThreeLinesOrMore() {
        assertEquals(List.of(), Checkpoint.parse("origin\n1\n" + ROOT + "\n").orElseThrow().extensions());
        assertEquals(List.of("more"), Checkpoint.parse("origin\n1\n" + ROOT + "\nmore\n").orElseThrow().extensions());
        for (String text : List.of("", "origin\n1\n", "origin\n1\n" + ROOT, "origin\n1\n" + ROOT + "\n\n", "\n1\n" + ROOT + "\n",
                "origin\n\n" + ROOT + "\n", "origin\n01\n" + ROOT + "\n", "origin\n-1\n" + ROOT + "\n")) {
            assertTrue(text, Checkpoint.parse(text).isEmpty());
        }
    }

    @Test
    public void aCheckpointsSizeHasOneToSeventeenDigits() {
        assertEquals(0, Checkpoint.parse("origin\n0\n" + ROOT + "\n").orElseThrow().size());
        assertEquals(99_999_999_999_999_999L, Checkpoint.parse("origin\n" + "9".repeat(17) + "\n" + ROOT + "\n").orElseThrow().size());
        assertTrue(Checkpoint.parse("origin\n1" + "0".repeat(17) + "\n" + ROOT + "\n").isEmpty());
    }

    @Test
    public void aNoteHasOneToSixteenSignatures() {
        assertTrue(SignedNote.parse("text\n\n" + SIGNED).isPresent());
        assertTrue(SignedNote.parse("text\n\n" + SIGNED.repeat(16)).isPresent());
        assertFalse(SignedNote.parse("text\n\n" + SIGNED.repeat(17)).isPresent());
        assertFalse(SignedNote.parse("text\n\n").isPresent());
        assertFalse(SignedNote.parse("text\n").isPresent());
        assertEquals("\n", SignedNote.parse("\n\n" + SIGNED).orElseThrow().text());
    }

    @Test
    public void aNoteHasAtMost64KilobytesAndNoControlCharacters() {
        String end = "\n\n" + SIGNED;
        assertTrue(SignedNote.parse("x".repeat((1 << 16) - end.length()) + end).isPresent());
        assertFalse(SignedNote.parse("x".repeat((1 << 16) - end.length() + 1) + end).isPresent());
        assertTrue(SignedNote.parse("one two" + end).isPresent());
        for (String text : List.of("one\ttwo", "one\rtwo", "one\u0000two", "one\u001ftwo")) {
            assertFalse(SignedNote.parse(text + end).isPresent());
            assertThrows(IllegalArgumentException.class, () -> SignedNote.sign(text + "\n", TestKeys.signer("name")));
        }
        assertThrows(IllegalArgumentException.class, () -> SignedNote.sign("no line end", TestKeys.signer("name")));
    }

    @Test
    public void aSignatureIsMoreThanTheIdOfItsKey() {
        String four = Base64.getEncoder().encodeToString(new byte[] {1, 2, 3, 4});
        assertFalse(SignedNote.parse("text\n\n\u2014 name " + four + "\n").isPresent());
        assertFalse(SignedNote.parse("text\n\n\u2014 na+me " + SIGNED.substring(7)).isPresent());
        assertFalse(SignedNote.parse("text\n\n- name " + SIGNED.substring(7)).isPresent());
    }

    @Test
    public void aMalformedSignatureOfTheKeyIsNone() throws GeneralSecurityException {
        LogSigner signer = TestKeys.signer("name");
        byte[] id = signer.publicKey().idBytes();
        String line = "\u2014 name " + Base64.getEncoder().encodeToString(new byte[] {id[0], id[1], id[2], id[3], 48}) + "\n";
        assertFalse(SignedNote.parse("text\n\n" + line).orElseThrow().isSignedBy(signer.publicKey()));
        assertEquals(signer.publicKey().hashCode(), LogPublicKey.parse(signer.publicKey().toString()).orElseThrow().hashCode());
    }

    @Test
    public void aTreeHasLeavesFromItsFirstToItsLastAndEarlierTreesFromNothingToItself() {
        MerkleNodes nodes = MerkleNodes.fromLeaves(index -> TreeHash.leaf("entry " + index));
        assertEquals(3, MerkleProofs.inclusion(nodes, 0, 5).size());
        assertEquals(1, MerkleProofs.inclusion(nodes, 4, 5).size());
        assertEquals(List.of(), MerkleProofs.inclusion(nodes, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> MerkleProofs.inclusion(nodes, 5, 5));
        assertThrows(IllegalArgumentException.class, () -> MerkleProofs.inclusion(nodes, -1, 5));
        assertEquals(List.of(), MerkleProofs.consistency(nodes, 0, 5));
        assertEquals(List.of(), MerkleProofs.consistency(nodes, 5, 5));
        assertFalse(MerkleProofs.consistency(nodes, 4, 5).isEmpty());
        assertThrows(IllegalArgumentException.class, () -> MerkleProofs.consistency(nodes, 6, 5));
        assertThrows(IllegalArgumentException.class, () -> MerkleProofs.consistency(nodes, -1, 5));
    }
}
