package app.spoton.tablet.table.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.state.TableState;
import java.io.File;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.Test;

public class SavedRoundRepositoryTest {
    private final Queue<Runnable> disk = new ArrayDeque<>();
    private final FakeSavedRoundDao dao = new FakeSavedRoundDao();
    private final SavedRoundRepository saved = new SavedRoundRepository(dao, disk::add, Catalog.standard(),
            new StorageReserve(new File("never reserved")));

    private static TableState tableAt(String table, String ante) {
        TableSetup setup = TestLayouts.setup("four-card-poker");
        TableSetup named = new TableSetup(table, setup.game(), setup.paytables(), setup.house(), setup.meters(),
                setup.rates(), setup.seats(), false, setup.chips(), setup.options());
        return TestLayouts.bet(TableState.open(named), 1, Wager.ANTE, ante);
    }

    @Test
    public void twoTablesThatAreSavedOneRightAfterTheOtherAreBothFoundAgain() {
        saved.save(tableAt("Table 1", "10"));
        saved.save(tableAt("Table 2", "25"));
        disk.forEach(Runnable::run);
        assertEquals(TestLayouts.money("10"), saved.find("Table 1").orElseThrow().round().seat(1).stake(Wager.ANTE).amount());
        assertEquals(TestLayouts.money("25"), saved.find("Table 2").orElseThrow().round().seat(1).stake(Wager.ANTE).amount());
    }

    @Test
    public void tapsThatComeFasterThanTheDiskAreTakenTogetherAndTheLatestIsWritten() {
        saved.save(tableAt("Table 1", "10"));
        saved.save(tableAt("Table 1", "15"));
        saved.save(tableAt("Table 1", "20"));
        disk.forEach(Runnable::run);
        assertEquals(List.of("Table 1"), dao.written);
        assertEquals(TestLayouts.money("20"), saved.find("Table 1").orElseThrow().round().seat(1).stake(Wager.ANTE).amount());
    }

    @Test
    public void aTapAfterASaveIsSavedToo() {
        saved.save(tableAt("Table 1", "10"));
        disk.remove().run();
        saved.save(tableAt("Table 1", "15"));
        disk.remove().run();
        assertEquals(List.of("Table 1", "Table 1"), dao.written);
        assertEquals(TestLayouts.money("15"), saved.find("Table 1").orElseThrow().round().seat(1).stake(Wager.ANTE).amount());
    }

    @Test
    public void aTableHasARoundInProgressOnceSomebodyBets() {
        assertFalse(saved.hasRoundInProgress("Table 1"));
        saved.saveNow(TableState.open(tableAt("Table 1", "10").setup()));
        assertFalse(saved.hasRoundInProgress("Table 1"));
        saved.saveNow(tableAt("Table 1", "10"));
        assertTrue(saved.hasRoundInProgress("Table 1"));
        dao.rows.put("Table 1", "{}");
        assertFalse("it is kept and logged when the table is next opened", saved.hasRoundInProgress("Table 1"));
    }
}
