package app.spoton.tablet.history.integrity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.ManualExecutors;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TestAccess;
import app.spoton.tablet.history.evidence.EvidenceRetention;
import app.spoton.tablet.history.evidence.TestEvidence;
import app.spoton.tablet.history.export.Exports;
import java.io.IOException;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** The Audit log tab checks the log, backs it up, restores it, and keeps evidence pictures. */
@RunWith(AndroidJUnit4.class)
public class AuditLogViewModelTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final ManualExecutors executors = new ManualExecutors();
    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "audit.db",
            Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC), Catalog.standard());
    private final TestAccess access = new TestAccess();
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private final Queue<Runnable> checks = new ArrayDeque<>();
    private AuditLogViewModel audit;

    @Before
    public void deal() throws IOException {
        OffMainThread.call(() -> {
            HistoryStates.write(log, 20);
            return null;
        });
        LogRepair repair = new LogRepair(new AuditLogs(log, log), Catalog.standard(), documents);
        audit = new AuditLogViewModel(log.reader(), log, Catalog.standard(), new Exports(log, Catalog.standard(),
                documents), repair, access.sessions, TestEvidence.retention(folder.getRoot().toPath(), log), access.to(log),
                executors.background(), checks::add, executors.mainThread());
    }

    @After
    public void close() {
        log.close();
    }

    private AuditLogUiState state() {
        return audit.state().getValue();
    }

    private void runCheck() {
        OffMainThread.call(() -> {
            checks.remove().run();
            return null;
        });
    }

    private void check() {
        audit.check();
        runCheck();
        executors.runAll();
    }

    private TabStatus.Message.Kind message() {
        return state().status().message().orElseThrow().kind();
    }

    @Test
    public void itShowsTheLogAndItsEvents() {
        audit.refresh();
        executors.runAll();
        assertEquals(21, state().log().entries());
        assertEquals(64, state().log().head().length());
        assertEquals("sign-in", state().events().get(0).kind);
        assertEquals(Optional.empty(), state().check());
    }

    @Test
    public void aCheckOfAnIntactLogStaysOnScreenWhenTheLogIsReadAgain() {
        check();
        assertTrue(state().check().orElseThrow().isIntact());
        assertEquals(21, state().check().orElseThrow().report().entries());
        audit.refresh();
        executors.runAll();
        assertTrue(state().check().orElseThrow().isIntact());
    }

    /** A check of a log of years takes many minutes. */
    @Test
    public void whileTheLogIsCheckedTheTabGoesOnShowingIt() {
        audit.check();
        audit.refresh();
        executors.runAll();
        assertEquals(21, state().log().entries());
        assertEquals(Optional.empty(), state().check());
        assertEquals(1, checks.size());
    }

    @Test
    public void aBackupIsSavedIsAnEventAndHasNothingToRestore() {
        audit.backUp("log.gz", "Ruth");
        executors.runAll();
        assertEquals(Optional.of(new TabStatus.Message(TabStatus.Message.Kind.EXPORTED, "22")), state().status().message());
        assertEquals("export", state().events().get(0).kind);
        audit.restore("log.gz", "Ruth");
        executors.runAll();
        assertEquals(TabStatus.Message.Kind.NOTHING_TO_RESTORE, message());
        audit.restore("no such file", "Ruth");
        executors.runAll();
        assertEquals(TabStatus.Message.Kind.ERROR, message());
    }

    @Test
    public void theRetentionPeriodIsChangedAndLogged() {
        audit.keepEvidence(EvidenceRetention.RetentionPeriod.YEAR, "Ruth");
        executors.runAll();
        assertEquals(EvidenceRetention.RetentionPeriod.YEAR, state().evidence().period());
        assertEquals("setting", state().events().get(0).kind);
        assertEquals("Ruth", state().events().get(0).by);
    }

    @Test
    public void aResultThatArrivesAfterTheLockIsNotShown() {
        audit.refresh();
        audit.check();
        executors.runBackground();
        runCheck();
        audit.lock();
        executors.runAll();
        assertEquals(AuditLogUiState.EMPTY, state());
    }

    private void tapEverything(String by) {
        audit.backUp("late.gz", by);
        audit.exportKept("log-damaged-1.db", "late.zip", by);
        audit.restore("late.gz", by);
        audit.retryKept("log-damaged-1.db", by);
        audit.sign(by);
        audit.keepEvidence(EvidenceRetention.RetentionPeriod.YEAR, by);
        audit.setLogAside(by, () -> { });
        executors.runAll();
    }

    /** As a dialog of the system that comes back after two minutes, answered by somebody else. */
    @Test
    public void nothingIsWrittenSavedOrReadOnceTheSessionHasEnded() {
        access.idle();
        tapEverything("Ruth");
        assertTrue(state().status().message().orElseThrow().detail().startsWith("History was closed"));
        assertEquals(0, state().log().entries());
        check();
        assertEquals(Optional.empty(), state().check());
        assertTrue(documents.files.isEmpty());
        assertEquals(21L, (long) OffMainThread.call(() -> log.reader().head().orElseThrow().number));
    }

    @Test
    public void nobodyWritesUnderTheNameOfAnother() {
        tapEverything("Eve");
        assertTrue(documents.files.isEmpty());
        assertEquals(21L, (long) OffMainThread.call(() -> log.reader().head().orElseThrow().number));
    }

    @Test
    public void aLogThatKnowsNobodyBecauseTheOneBeforeWasSetAsideIsNotOpenToEverybody() throws IOException {
        StoredAuditLog begun = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "begun.db",
                Clock.fixed(HistoryStates.NOW, ZoneOffset.UTC), Catalog.standard());
        AuditLogs logs = new AuditLogs(begun, begun);
        audit = new AuditLogViewModel(begun.reader(), begun, Catalog.standard(), new Exports(begun, Catalog.standard(), documents),
                new LogRepair(logs, Catalog.standard(), documents), access.sessions,
                TestEvidence.retention(folder.getRoot().toPath(), begun), access.toEither(logs),
                executors.background(), checks::add, executors.mainThread());
        access.idle();
        audit.exportKept("log-damaged-1.db", "late.zip", "Ruth");
        executors.runAll();
        assertClosed();
        audit.retryKept("log-damaged-1.db", "Ruth");
        executors.runAll();
        assertClosed();
        audit.keepEvidence(EvidenceRetention.RetentionPeriod.YEAR, "Ruth");
        executors.runAll();
        assertClosed();
        logs.show(false);
        audit.backUp("late.gz", "Ruth");
        executors.runAll();
        assertClosed();
        assertTrue(documents.files.isEmpty());
        assertEquals(Optional.empty(), OffMainThread.call(() -> begun.reader().head()));
        begun.close();
    }

    private void assertClosed() {
        String detail = state().status().message().orElseThrow().detail();
        assertTrue(detail, detail.startsWith("History was closed"));
    }
}
