package app.spoton.tablet.setup.form;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.draft.DraftChanges;
import app.spoton.tablet.setup.draft.SetupDraft;
import app.spoton.tablet.setup.draft.SetupDrafts;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The setup of a table: what is saved, what stays, and what a lock keeps out. */
@RunWith(AndroidJUnit4.class)
public class SetupViewModelTest extends SetupViewModelCase {
    @Test
    public void aNewHouseCannotBeSavedBeforeItsMetersAreEntered() {
        model.edit(draft -> SetupDrafts.rename(draft, "Table 4"));
        model.save();
        assertEquals(Optional.empty(), tables.house());
        setUp("Table 4");
        assertEquals(Money.ofCents(812_50), tables.house().orElseThrow().meters().get("main").amount());
        MeterChange begun = log.events().get(log.events().size() - 1).meterChanges().get(0);
        assertEquals(MeterChange.Kind.BEGINNING, begun.kind());
        assertEquals("Sue", begun.by());
    }

    @Test
    public void choosingAnotherGameOrPaytableAndComingBackChangesNothing() {
        setUp("Table 4");
        SetupDraft before = now().draft();
        catalog.games().forEach(model::choose);
        model.choose(before.game());
        assertEquals(before, now().draft());
        for (String id : List.of("PAYS-3", "LINK-ML01", "LINK-01", "PAYS-1")) {
            model.choosePaytable(Wager.PROGRESSIVE, id);
        }
        assertEquals(List.of(), DraftChanges.between(before, now().draft()));
        assertFalse(now().hasChanges());
    }

    @Test
    public void changesThatWereNotSavedStayUntilTheyAreDiscarded() {
        setUp("Table 4");
        model.edit(draft -> SetupDrafts.maximum(draft, Wager.ANTE, "50"));
        model.close();
        assertTrue("locked", now().supervisor().isEmpty());
        openFor("Sam");
        assertEquals(Optional.of("Sam"), now().supervisor());
        assertTrue(now().hasChanges());
        model.discard();
        assertFalse(now().hasChanges());
    }

    @Test
    public void aLockedSetupSavesNothingAndALateResultDoesNotOpenIt() {
        setUp("Table 4");
        model.edit(draft -> SetupDrafts.maximum(draft, Wager.ANTE, "50"));
        model.close();
        model.save();
        assertEquals(Optional.of(Money.ofCents(100_00)),
                tables.house().orElseThrow().limits(Wager.ANTE).orElseThrow().max());
        Deque<Runnable> later = new ArrayDeque<>();
        model = model(later::add);
        later.remove().run();
        openFor("Sue");
        later.remove().run();
        model.edit(draft -> SetupDrafts.maximum(draft, Wager.ANTE, "50"));
        model.save();
        model.close();
        later.remove().run();
        assertTrue(now().supervisor().isEmpty());
        model.open("Sue");
        model.discard();
        model.close();
        later.forEach(Runnable::run);
        assertTrue("nor does a draft that was discarded on leaving", now().supervisor().isEmpty());
    }
}
