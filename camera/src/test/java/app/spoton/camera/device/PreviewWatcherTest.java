package app.spoton.camera.device;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.device.PreviewWatcher.State;
import java.util.List;
import org.junit.Test;

public class PreviewWatcherTest {
    private static final PreviewObject CARD = new PreviewObject(0.4, 0.4, 0.5, 0.55);
    private static final PreviewObject HAND = new PreviewObject(0.6, 0.5, 1, 0.9);
    private final PreviewWatcher watch = new PreviewWatcher();
    private long now;

    @Test
    public void cardsThatLieStillAreReadOnce() {
        assertEquals(State.SETTLING, still(CARD));
        State state = State.SETTLING;
        int reads = 0;
        for (int i = 0; i < 60; i++) {
            state = still(CARD);
            reads += state == State.READ_NOW ? 1 : 0;
        }
        assertEquals(1, reads);
        assertEquals(State.READ, state);
    }

    @Test
    public void nothingIsReadWhileAHandReachesIn() {
        for (int i = 0; i < 60; i++) {
            assertEquals(State.HANDS, still(CARD, HAND));
        }
    }

    @Test
    public void nothingIsReadWhileSomethingMoves() {
        for (int i = 0; i < 60; i++) {
            assertEquals(State.MOVING, see(0.05, CARD));
        }
    }

    @Test
    public void anEmptyTableIsNotRead() {
        see(0.5);
        for (int i = 0; i < 60; i++) {
            State state = still();
            assertTrue("" + state, state == State.EMPTY || state == State.SETTLING);
        }
    }

    @Test
    public void theNextHandIsReadAfterTheLayoutHasChanged() {
        while (still(CARD) != State.READ) { }
        assertEquals(State.HANDS, see(0.2, CARD, HAND));
        int reads = 0;
        for (int i = 0; i < 60; i++) {
            reads += still(CARD) == State.READ_NOW ? 1 : 0;
        }
        assertEquals(1, reads);
    }

    @Test
    public void darknessIsReportedOnlyIfItLasts() {
        watch.see(0, 0, 10, List.of());
        assertFalse(watch.isDark());
        watch.see(1200, 0, 10, List.of());
        assertTrue(watch.isDark());
        watch.see(1300, 0, 90, List.of());
        assertFalse(watch.isDark());
    }

    private State still(PreviewObject... things) {
        return see(0, things);
    }

    private State see(double moved, PreviewObject... things) {
        now += 66;
        return watch.see(now, moved, 120, List.of(things));
    }
}
