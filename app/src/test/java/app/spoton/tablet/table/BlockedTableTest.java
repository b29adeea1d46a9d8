package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.storage.SavedRoundEntity;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A table does not deal where it cannot know its meters, its setup or what was paid; and nothing of it is thrown away. */
@RunWith(AndroidJUnit4.class)
public class BlockedTableTest {
    private static final SignedInUser ANN = new SignedInUser("Ann", Role.DEALER, "Table 1", false);

    private final InMemoryAuditLog log = new InMemoryAuditLog();

    private static TableSetup house() {
        TableSetup some = TestLayouts.setup("four-card-poker");
        return new TableSetup("Table 1", some.game(), some.paytables(), some.house(), some.meters(), some.rates(), some.seats(),
                some.faceUp(), some.chips(), some.options());
    }

    private static void signIn(TestTable table) {
        table.signIn.set(Optional.of(ANN));
    }

    private static String blocked(TestTable table) {
        return table.model.state().getValue().blocked().orElse("");
    }

    @Test
    public void aTableWithAProgressiveDoesNotDealUntilASupervisorHasEnteredEachMeterInTheNewLog() {
        try (TestTable table = new TestTable(log)) {
            new TableSetupRepository(table.database.settings(), app.spoton.engine.catalog.Catalog.standard(),
                    new InMemoryAuditLog(), table.watch).put(house(), "300.00", "Sue");   // the log that was set aside
            signIn(table);
            assertTrue(blocked(table), blocked(table).contains("does not have the amount of the meter main"));
            assertFalse(table.now().setup().name().equals("Table 1"));
            table.tables.put(house().withMeters(Map.of("main", new Meter(TestLayouts.money("8125.50"), TestLayouts.money("5000"),
                    TestLayouts.money("0")))), "300.00", "Sue");
            table.model.reopen();
            assertEquals("", blocked(table));
            assertEquals(TestLayouts.money("8125.50"), table.now().setup().meters().get("main").amount());
            AuditEvent entered = log.events().stream().filter(event -> event.table().equals("Table 1")
                    && event.kind() == AuditEvent.Kind.METER).findFirst().orElseThrow();
            assertEquals("Sue", entered.by());
        }
    }

    @Test
    public void aSetupThatCannotBeReadStopsTheTableAndIsLoggedBeforeItIsReplaced() {
        try (TestTable table = new TestTable(log)) {
            table.database.settings().put(new SettingEntity("table", "{\"table\":\"Table 1\",\"game\":\"seven-card-bluff\"}"));
            assertEquals(Optional.of("Table 1"), table.tables.tableName());
            signIn(table);
            assertTrue(blocked(table), blocked(table).contains("cannot read the table's setup"));
            table.tables.put(house(), "300.00", "Sue");
            assertTrue(log.events().stream().anyMatch(event -> event.description().contains("seven-card-bluff")));
            table.model.reopen();
            assertEquals("", blocked(table));
        }
    }

    @Test
    public void aTableThatIsNotSetUpAnyMoreDoesNotBecomeTheDemonstration() {
        try (TestTable table = new TestTable(log)) {
            signIn(table);
            assertTrue(blocked(table), blocked(table).contains("not set up any more"));
        }
    }

    @Test
    public void aSavedRoundThatCannotBeReadIsLoggedAsItIsAndKept() {
        try (TestTable table = new TestTable(log)) {
            table.tables.put(house(), "300.00", "Sue");
            table.database.savedRounds().put(new SavedRoundEntity("Table 1", "{\"version\":99,\"phase\":\"CONFIRMED\"}"));
            signIn(table);
            assertEquals("", blocked(table));
            AuditEvent kept = log.events().get(log.events().size() - 1);
            assertEquals(AuditEvent.Kind.UNREADABLE_ROUND, kept.kind());
            assertEquals("{\"version\":99,\"phase\":\"CONFIRMED\"}", kept.description());
            String name = "Table 1 (unreadable " + Integer.toHexString(kept.description().hashCode()) + ")";
            assertEquals(kept.description(), table.database.savedRounds().text(name));
            assertTrue(table.saved.find("Table 1").isPresent());
        }
    }

    /** A log that writes no round. */
    private final class NoRounds implements AuditLog {
        @Override
        public long write(RoundRecord round) {
            throw new AuditLogException(AuditLogException.Kind.UNAVAILABLE, "The log cannot be written now.", null);
        }

        @Override
        public long write(AuditEvent event) {
            return log.write(event);
        }

        @Override
        public Map<String, Meter> meters(String table) {
            return log.meters(table);
        }
    }

    @Test
    public void aConfirmedRoundIsLoggedAsItWasPaidEvenIfTheEngineWouldNowPayDifferently() {
        String paid;
        try (TestTable table = new TestTable(new NoRounds())) {
            table.tables.put(house(), "300.00", "Sue");
            signIn(table);
            table.model.tap(state -> TestLayouts.bet(TestLayouts.bet(state, 1, Wager.ANTE, "10"), 1, Wager.PROGRESSIVE, "1").deal());
            table.model.tap(state -> TestLayouts.deal(state, "AhAd9c4d2h").play(1, 0, TestLayouts.money("10")));
            table.model.tap(state -> TestLayouts.deal(state, "KsQd8h6c2s3d"));
            table.model.settle();
            table.confirm();
            assertEquals(RoundPhase.CONFIRMED, table.now().phase());
            assertTrue(table.now().notice().orElseThrow().toString().contains("cannot be written now"));
            String text = table.database.savedRounds().text("Table 1");
            paid = text.replaceFirst("\"pay\":\"10.00\"", "\"pay\":\"11.00\"");
            assertFalse(text.equals(paid));
            table.database.savedRounds().put(new SavedRoundEntity("Table 1", paid));
        }
        try (TestTable table = new TestTable(log)) {
            signIn(table);
            assertEquals(1, log.records().size());
            assertTrue(log.records().get(0).settlement().orElseThrow().steps().stream()
                    .anyMatch(step -> step.pay().equals(TestLayouts.money("11.00"))));
            assertEquals(1, log.records().get(0).meterChanges().size());
            assertEquals(RoundPhase.WAGERS, table.now().phase());
            assertNull(table.now().round().audit().ending().end().orElse(null));
        }
    }
}
