package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;

/** History opens for a supervisor and locks when the supervisor leaves. */
@RunWith(AndroidJUnit4.class)
public class HistoryViewModelTest {
    private final HistoryViewModel history = new HistoryViewModel();

    private HistoryUiState state() {
        return history.state().getValue();
    }

    @Test
    public void itIsLockedUntilASupervisorUnlocksIt() {
        assertFalse(state().isOpen());
        assertEquals("", history.supervisor());
        history.unlock("Ruth");
        assertTrue(state().isOpen());
        assertEquals("Ruth", history.supervisor());
    }

    @Test
    public void theTabStaysUntilItIsLocked() {
        history.unlock("Ruth");
        history.show(HistoryUiState.Tab.LOG);
        assertEquals(HistoryUiState.Tab.LOG, state().tab());
        history.lock();
        assertEquals(HistoryUiState.LOCKED, state());
        assertEquals("", history.supervisor());
    }
}
