package app.spoton.tablet.setup.form;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.MeterAdjustment;
import app.spoton.tablet.setup.draft.SetupDrafts;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The meters of a table that is set up. */
@RunWith(AndroidJUnit4.class)
public class SetupMetersTest extends SetupViewModelCase {
    @Test
    public void aSavedFormNeverSetsALiveMeterBack() {
        setUp("Table 4");
        Meter risen = new Meter(Money.ofCents(900_00), Money.ofCents(500_00), Money.ofCents(3_00));
        log.write(new AuditEvent(AuditEvent.Kind.METER, clock.instant(), "round", "Table 4", "contribution", "", List.of(
                new MeterChange("main", MeterChange.Kind.CONTRIBUTION, Money.ofCents(87_50), Money.ofCents(3_00), risen, "",
                        "Ann")), Optional.empty()));
        model.edit(draft -> SetupDrafts.maximum(draft, Wager.ANTE, "50"));
        model.save();
        assertEquals(risen, tables.house().orElseThrow().meters().get("main"));
        assertEquals("only the contribution is logged", 2, log.events().stream()
                .filter(event -> !event.meterChanges().isEmpty()).count());
    }

    @Test
    public void aSeedIsChangedWithAnEntryAndTheAmountStays() {
        setUp("Table 4");
        model.edit(draft -> SetupDrafts.meter(draft, "main", draft.progressive().meter("main").withSeed("750")));
        model.save();
        Meter meter = tables.house().orElseThrow().meters().get("main");
        assertEquals(new Meter(Money.ofCents(812_50), Money.ofCents(750_00), Money.ZERO), meter);
        assertTrue(logged().toString(), logged().contains("seed changed"));
    }

    @Test
    public void aMeterIsAdjustedByAnEntryWithReasonAndName() {
        setUp("Table 4");
        int before = log.events().size();
        model.adjust(new MeterAdjustment("main", Money.ofCents(800_00), Money.ofCents(1_00), " ", ""));
        assertEquals("no reason, no entry", before, log.events().size());
        model.adjust(new MeterAdjustment("main", Money.ofCents(800_00), Money.ofCents(1_00), "display read wrongly", "r17"));
        AuditEvent event = log.events().get(before);
        MeterChange change = event.meterChanges().get(0);
        assertEquals("r17", event.about());
        assertEquals(MeterChange.Kind.ADJUSTMENT, change.kind());
        assertEquals(Money.ofCents(-12_50), change.amount());
        assertEquals(Money.ofCents(1_00), change.reserve());
        assertEquals("display read wrongly (set from $812.50, reserve $0.00 to $800.00, reserve $1.00)", change.reason());
        assertEquals("Sue", change.by());
        assertEquals(Money.ofCents(800_00), now().draft().progressive().live().get("main").amount());
        assertEquals(SetupUiState.Adjustment.SAVED, now().view().adjustment());
        assertFalse("the draft has nothing to save", now().hasChanges());
    }

    @Test
    public void duringARoundNeitherNameNorMetersChange() {
        setUp("Table 4");
        tablesWithRound.add("Table 4");
        model.adjust(new MeterAdjustment("main", Money.ZERO, Money.ZERO, "why not", ""));
        assertEquals(SetupUiState.Adjustment.ROUND_IN_PROGRESS, now().view().adjustment());
        model.edit(draft -> SetupDrafts.meter(SetupDrafts.rename(draft, "Table 5"), "main", METER));
        model.save();
        assertEquals(SetupProblem.Kind.ROUND_IN_PROGRESS,
                now().check().at(SetupField.of(SetupField.Name.NAME)).orElseThrow().kind());
        model.discard();
        model.edit(draft -> SetupDrafts.meter(draft, "main", draft.progressive().meter("main").withSeed("750")));
        model.save();
        assertTrue(now().check().at(SetupField.of(SetupField.Name.SEED, "main")).isPresent());
        model.discard();
        model.edit(draft -> SetupDrafts.maximum(draft, Wager.ANTE, "50"));
        model.save();
        assertTrue("a limit takes effect next round", now().isSaved());
    }
}
