package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.TestAuditLogs;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.settings.HousePolicyRepository;
import java.time.Duration;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** History opens for a supervisor, shows one of two logs, and locks when the supervisor leaves. */
@RunWith(AndroidJUnit4.class)
public class HistoryViewModelTest {
    private final Context context = ApplicationProvider.getApplicationContext();
    private final ManualExecutors executors = new ManualExecutors();
    private final AuditLogs logs = TestAuditLogs.in(context, HistoryStates.NOW);
    private final TestPeople staff = new TestPeople();
    private final SupervisorSessions sessions = staff.sessions();
    private final HistoryViewModel history = new HistoryViewModel(logs, new HousePolicyRepository(new FakeSettingDao(), Runnable::run, Runnable::run), sessions,
            executors.background(), executors.mainThread());

    @After
    public void close() {
        logs.house().close();
        logs.demonstration().close();
    }

    private void unlock() {
        staff.enterPin(sessions, PinPurpose.HISTORY, "Ruth");
        history.unlock("Ruth");
    }

    private HistoryUiState state() {
        return history.state().getValue();
    }

    @Test
    public void itIsLockedUntilASupervisorUnlocksIt() {
        assertFalse(state().isOpen());
        assertEquals("", history.supervisor());
        unlock();
        assertTrue(state().isOpen());
        assertEquals("Ruth", history.supervisor());
    }

    @Test
    public void theTabStaysUntilItIsLocked() {
        unlock();
        history.show(HistoryUiState.Tab.LOG);
        assertEquals(HistoryUiState.Tab.LOG, state().tab());
        history.lock();
        assertEquals(HistoryUiState.LOCKED, state());
        assertEquals("", history.supervisor());
    }

    @Test
    public void aSupervisorChoosesTheDemonstrationAndTheNextOneSeesTheHouseAgain() {
        OffMainThread.call(() -> {
            HistoryStates.write(logs.house(), 3);
            return null;
        });
        history.enter();
        executors.runAll();
        assertFalse(state().shown().orElseThrow().demonstration());
        history.showDemonstration(true);
        executors.runAll();
        assertTrue(state().shown().orElseThrow().demonstration());
        history.lock();
        history.enter();
        executors.runAll();
        assertFalse(state().shown().orElseThrow().demonstration());
    }

    @Test
    public void anAnswerThatArrivesAfterLockingIsDropped() {
        unlock();
        history.showDemonstration(true);
        executors.runBackground();
        history.lock();
        executors.runMainThread();
        assertEquals(HistoryUiState.LOCKED, state());
    }

    @Test
    public void theDemonstrationIsErasedAndTheHouseIsNot() {
        OffMainThread.call(() -> {
            HistoryStates.write(logs.house(), 3);
            HistoryStates.write(logs.demonstration(), 3);
            return null;
        });
        history.eraseDemonstration();
        executors.runAll();
        assertTrue(OffMainThread.call(() -> logs.demonstration().reader().head().isEmpty()));
        assertEquals(4, (long) OffMainThread.call(() -> logs.house().reader().head().orElseThrow().number));
    }

    @Test
    public void itOpensOnlyForWhoeverEnteredThePinAndClosesWhenTheSessionEnds() {
        history.unlock("Ruth");
        assertFalse("no PIN", state().isOpen());
        staff.enterPin(sessions, PinPurpose.SETUP, "Ruth");
        history.unlock("Ruth");
        assertFalse("another PIN", state().isOpen());
        unlock();
        sessions.onLeave();
        assertFalse("the app was left", state().isOpen());
        unlock();
        staff.boot.pass(Duration.ofMinutes(2));
        sessions.closeIfIdle();
        assertFalse("two idle minutes", state().isOpen());
        executors.runAll();
        assertTrue("and the next supervisor sees a log", state().shown().isPresent());
    }
}
