package app.spoton.tablet.table.storage;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.ScriptedDealer;
import app.spoton.tablet.table.state.TableState;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Sixty whole rounds, saved and read again at every point. */
public class SavedAtEveryPointTest {
    @Test
    public void everyRoundIsReadAsItWasWrittenAtEveryPoint() {
        List<Game> games = Catalog.standard().games();
        for (int seed = 0; seed < 60; seed++) {
            TableState state = new ScriptedDealer(new Random(seed), TableSetup.demonstration(Catalog.standard(), games.get(seed % 5)))
                    .playUpToSettlement();
            SavedRoundCodecTest.same(state.next().next());
            for (TableState was = state; was.canUndo(); was = was.undo()) {
                SavedRoundCodecTest.same(was);
            }
        }
    }
}
