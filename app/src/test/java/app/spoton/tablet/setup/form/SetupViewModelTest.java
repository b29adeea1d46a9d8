package app.spoton.tablet.setup.form;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.people.PinPurpose;
import app.spoton.tablet.people.Role;
import app.spoton.tablet.people.SignIn;
import app.spoton.tablet.people.SignedInUser;
import app.spoton.tablet.people.SupervisorSessions;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.setup.MeterAdjustment;
import app.spoton.tablet.setup.PaytableFiguresCache;
import app.spoton.tablet.setup.PlacardFile;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.setup.draft.DraftChanges;
import app.spoton.tablet.setup.draft.HouseDraft;
import app.spoton.tablet.setup.draft.MeterDraft;
import app.spoton.tablet.setup.draft.SetupDraft;
import app.spoton.tablet.setup.draft.SetupDrafts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class SetupViewModelTest {
    private static final MeterDraft METER = new MeterDraft("812.50", "500.00", "", "20", "1");

    private final Catalog catalog = Catalog.standard();
    private final FakeSettingDao settings = new FakeSettingDao();
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final FakeClock clock = new FakeClock();
    private final SignIn signIn = new SignIn();
    private final InMemoryDocuments documents = new InMemoryDocuments();
    private final List<String> tablesWithRound = new ArrayList<>();
    private final Deque<Runnable> counting = new ArrayDeque<>();
    private final TableSetupRepository tables = new TableSetupRepository(settings, catalog, log, clock);
    private final HousePolicyRepository policies = new HousePolicyRepository(settings);
    private final TestPeople staff = new TestPeople();
    private final SupervisorSessions sessions = staff.sessions();
    private SetupViewModel model;

    @Before
    public void open() {
        model = model(Runnable::run);
        openFor("Sue");
    }

    private void openFor(String supervisor) {
        staff.enterPin(sessions, PinPurpose.SETUP, supervisor);
        model.open(supervisor);
    }

    private SetupViewModel model(Executor disk) {
        SetupStore store = new SetupStore(catalog, tables, policies, tablesWithRound::contains, log, clock);
        return new SetupViewModel(catalog, store, new PaytableFiguresCache(),
                new PlacardFile(Catalog.standard(), documents), signIn, sessions, disk, counting::add, Runnable::run);
    }

    private SetupUiState now() {
        return Objects.requireNonNull(model.state().getValue());
    }

    /** The first table of the house, saved. */
    private void setUp(String name) {
        model.edit(draft -> SetupDrafts.meter(SetupDrafts.rename(draft, name), "main", METER));
        model.save();
        assertTrue(now().check().problems().toString(), now().isSaved());
    }

    private List<String> logged() {
        return log.events().stream().map(AuditEvent::description).collect(Collectors.toList());
    }

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
        assertEquals("display read wrongly (set from 812.50, reserve 0.00 to 800.00, reserve 1.00)", change.reason());
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
        assertEquals("1.98%", now().view().figures().get(Wager.ACES_UP).get("FCP-01").edge().orElseThrow().percent(2));
        model.showPaytables(Optional.of(Wager.ACES_UP));
        model.compareWith(Optional.of("FCP-02"));
        assertEquals(Optional.of("FCP-02"), now().view().comparedWith());
        model.go(SetupPage.TABLE);
        assertEquals(Optional.empty(), now().view().choosing());
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
