package app.spoton.engine.auditlog;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogVerdicts.Authenticity;
import app.spoton.engine.auditlog.LogVerdicts.Completeness;
import app.spoton.engine.auditlog.LogVerdicts.Consistency;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TestKeys;
import app.spoton.engine.auditlog.proof.TreeHash;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** What a signed export proves, and to whom. */
public class SignedExportTest {
    private static final SignedSampleLog LOG = SignedSampleLog.of(1, 23);
    private static final int SIZE = LOG.lines().size();

    private static LogVerdicts verdicts(Verification.Report report) {
        return report.verdicts();
    }

    @Test
    public void aWholeExportIsAuthenticConsistentAndComplete() {
        Verification.Report report = LOG.verify(LOG.export());
        assertEquals(List.of(), report.findings());
        assertEquals(List.of(), report.notices());
        assertEquals(new LogVerdicts(Authenticity.AUTHENTIC, Consistency.CONSISTENT, Completeness.COMPLETE,
                LogVerdicts.Settling.SAME, LogVerdicts.Balance.BALANCED), report.verdicts());
        assertTrue(report.verdicts().isRestorable());
        assertEquals(SIZE, report.checkpoint().orElseThrow().checkpoint().size());
        assertEquals(Optional.of(LOG.key()), report.key());
    }

    @Test
    public void withoutAKeyTheFilesOwnIsTrustedOnFirstUse() {
        Verification.Report report = SignedSampleLog.verify(LOG.export(), VerificationOptions.EXPORT);
        assertTrue(report.isWhole());
        assertEquals(Authenticity.TRUSTED_ON_FIRST_USE, verdicts(report).authenticity());
    }

    @Test
    public void aWrongKeyIsNamed() {
        Verification.Report report = SignedSampleLog.verify(LOG.export(),
                VerificationOptions.EXPORT.withKey(TestKeys.signer(LOG.key().name()).publicKey()));
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(report).authenticity());
        assertTrue(report.findings().toString(), report.findings().get(0).problem().startsWith("WRONG KEY"));
    }

    @Test
    public void everyChoiceOfEntriesIsProvedAndCalledPartial() {
        for (int every = 2; every <= SIZE; every++) {
            int step = every;
            Verification.Report report = LOG.verify(LOG.export("some", line -> line.number() % step == 0, List.of()));
            assertEquals(List.of(), report.findings());
            assertEquals(Authenticity.AUTHENTIC, verdicts(report).authenticity());
            assertEquals(Consistency.CONSISTENT, verdicts(report).consistency());
            assertEquals(Completeness.PARTIAL, verdicts(report).completeness());
            assertEquals(SIZE - SIZE / step, report.leftOut());
            assertFalse(verdicts(report).isRestorable());
            assertTrue(report.notices().stream().allMatch(notice -> notice.kind() == Finding.Kind.GAP));
        }
    }

    @Test
    public void aForgedExportByAFilterIsFound() {
        // As the review did it: entry 5 rewritten, 6 dropped, the filter set, the digest computed again, the true head kept.
        List<LogLine> forged = new ArrayList<>(LOG.lines());
        LogLine old = forged.get(4);
        forged.set(4, LogLine.after(old.previous(), 5, Instant.parse(old.time()), "setting",
                "{\"version\":2,\"log\":{\"table\":\"\",\"by\":\"Eve\",\"meters\":[]}}"));
        forged.remove(5);
        byte[] file = SampleLog.export(forged, LOG.last(), "dealer Ann");
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(LOG.verify(file)).authenticity());
        Verification.Report unsigned = SampleLog.verify(file, Optional.of(LOG.last().hash()));
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(unsigned).authenticity());
        // Without the entry that names the key it looks like version 1, and nothing proves that.
        forged.remove(0);
        Verification.Report old1 = SampleLog.verify(SampleLog.export(forged, LOG.last(), "dealer Ann"),
                Optional.of(LOG.last().hash()));
        assertEquals(Consistency.NOT_PROVABLE, verdicts(old1).consistency());
    }

    @Test
    public void anEntryCannotBeTakenOutOfAnExportByAFilter() {
        byte[] three = LOG.export("some", line -> line.number() == 4 || line.number() == 7 || line.number() == 9, List.of());
        List<String> two = SignedSampleLog.strings(LOG.export("some", line -> line.number() == 4 || line.number() == 9,
                List.of()));
        List<String> lines = SignedSampleLog.strings(three);
        two.set(two.size() - 1, lines.get(lines.size() - 1));
        assertFalse(LOG.verify(SignedSampleLog.bytes(two)).isWhole());
        assertTrue(LOG.verify(three).isWhole());
    }

    @Test
    public void nothingBeforeACheckpointChanged() {
        SignedCheckpoint before = LOG.checkpoint();
        SignedSampleLog later = LOG.copy();
        later.goOn(SampleLog.of(2, 9));
        assertTrue(later.verify(later.export(), before).isWhole());
        assertEquals(Completeness.INCOMPLETE, verdicts(LOG.verify(LOG.export(), later.checkpoint())).completeness());
        SignedCheckpoint foreign = SignedSampleLog.of(3, 4).checkpoint();
        assertEquals(Consistency.CHANGED, verdicts(later.verify(later.export(), foreign)).consistency());
    }

    @Test
    public void anExportByAFilterIsComparableWithTheCheckpointsThatItWasMadeFor() {
        SignedCheckpoint before = LOG.checkpoint();
        SignedSampleLog later = LOG.copy();
        later.goOn(SampleLog.of(2, 9));
        byte[] made = later.export("some", line -> line.number() == 3, List.of(before.checkpoint().size()));
        assertEquals(Consistency.CONSISTENT, verdicts(later.verify(made, before)).consistency());
        byte[] other = later.export("some", line -> line.number() == 3, List.of());
        assertEquals(Consistency.NOT_PROVABLE, verdicts(later.verify(other, before)).consistency());
    }

    @Test
    public void aLogThatWasRewrittenBeforeACheckpointInItIsFoundEvenIfTheTabletSignsItAgain() {
        SignedSampleLog honest = SignedSampleLog.of(5, 6);
        SignedSampleLog rewritten = honest.copy();
        // The tablet's file was changed, and the tablet signs whatever is in it.
        SignedSampleLog forged = SignedSampleLog.of(5, 1);
        List<String> file = new ArrayList<>();
        CompactRange tree = new CompactRange(0);
        String previous = LogLine.NOTHING;
        List<LogLine> chain = new ArrayList<>();
        for (LogLine line : rewritten.lines()) {
            LogLine next = LogLine.after(previous, line.number(), Instant.parse(line.time()), line.kind(),
                    SignedSampleLog.body(line).replace("beginning", "begun"));
            chain.add(next);
            tree.append(TreeHash.leaf(next.text()));
            previous = next.hash();
        }
        SignedExport export = new SignedExport(tree, MerkleNodes.fromLeaves(index -> TreeHash.ofEmptyTree()), List.of());
        chain.forEach(line -> file.addAll(export.entry(line)));
        try {
            file.addAll(export.end(previous, honest.now(), "", honest.signer()));
        } catch (java.security.GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
        Verification.Report report = honest.verify(SignedSampleLog.bytes(file));
        assertEquals(Finding.Kind.NOT_CONSISTENT, report.findings().get(report.findings().size() - 1).kind());
        assertFalse(forged.verify(SignedSampleLog.bytes(file)).isWhole());
    }

    @Test
    public void noCheckpointIsSignedForEntriesThatAreNotThoseOfTheTree() {
        CompactRange tree = new CompactRange(0);
        LOG.lines().forEach(line -> tree.append(TreeHash.leaf(line.text())));
        SignedExport export = new SignedExport(tree, MerkleNodes.fromLeaves(index -> TreeHash.ofEmptyTree()), List.of());
        LOG.lines().forEach(line -> export.entry(LogLine.read(line.text().replace("Ann", "Eve")).orElseThrow()));
        assertThrows(IllegalStateException.class, () -> export.end(LOG.last().hash(), Instant.EPOCH, "", LOG.signer()));
        assertThrows(IllegalArgumentException.class, () -> export.entry(LOG.lines().get(0)));
    }

    @Test
    public void aLogThatContinuesOnAnotherTabletSaysSoAndNeedsTheNewKey() {
        SignedSampleLog moved = LOG.restoredElsewhere();
        moved.goOn(SampleLog.of(2, 9));
        Verification.Report report = moved.verify(moved.export(), LOG.checkpoint());
        assertEquals(List.of(), report.findings());
        assertEquals(Finding.Kind.KEY_CHANGED, report.notices().get(0).kind());
        assertEquals(Authenticity.NOT_AUTHENTIC, verdicts(LOG.verify(moved.export())).authenticity());
    }

    @Test
    public void twoForksOfOneLogAreDistinguished() throws java.io.IOException {
        SignedSampleLog one = LOG.restoredElsewhere();
        SignedSampleLog other = LOG.restoredElsewhere();
        one.goOn(SampleLog.of(2, 9));
        LogComparison comparison = LogComparison.of(new java.io.ByteArrayInputStream(one.export()),
                new java.io.ByteArrayInputStream(other.export()));
        assertEquals(new LogComparison(SIZE, SIZE + 1), comparison);
        assertEquals(Consistency.CHANGED, verdicts(one.verify(one.export(), other.checkpoint())).consistency());
        assertEquals(new LogComparison(SIZE, 0), LogComparison.of(new java.io.ByteArrayInputStream(one.export()),
                new java.io.ByteArrayInputStream(LOG.export())));
        assertEquals(one.lines().size(), LogComparison.checkpointOf(new java.io.ByteArrayInputStream(one.export()))
                .orElseThrow().checkpoint().size());
    }

    @Test
    public void theLogOnTheTabletItselfNeedsNoSignedHead() {
        byte[] file = SampleLog.export(LOG.lines(), LOG.last(), "");
        assertTrue(SignedSampleLog.verify(file, VerificationOptions.ON_TABLET).isWhole());
        assertFalse(SignedSampleLog.verify(file, VerificationOptions.EXPORT).isWhole());
    }

    @Test
    public void anEntryOfALogsIdAndKeyIsReadAsItWasWritten() {
        LogLine first = LOG.lines().get(0);
        assertEquals(LogIdentity.CREATED, first.kind());
        assertEquals(Optional.of(LOG.identity()), LogIdentity.read(first.text()));
        assertEquals("spot-on/0102030405060708090a0b0c0d0e0f01", LOG.identity().origin());
        assertEquals(Optional.empty(), LogIdentity.read(first.text().replace("\"about\":\"01", "\"about\":\"02")));
        assertEquals(Optional.empty(), LogIdentity.read("{}"));
        assertEquals(Optional.empty(), LogIdentity.read("no entry"));
        assertThrows(IllegalArgumentException.class, () -> LogIdentity.create(new byte[3], TestKeys.pair().getPublic()));
    }

    @Test
    public void anExportIsPlainJsonLines() {
        List<String> lines = SignedSampleLog.strings(LOG.export("one \"round\"", line -> line.number() == 3, List.of(20L)));
        assertEquals(5, lines.size());
        assertTrue(lines.get(0).startsWith("{\"omitted\":{\"first\":1,\"last\":2,\"hashes\":[\""));
        assertTrue(lines.get(2).startsWith("{\"omitted\":{\"first\":4,\"last\":20,\"hashes\":[\""));
        assertTrue(lines.get(3).startsWith("{\"omitted\":{\"first\":21,"));
        assertTrue(lines.get(4).length() < 1200);
        assertTrue(lines.get(4).getBytes(StandardCharsets.UTF_8).length > 400);
    }
}
