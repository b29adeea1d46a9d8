package app.spoton.engine.auditlog.proof;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** Checkpoints are signed notes as C2SP defines them: tlog-checkpoint, signed-note with signature type 2. */
public class CheckpointTest {
    private static final Instant NOON = Instant.parse("2026-11-17T12:00:00Z");
    private final LogSigner signer = TestKeys.signer("spot-on/0123");

    private SignedCheckpoint signed() throws GeneralSecurityException {
        CompactRange tree = new CompactRange(0);
        tree.append(TreeHash.leaf("one"));
        tree.append(TreeHash.leaf("two"));
        return SignedCheckpoint.sign(tree, NOON, List.of("more"), signer);
    }

    @Test
    public void aCheckpointIsOriginSizeRootAndASignatureLine() throws GeneralSecurityException {
        SignedCheckpoint signed = signed();
        String[] lines = signed.toString().split("\n", -1);
        assertEquals("spot-on/0123", lines[0]);
        assertEquals("2", lines[1]);
        assertEquals(TreeHash.node(TreeHash.leaf("one"), TreeHash.leaf("two")).toString(), lines[2]);
        assertEquals("time 2026-11-17T12:00:00Z", lines[3]);
        assertEquals("more", lines[4]);
        assertEquals("", lines[5]);
        assertTrue(lines[6].startsWith("\u2014 spot-on/0123 "));
        assertEquals(8, lines.length);
        assertEquals(Optional.of(NOON), signed.time());
        assertTrue(signed.isSignedBy(signer.publicKey()));
        SignedCheckpoint read = SignedCheckpoint.parse(signed.toString()).orElseThrow();
        assertEquals(signed.toString(), read.toString());
        assertEquals(signed.checkpoint(), read.checkpoint());
        assertTrue(read.isSignedBy(signer.publicKey()));
    }

    @Test
    public void theKeyIdIsTheBeginningOfTheKeysHashAndOfTheSignature() throws GeneralSecurityException {
        String[] parts = signer.publicKey().toString().split("\\+", 3);
        byte[] typed = Base64.getDecoder().decode(parts[2]);
        assertEquals(2, typed[0]);
        byte[] hash = TreeHash.sha256().digest(java.util.Arrays.copyOfRange(typed, 1, typed.length));
        String id = String.format("%02x%02x%02x%02x", hash[0], hash[1], hash[2], hash[3]);
        assertEquals(id, parts[1]);
        assertEquals(id, signer.publicKey().id());
        String line = signed().toString().split("\n", -1)[6];
        byte[] signature = Base64.getDecoder().decode(line.substring(line.lastIndexOf(' ') + 1));
        for (int at = 0; at < 4; at++) {
            assertEquals(hash[at], signature[at]);
        }
    }

    @Test
    public void anotherKeyHasNotSignedAndNoChangedTextIsSigned() throws GeneralSecurityException {
        SignedCheckpoint signed = signed();
        assertFalse(signed.isSignedBy(TestKeys.signer("spot-on/0123").publicKey()));
        assertFalse(signed.isSignedBy(TestKeys.signer("spot-on/4567").publicKey()));
        String bigger = signed.toString().replace("\n2\n", "\n3\n");
        assertFalse(SignedCheckpoint.parse(bigger).orElseThrow().isSignedBy(signer.publicKey()));
        String later = signed.toString().replace("12:00", "13:00");
        assertFalse(SignedCheckpoint.parse(later).orElseThrow().isSignedBy(signer.publicKey()));
        String other = signed.toString().replace("spot-on/0123\n", "spot-on/9999\n");
        assertFalse(SignedCheckpoint.parse(other).orElseThrow().isSignedBy(signer.publicKey()));
    }

    @Test
    public void aSignatureOfAnUnknownKeyBesideItIsIgnoredAndAWrongOneOfTheKeySpoilsTheNote() throws GeneralSecurityException {
        String note = signed().toString();
        String foreign = SignedNote.sign(signed().note().text(), TestKeys.signer("somebody")).toString();
        String theirs = foreign.substring(foreign.lastIndexOf("\u2014"));
        assertTrue(SignedNote.parse(note + theirs).orElseThrow().isSignedBy(signer.publicKey()));
        String wrong = SignedNote.sign("another text\n", signer).toString();
        String spoiled = note + wrong.substring(wrong.lastIndexOf("\u2014"));
        assertFalse(SignedNote.parse(spoiled).orElseThrow().isSignedBy(signer.publicKey()));
    }

    @Test
    public void textThatIsNotANoteOrACheckpointIsRefused() throws GeneralSecurityException {
        String note = signed().toString();
        for (String broken : List.of("", "\n\n", note.trim(), note.replace("\n\n", "\n"), note.replace("\n2\n", "\n02\n"),
                note.replace("\n2\n", "\n-2\n"), note.replace("\n2\n", "\n99999999999999999999\n"), note.replace("more", "mo\tre"),
                note.replace("\u2014", "-"), note.replace("more\n", "\n"), note + "x\n", note.replace("=\n", "\n"))) {
            assertFalse(broken, SignedCheckpoint.parse(broken).filter(read -> read.isSignedBy(signer.publicKey())).isPresent());
        }
    }

    @Test
    public void aKeyIsWrittenAndReadAsOneLineOfAFile() {
        LogPublicKey key = signer.publicKey();
        assertEquals(Optional.of(key), LogPublicKey.parse(key.toString()));
        assertEquals(Optional.of(key), LogPublicKey.parseFile("# Pit 3, copied 2026-11-17\r\n\n" + key + "\r\n"));
        assertEquals(Optional.empty(), LogPublicKey.parseFile("# nothing\n"));
        assertEquals(Optional.empty(), LogPublicKey.parse("spot-on/0123+00000000+AgAA"));
        assertEquals(Optional.empty(), LogPublicKey.parse(key.toString().replace("+" + key.id(), "+00000000")));
        assertEquals(Optional.empty(), LogPublicKey.parse("no key"));
    }

    @Test
    public void onlyKeysOnP256AreTaken() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(384);
        java.security.PublicKey large = generator.generateKeyPair().getPublic();
        assertThrows(IllegalArgumentException.class, () -> LogPublicKey.of("log", large));
        java.security.PublicKey right = TestKeys.pair().getPublic();
        assertThrows(IllegalArgumentException.class, () -> LogPublicKey.of("my log", right));
        assertThrows(IllegalArgumentException.class, () -> LogPublicKey.of("a+b", right));
    }
}
