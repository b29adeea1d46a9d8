package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.people.PinPurpose;
import app.spoton.tablet.people.SupervisorSessions;
import app.spoton.tablet.people.TestPeople;
import java.time.Duration;
import org.junit.Test;
import org.junit.runner.RunWith;

/** History opens for a supervisor and locks when the supervisor leaves. */
@RunWith(AndroidJUnit4.class)
public class HistoryViewModelTest {
    private final TestPeople staff = new TestPeople();
    private final SupervisorSessions sessions = staff.sessions();
    private final HistoryViewModel history = new HistoryViewModel(sessions);

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
    }
}
