package app.spoton.engine.auditlog.verification;

import static app.spoton.engine.auditlog.SignedExports.LOG;
import static app.spoton.engine.auditlog.SignedExports.verdicts;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.SignedExport;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.auditlog.verification.LogVerdicts.Completeness;
import app.spoton.engine.auditlog.verification.LogVerdicts.Consistency;
import java.time.Instant;
import java.util.List;
import org.junit.Test;

/** An export compared with earlier checkpoints. */
public class CheckpointComparisonTest {
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
    public void noCheckpointIsSignedForEntriesThatAreNotThoseOfTheTree() {
        CompactRange tree = new CompactRange(0);
        LOG.lines().forEach(line -> tree.append(TreeHash.leaf(line.text())));
        SignedExport export = new SignedExport(tree, MerkleNodes.fromLeaves(index -> TreeHash.ofEmptyTree()), List.of());
        LOG.lines().forEach(line -> export.entry(LogLine.read(line.text().replace("Ann", "Eve")).orElseThrow()));
        assertThrows(IllegalStateException.class, () -> export.end(LOG.last().hash(), Instant.EPOCH, "", LOG.signer()));
        assertThrows(IllegalArgumentException.class, () -> export.entry(LOG.lines().get(0)));
    }
}
