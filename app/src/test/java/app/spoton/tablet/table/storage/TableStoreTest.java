package app.spoton.tablet.table.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.setup.TableBlockedException;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import java.io.File;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Tables are opened as they were left, and their ended rounds go to the log once. */
public class TableStoreTest {
    private static final String TABLE = "Table 1";
    private static final Instant TIME = Instant.parse("2026-11-18T05:00:00Z");

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final FakeSavedRoundDao rows = new FakeSavedRoundDao();
    private final FakeSettingDao settings = new FakeSettingDao();
    private final TableSetupRepository tables = new TableSetupRepository(settings, Catalog.standard(), log, new FakeClock());
    private SavedRoundRepository saved;
    private TableStore store;

    @Before
    public void setUp() {
        TableSetup some = TestLayouts.setup("four-card-poker");
        tables.put(new TableSetup(TABLE, some.game(), some.paytables(), some.house(), some.meters(), some.rates(), some.seats(),
                some.faceUp(), some.chips(), some.options()), "300.00", "Sue");
        store = storeWith(new File(folder.getRoot(), "reserve"));
    }

    private TableStore storeWith(File reserved) {
        StorageReserve reserve = new StorageReserve(reserved);
        saved = new SavedRoundRepository(rows, Runnable::run, Catalog.standard(), reserve);
        return new TableStore(tables, saved, log, Optional.of(new CameraEvidence() {
            @Override
            public String deck() {
                return "blue deck";
            }

            @Override
            public List<String> pictures(String round) {
                return List.of(round + ".jpg");
            }
        }), Catalog.standard(), reserve, new FakeClock());
    }

    private TableState wager(TableState open) {
        TableState wager = TestLayouts.bet(TestLayouts.bet(open, 1, Wager.ANTE, "10"), 1, Wager.PROGRESSIVE, "1");
        return wager.withAudit(wager.round().audit().started("round-1", "Ann", TIME));
    }

    private TableState confirmed(TableState open) {
        TableState state = TestLayouts.deal(wager(open).deal(), "AhAd9c4d2h").play(1, 0, TestLayouts.money("10"));
        state = TestLayouts.deal(state, "KsQd8h6c2s3d").settle();
        while (!state.round().isAtTotals()) {
            state = state.approve("Sue").next();
        }
        TableState ended = state.confirm();
        return ended.withAudit(ended.round().audit().settled(TIME).ended(TIME));
    }

    @Test
    public void aNewTableOpensWithItsSetupAndNothingOnIt() {
        TableState open = store.open(TABLE);
        assertEquals(TABLE, open.setup().name());
        assertTrue(open.round().seatsInPlay().isEmpty());
        assertEquals(TABLE, store.setup(TABLE, open.setup().game()).name());
    }

    @Test
    public void aRoundInPlayIsOpenedAsItWasLeft() {
        TableState wager = wager(store.open(TABLE));
        store.save(wager);
        TableState again = store.open(TABLE);
        assertEquals("round-1", again.round().audit().id());
        assertEquals(TestLayouts.money("10"), again.round().seat(1).stake(Wager.ANTE).amount());
    }

    @Test
    public void aConfirmedRoundIsLoggedWithItsEvidenceAndTheNextOneHasTheNewMeter() {
        TableState done = store.finish(confirmed(store.open(TABLE)));
        assertTrue(done.round().audit().logEntry() > 0);
        assertEquals("blue deck", log.records().get(0).evidence().deck());
        assertEquals(List.of("round-1.jpg"), log.records().get(0).evidence().pictures());
        TableSetup next = store.beginNext(done);
        assertEquals(log.meters(TABLE).get("main"), next.meters().get("main"));
        assertNotEquals(done.setup().meters().get("main"), next.meters().get("main"));
        TableState again = store.open(TABLE);
        assertEquals(RoundPhase.WAGERS, again.phase());
        assertEquals(1, log.records().size());
    }

    @Test
    public void aRoundThatWasConfirmedBeforeThePowerFailedIsLoggedOnceAndTheNextOneBegins() {
        TableState ended = confirmed(store.open(TABLE));
        saved.saveEnded(ended, RoundRecords.ended(ended.round(), CameraEvidence.NONE));
        TableState next = store.open(TABLE);
        assertEquals(1, log.records().size());
        assertEquals(RoundPhase.WAGERS, next.phase());
        assertEquals(log.meters(TABLE).get("main"), next.setup().meters().get("main"));
        assertFalse("the next one is saved", saved.findEnded(TABLE).isPresent());
        store.open(TABLE);
        assertEquals(1, log.records().size());
    }

    @Test
    public void aRoundThatAnOlderVersionSavedAsConfirmedIsLoggedAndTheNextOneBegins() {
        saved.saveNow(confirmed(store.open(TABLE)));
        TableState next = store.open(TABLE);
        assertEquals(1, log.records().size());
        assertEquals(RoundPhase.WAGERS, next.phase());
        assertEquals(RoundPhase.WAGERS, saved.find(TABLE).orElseThrow().phase());
    }

    @Test
    public void aVoidRoundIsLoggedToo() {
        TableState wager = wager(store.open(TABLE));
        TableState ended = wager.returnWagers(RoundEnd.VOID, "fire alarm");
        store.finish(ended.withAudit(ended.round().audit().ended(TIME)));
        assertEquals(Optional.of(RoundEnd.VOID), log.records().get(0).ending().end());
    }

    @Test
    public void aTextThatCannotBeReadIsLoggedAsItIsKeptAndNotReadAgain() {
        rows.rows.put(TABLE, "{\"version\":99}");
        TableState open = store.open(TABLE);
        assertTrue(open.round().seatsInPlay().isEmpty());
        AuditEvent kept = log.events().get(log.events().size() - 1);
        assertEquals(AuditEvent.Kind.UNREADABLE_ROUND, kept.kind());
        assertEquals("{\"version\":99}", kept.description());
        assertFalse(kept.about().isEmpty());
        assertTrue(rows.rows.containsValue("{\"version\":99}"));
        int events = log.events().size();
        store.open(TABLE);
        assertEquals(events, log.events().size());
    }

    @Test
    public void withoutTheSpaceForARoundNoneBegins() {
        TableStore full = storeWith(new File(folder.getRoot(), "no such folder/reserve"));
        TableBlockedException blocked = assertThrows(TableBlockedException.class, () -> full.open(TABLE));
        assertTrue(blocked.getMessage(), blocked.getMessage().contains("storage is almost full"));
    }

    @Test
    public void withoutTheMetersInTheLogNoRoundBegins() {
        TableSetupRepository other = new TableSetupRepository(settings, Catalog.standard(), new InMemoryAuditLog(), new FakeClock());
        StorageReserve reserve = new StorageReserve(new File(folder.getRoot(), "reserve"));
        TableStore lost = new TableStore(other, saved, log, Optional.empty(), Catalog.standard(), reserve, new FakeClock());
        TableBlockedException blocked = assertThrows(TableBlockedException.class, () -> lost.open(TABLE));
        assertTrue(blocked.getMessage(), blocked.getMessage().contains("the meter main"));
    }

    @Test
    public void aRoundWhoseEntryFailsIsSavedAsItWasPaidAndLoggedLater() {
        TableState ended = confirmed(store.open(TABLE));
        log.failWrites(true);
        assertThrows(AuditLogException.class, () -> store.finish(ended));
        log.failWrites(false);
        assertTrue(log.records().isEmpty());
        // as if an update had corrected a rule since
        rows.rows.put(TABLE, rows.rows.get(TABLE).replaceFirst("\"pay\":\"10.00\"", "\"pay\":\"20.00\""));
        assertEquals(RoundPhase.WAGERS, store.open(TABLE).phase());
        assertEquals(TestLayouts.money("20"), log.records().get(0).settlement().orElseThrow().steps().stream()
                .map(Step::pay).filter(pay -> !pay.isZero()).findFirst().orElseThrow());
    }

    @Test
    public void theNextRoundIsSavedBeforeItBegins() {
        TableState done = store.finish(confirmed(store.open(TABLE)));
        assertTrue(saved.findEnded(TABLE).isPresent());
        store.beginNext(done);
        assertFalse(saved.findEnded(TABLE).isPresent());
        assertEquals(RoundPhase.WAGERS, saved.find(TABLE).orElseThrow().phase());
    }

    @Test
    public void anEndedRoundIsLoggedEvenIfTheTableAroundItCannotBeRead() {
        TableState ended = confirmed(store.open(TABLE));
        saved.saveEnded(ended, RoundRecords.ended(ended.round(), CameraEvidence.NONE));
        rows.rows.put(TABLE, rows.rows.get(TABLE).replaceFirst("\"focus\":\"[^\"]*\"", "\"focus\":\"spot 1 wager-of-the-future\""));
        TableState next = store.open(TABLE);
        assertEquals(1, log.records().size());
        assertEquals(RoundPhase.WAGERS, next.phase());
        assertEquals(TABLE, next.setup().name());
    }

    @Test
    public void aNewSetupCountsFromTheNextRoundOn() {
        TableState before = store.open(TABLE);
        TableState playing = wager(before);
        TableSetup fewer = before.setup();
        tables.put(new TableSetup(TABLE, fewer.game(), fewer.paytables(), fewer.house(), fewer.meters(), fewer.rates(), 3,
                fewer.faceUp(), fewer.chips(), fewer.options()), "300.00", "Sue");
        store.save(playing);
        assertEquals(before.setup().seats(), store.open(TABLE).setup().seats());
        store.save(before);
        assertEquals(3, store.open(TABLE).setup().seats());
    }

    @Test
    public void theDemonstrationTableOpensWithoutASetup() {
        String demonstration = SignedInUser.DEMONSTRATION_TABLE;
        assertEquals(demonstration, store.open(demonstration).setup().name());
    }
}
