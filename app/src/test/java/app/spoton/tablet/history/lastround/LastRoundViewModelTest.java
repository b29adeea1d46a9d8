package app.spoton.tablet.history.lastround;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.TestAuditLogs;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.ManualExecutors;
import app.spoton.tablet.history.OffMainThread;
import app.spoton.tablet.history.rounds.RoundDetails;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A dealer sees the last round of their own at the table. */
@RunWith(AndroidJUnit4.class)
public class LastRoundViewModelTest {
    private final ManualExecutors executors = new ManualExecutors();
    private final AuditLogs logs = TestAuditLogs.in(ApplicationProvider.getApplicationContext(), HistoryStates.NOW);
    private final LastRoundViewModel lastRound = new LastRoundViewModel(logs, executors.background(), executors.mainThread());

    @After
    public void close() {
        logs.house().close();
        logs.demonstration().close();
    }

    private LastRoundUiState read(String table, String dealer) {
        lastRound.read(table, dealer);
        executors.runAll();
        return lastRound.state().getValue();
    }

    private void deal() {
        OffMainThread.call(() -> {
            HistoryStates.write(logs.house(), 150);
            return null;
        });
    }

    @Test
    public void itIsTheDealersOwnAtThatTable() {
        deal();
        RoundDetails last = read("Pit 3", "Ann").round().orElseThrow();
        assertEquals("Ann", last.record().timeline().dealer());
        assertEquals("Pit 3", last.record().table());
        assertTrue("another dealer's is newer", last.number() < 151);
    }

    @Test
    public void aDealerWhoHasDealtNothingHereSeesNothing() {
        deal();
        assertTrue(read("Pit 3", "Zoe").round().isEmpty());
        assertTrue(read(DemonstrationTable.NAME, "Ann").round().isEmpty());
    }

    @Test
    public void aRoundThatAnotherDealerReadIsNoLongerShown() {
        deal();
        assertTrue(read("Pit 3", "Ann").wasRead());
        lastRound.read("Pit 3", "Bela");
        assertFalse(lastRound.state().getValue().wasRead());
    }
}
