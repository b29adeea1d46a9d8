package app.spoton.engine.auditlog.verification.tampering;

import static app.spoton.engine.auditlog.SignedExports.LOG;
import static app.spoton.engine.auditlog.SignedExports.SIZE;
import static app.spoton.engine.auditlog.SignedExports.verdicts;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedExport;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.auditlog.verification.Finding;
import app.spoton.engine.auditlog.verification.LogComparison;
import app.spoton.engine.auditlog.verification.LogVerdicts.Consistency;
import app.spoton.engine.auditlog.verification.VerificationReport;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class RewrittenLogTest {
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
        VerificationReport report = honest.verify(SignedSampleLog.bytes(file));
        assertEquals(Finding.Kind.NOT_CONSISTENT, report.findings().get(report.findings().size() - 1).kind());
        assertFalse(forged.verify(SignedSampleLog.bytes(file)).isWhole());
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
}
