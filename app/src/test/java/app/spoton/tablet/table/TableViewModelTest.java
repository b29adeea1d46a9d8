package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.os.Looper;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Queue;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;

@RunWith(AndroidJUnit4.class)
public class TableViewModelTest {
    private final Queue<Runnable> settling = new ArrayDeque<>();
    private final TableViewModel model = new TableViewModel(Catalog.standard(), settling::add);

    private TableState now() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        return Objects.requireNonNull(model.state().getValue());
    }

    private void complete() {
        model.tap(state -> Felt.bet(state, 1, Wager.ANTE, "10").deal());
        model.tap(state -> Felt.deal(state, "AhAd9c4d2h").play(1, 0, Felt.money("10")));
        model.tap(state -> Felt.deal(state, "KsQd8h6c2s3d"));
    }

    @Test
    public void theEngineSettlesOnItsOwnThreadAndUntilThenNoTapCounts() {
        complete();
        model.settle();
        assertTrue(now().isSettling());
        TableState waiting = now();
        model.tap(TableState::undo);
        model.settle();
        assertSame(waiting, now());
        assertEquals(1, settling.size());
        settling.remove().run();
        assertEquals(Phase.SETTLEMENT, now().phase());
    }

    @Test
    public void aRoundThatIsNotCompleteIsNotSettled() {
        model.tap(state -> Felt.bet(state, 1, Wager.ANTE, "10").deal());
        model.settle();
        assertEquals(0, settling.size());
    }

    @Test
    public void everyGameCanBePutOnTheTable() {
        assertEquals(5, model.games().size());
        model.games().forEach(game -> {
            model.choose(game);
            assertSame(game, now().setup().game());
        });
    }
}
