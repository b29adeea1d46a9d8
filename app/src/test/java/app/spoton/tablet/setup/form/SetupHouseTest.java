package app.spoton.tablet.setup.form;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.setup.draft.HouseDraft;
import app.spoton.tablet.setup.draft.MeterDraft;
import app.spoton.tablet.setup.draft.SetupDrafts;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The tables of a house, its policy, its paytables and its placard. */
@RunWith(AndroidJUnit4.class)
public class SetupHouseTest extends SetupViewModelCase {
    @Test
    public void aHouseHasSeveralTablesAndTheTabletServesOne() {
        setUp("Table 4");
        signIn.set(Optional.of(new SignedInUser("Ann", Role.DEALER, "Table 4", false)));
        model.newTable();
        assertEquals("", now().draft().table().name());
        assertEquals(MeterDraft.EMPTY, now().draft().progressive().meter("main"));
        model.edit(draft -> SetupDrafts.meter(SetupDrafts.rename(draft, "Table 7"), "main", METER.withAmount("100")));
        model.save();
        assertEquals(List.of("Table 7", "Table 4"), now().tables().names());
        assertEquals(Optional.of("Table 7"), tables.tableName());
        assertEquals("Table 7", signIn.now().getValue().orElseThrow().table());
        model.use("Table 4");
        assertEquals(Optional.of("Table 4"), tables.tableName());
        assertEquals("Table 4", now().draft().table().name());
        assertEquals(Money.ofCents(812_50), tables.house().orElseThrow().meters().get("main").amount());
        assertTrue(logged().contains("table in use from Table 7 to Table 4"));
        tablesWithRound.add("Table 4");
        model.use("Table 7");
        assertEquals("not during a round", Optional.of("Table 4"), tables.tableName());
        assertTrue(now().check().at(SetupField.of(SetupField.Name.NAME)).isPresent());
    }

    @Test
    public void aHouseWithOneTableFromBeforeKeepsItAmongItsTables() {
        setUp("Table 4");
        settings.stored.keySet().removeIf(name -> name.equals("tables") || name.startsWith("table/"));
        model = model(Runnable::run);
        openFor("Sue");
        assertEquals(List.of("Table 4"), now().tables().names());
        model.newTable();
        setUp("Table 7");
        model.use("Table 4");
        assertEquals(Optional.of("Table 4"), tables.tableName());
    }

    @Test
    public void thePolicyOfTheHouseIsSavedAndItsChangesAreLogged() {
        setUp("Table 4");
        model.edit(draft -> draft.with(new HouseDraft("250.00", "05:00", "15", true)));
        model.edit(draft -> SetupDrafts.maximum(draft, Wager.PLAY, "250"));
        model.save();
        assertEquals(15, policies.get().dealerIdle().toMinutes());
        assertTrue(logged().containsAll(List.of("the property's cap from 300.00 to 250.00",
                "gaming day begins from 06:00 to 05:00", "minutes until an idle dealer is signed out from 30 to 15",
                "approval of a win at one's own table from not allowed to allowed")));
    }

    @Test
    public void paytablesAreCountedInTheBackgroundAndTheScreenDoesNotWait() {
        model.go(SetupPage.WAGERS);
        assertTrue(now().view().figures().isEmpty());
        counting.remove().run();
        assertEquals("1.98%", now().view().figures().get(Wager.ACES_UP).get("FCP-01").edge().percent(2));
        model.showPaytables(Optional.of(Wager.ACES_UP));
        model.compareWith(Optional.of("FCP-02"));
        assertEquals(Optional.of("FCP-02"), now().view().comparedWith());
        model.go(SetupPage.TABLE);
        assertEquals(Optional.empty(), now().view().choosing());
    }

    @Test
    public void thePayoutFromWhichASupervisorSignsIsLoggedWithItsUnit() {
        setUp("Table 4");
        model.edit(draft -> draft.with(draft.options().withSupervisorFrom("1000")));
        model.save();
        assertTrue(logged().toString(), logged().contains("smallest payout a supervisor signs from none to $1000.00"));
    }

    @Test
    public void correctedPricesAreLoggedWithOldAndNew() {
        setUp("Table 4");
        model.edit(draft -> SetupDrafts.corrected(draft, Wager.ACES_UP, app.spoton.engine.paytable.Row.TWO_PAIR, "3 to 1"));
        model.save();
        assertTrue(logged().toString(), logged().contains("aces up paytable from FCP-01 to FCP-01 (house) with two pair 3 to 1"
                + " (manual 2 to 1)"));
    }

    @Test
    public void thePlacardSaysWhatTheManualRequires() {
        model.choose(catalog.game("crazy-4-poker").orElseThrow());
        model.savePlacard("content://placard");
        String text = new String(documents.files.get("content://placard"), StandardCharsets.UTF_8);
        assertTrue(text, text.contains("maximum of four games") && text.contains("Crazy 4 Poker Rules"));
        assertEquals(SetupUiState.Placard.SAVED, now().view().placard());
    }
}
