package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.OmittedEntries;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedHead;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.Checkpoint;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.SignedNote;
import app.spoton.engine.auditlog.proof.TestKeys;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.auditlog.verification.tampering.Insider;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.Test;

/** What is wrong with a signature is said in words that lead to it. */
public class SignatureFindingsTest {
    private static final SignedSampleLog LOG = SignedSampleLog.of(3, 11);
    private static final int SIZE = LOG.lines().size();

    private static void finds(String words, VerificationReport report) {
        assertTrue(report.findings().toString(), report.findings().stream().anyMatch(found -> found.problem().contains(words)));
    }

    private static VerificationReport onFirstUse(byte[] file) {
        return SignedSampleLog.verify(file, VerificationOptions.EXPORT);
    }

    private static SignedHead head() {
        return Insider.head(LOG.export());
    }

    private static byte[] withHead(String head) {
        List<String> file = SignedSampleLog.strings(LOG.export());
        file.set(file.size() - 1, head);
        return SignedSampleLog.bytes(file);
    }

    private static byte[] withHead(SignedHead head) {
        return withHead(head.line(SIZE, LOG.last().hash(), head.checkpoint().time().orElseThrow()).text());
    }

    private static SignedCheckpoint signedFor(List<String> statement) throws GeneralSecurityException {
        CompactRange tree = new CompactRange(0);
        LOG.lines().forEach(line -> tree.append(TreeHash.leaf(line.text())));
        return SignedCheckpoint.sign(tree, LOG.now(), statement, LOG.signer());
    }

    @Test
    public void theHeadIsTheLastLine() {
        List<String> file = SignedSampleLog.strings(LOG.export());
        file.add(file.get(0));
        finds("there is something after the head", LOG.verify(SignedSampleLog.bytes(file)));
    }

    @Test
    public void aHeadThatIsWrittenDifferentlyIsNotBelieved() {
        String line = SignedSampleLog.strings(LOG.export()).get(SIZE);
        String body = line.substring(0, line.indexOf(",\"number\":")).replace("\"version\":2", "\"version\":3") + "}";
        LogLine changed = LogLine.after(LOG.last().hash(), SIZE, LOG.now(), LogLine.HEAD, body);
        finds("the signed head is not as it was written", LOG.verify(withHead(changed.text())));
        LogLine none = LogLine.after(LOG.last().hash(), SIZE, LOG.now(), LogLine.HEAD, "{\"had\":1}");
        finds("the head does not say what the export holds", LOG.verify(withHead(none.text())));
        finds("the key that was given proves nothing", LOG.verify(withHead(none.text())));
    }

    @Test
    public void anExportWithoutASignatureIsNotBelievedWhereTheLogHasAKey() {
        SignedHead signed = head();
        ExportHead counted = new ExportHead();
        LOG.lines().forEach(line -> counted.add(line.hash()));
        byte[] unsigned = withHead(counted.line(SIZE, LOG.last().hash(), signed.checkpoint().time().orElseThrow(), "").text());
        finds("this file is not signed, so the key that was given proves nothing", LOG.verify(unsigned));
        finds("the log has a key, and this export of it is not signed", onFirstUse(unsigned));
        List<String> cut = SignedSampleLog.strings(LOG.export());
        cut.remove(SIZE);
        finds("the file ends without a head", onFirstUse(SignedSampleLog.bytes(cut)));
        finds("the log has a key, and this export of it is not signed", onFirstUse(SignedSampleLog.bytes(cut)));
    }

    @Test
    public void aHeadOfAnotherKeyOrOfAnotherExportIsNotBelieved() throws GeneralSecurityException {
        SignedHead signed = head();
        SignedHead own = new SignedHead(signed.entries(), signed.digest(), "", SignedCheckpoint.sign(new CompactRange(0), LOG.now(),
                List.of(), TestKeys.signer(LOG.key().name())), LOG.key());
        finds("the signature of the head is wrong", LOG.verify(withHead(own)));
        finds("the head's checkpoint was not signed for this export", LOG.verify(withHead(own)));
        SignedHead other = new SignedHead(signed.entries(), signed.digest(), "", signed.checkpoint(),
                TestKeys.signer(LOG.key().name()).publicKey());
        finds("the log does not name the key", onFirstUse(withHead(other)));
        SignedHead empty = new SignedHead(signed.entries(), signed.digest(), "", signedFor(List.of("export of nothing")), LOG.key());
        finds("the head's checkpoint was not signed for this export", LOG.verify(withHead(empty)));
    }

    @Test
    public void aPartialExportIsSignedByAKeyOfTheLogsName() throws GeneralSecurityException {
        byte[] some = LOG.export("two", line -> line.number() > 1 && line.number() < 4, List.of());
        assertTrue(LOG.verify(some).isWhole());
        byte[] withTheKey = LOG.export("two", line -> line.number() < 3, List.of());
        assertTrue(LOG.verify(withTheKey).isWhole());
        SignedHead signed = Insider.head(withTheKey);
        List<String> file = SignedSampleLog.strings(withTheKey);
        file.set(file.size() - 1, new SignedHead(signed.entries(), signed.digest(), signed.filter(), signed.checkpoint(),
                TestKeys.signer("spot-on/of-somebody-else").publicKey()).line(SIZE, LOG.last().hash(), signed.checkpoint().time()
                .orElseThrow()).text());
        finds("the log does not name the key", onFirstUse(SignedSampleLog.bytes(file)));
    }

    private static byte[] withoutOmitted(UnaryOperator<String> change) {
        return SignedSampleLog.bytes(SignedSampleLog.strings(LOG.export("some", line -> line.number() % 4 == 0, List.of())).stream()
                .map(line -> line.startsWith(OmittedEntries.START) ? change.apply(line) : line).filter(line -> !line.isEmpty())
                .collect(Collectors.toCollection(ArrayList::new)));
    }

    @Test
    public void whatWasLeftOutMustFitBetweenItsNeighbors() {
        assertTrue(LOG.verify(withoutOmitted(line -> line)).isWhole());
        finds("the entries are not those of the signed checkpoint", LOG.verify(withoutOmitted(line -> "")));
        finds("this line does not say which entries were left out", LOG.verify(withoutOmitted(line -> "{\"omitted\":{}}")));
        List<String> later = SignedSampleLog.strings(LOG.export("some", line -> line.number() % 4 == 0, List.of()));
        finds("the entries from 1 to 3 cannot have been left out here",
                LOG.verify(withoutOmitted(line -> line + "\n" + later.get(0))));
        assertFalse(LOG.verify(withoutOmitted(line -> line + "\n" + line)).isWhole());
    }

    /** Whoever restores an unsigned backup on a new tablet has its entries signed by the tablet from then on. */
    @Test
    public void entriesThatAreOlderThanTheKeyAreNoted() {
        SignedSampleLog log = SignedSampleLog.olderThanItsKey(3, 4);
        VerificationReport report = log.verify(log.export());
        assertTrue(report.isWhole());
        Finding note = report.notices().kept().get(0);
        assertEquals(Finding.Kind.OLDER_THAN_KEY, note.kind());
        assertEquals(5, note.entry());
        assertEquals("none of a log that was signed from its beginning", 0, LOG.verify(LOG.export()).notices().count());
    }

    @Test
    public void aLogIsCreatedOnce() {
        SignedSampleLog twice = LOG.copy();
        twice.add(LogIdentity.CREATED, LOG.identity().body(LOG.now(), "", "Log created"));
        finds("the log is created once", twice.verify(twice.export()));
        SignedSampleLog other = LOG.copy();
        other.add(LogIdentity.KEY_CHANGED, SignedSampleLog.of(77, 1).identity().body(LOG.now(), "Sue", "Restored"));
        finds("keeps its id when its key changes", other.verify(other.export()));
        SignedSampleLog none = LOG.copy();
        none.add(LogIdentity.KEY_CHANGED, "{\"log\":{\"table\":\"\"}}");
        finds("it does not name the log and its key", none.verify(none.export()));
    }

    @Test
    public void aCheckpointInTheLogIsOfTheEntriesBeforeItAndSignedByTheLogsKey() throws GeneralSecurityException {
        SignedSampleLog stranger = LOG.copy();
        CompactRange tree = new CompactRange(0);
        LOG.lines().forEach(line -> tree.append(TreeHash.leaf(line.text())));
        stranger.add(CheckpointEntry.KIND, CheckpointEntry.body(SignedCheckpoint.sign(tree, LOG.now(), List.of(),
                TestKeys.signer(LOG.key().name())), LOG.now(), "", "Checkpoint"));
        finds("its checkpoint is not signed by a key of this log", stranger.verify(stranger.export()));
        SignedSampleLog early = LOG.copy();
        early.add(CheckpointEntry.KIND, CheckpointEntry.body(SignedSampleLog.of(3, 4).checkpoint(), LOG.now(), "", "Checkpoint"));
        finds("its checkpoint is of other entries than those before it", early.verify(early.export()));
        SignedSampleLog none = LOG.copy();
        none.add(CheckpointEntry.KIND, "{\"log\":{\"table\":\"\"}}");
        finds("it holds no checkpoint", none.verify(none.export()));
    }

    @Test
    public void aCheckpointThatWasGivenMustBeSignedByTheLogsKeyToo() throws GeneralSecurityException {
        SignedCheckpoint mine = LOG.checkpoint();
        assertTrue(LOG.verify(LOG.export(), mine).isWhole());
        Checkpoint same = mine.checkpoint();
        SignedCheckpoint forged = SignedCheckpoint.parse(SignedNote.sign(same.text(), TestKeys.signer(LOG.key().name())).toString())
                .orElseThrow();
        VerificationReport report = LOG.verify(LOG.export(), forged);
        finds("is not signed by a key that this file names", report);
        assertEquals(LogVerdicts.Authenticity.NOT_AUTHENTIC, report.verdicts().authenticity());
        SignedSampleLog longer = LOG.copy();
        longer.goOn(SampleLog.of(9, 1));
        finds("is later than this file, which has " + SIZE, LOG.verify(LOG.export(), longer.checkpoint()));
        assertTrue("it is of the file's last entry", longer.verify(longer.export(), longer.checkpoint()).isWhole());
    }

    /** Each key is tried on every checkpoint: a file of a million of them would take days. */
    @Test
    public void aLogThatNamesMoreKeysThanAnyLogHasIsNotAuthentic() {
        SignedSampleLog log = SignedSampleLog.of(3, 4);
        for (int count = 1; count < 100; count++) {
            log = log.restoredElsewhere();
        }
        assertTrue(onFirstUse(log.export()).isWhole());
        finds("names more than 100 keys", onFirstUse(log.restoredElsewhere().export()));
    }
}
