package app.spoton.tablet.auditlog.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.DemonstrationTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Rounds of the demonstration table are not in the house's log. */
@RunWith(AndroidJUnit4.class)
public class DemonstrationLogTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    private final AuditLogs logs = new AuditLogs(StoredAuditLog.in(context, AuditLogFile.NAME, clock, Catalog.standard()),
            StoredAuditLog.in(context, AuditLogFile.DEMONSTRATION, clock, Catalog.standard()));
    private final AuditLog log = logs.writer();
    private final DealtRounds dealt = new DealtRounds(1, NOW);

    @After
    public void close() {
        logs.house().close();
        logs.demonstration().close();
    }

    private RoundRecord demonstrationRound() {
        RoundRecord round = dealt.next();
        return new RoundRecord(round.id(), round.game(), DemonstrationTable.NAME, round.round(), round.settlement(),
                round.timeline(), round.ending(), round.evidence(), List.of(), round.engine());
    }

    private static AuditEvent meters(String table, long cents) {
        Meter meter = new Meter(Money.ofCents(cents), Money.ofCents(500), Money.ZERO);
        return new AuditEvent(AuditEvent.Kind.METER, NOW, "", table, "meters begin", "", List.of(new MeterChange("main",
                MeterChange.Kind.BEGINNING, meter.amount(), Money.ZERO, meter, "beginning", "")), Optional.empty());
    }

    private static AuditEvent signIn(String table) {
        return AuditEvent.of(AuditEvent.Kind.SIGN_IN, NOW, "Ann", table, "signed in to deal", "Ann");
    }

    private static long entries(StoredAuditLog log) {
        return log.reader().head().map(head -> head.number).orElse(0L);
    }

    @Test
    public void aRoundAndAMeterOfTheDemonstrationAreInItsOwnLog() {
        log.write(meters(DemonstrationTable.NAME, 1000));
        log.write(demonstrationRound());
        log.write(meters("Pit 3", 70));
        assertEquals(2, entries(logs.demonstration()));
        assertEquals(1, entries(logs.house()));
        assertEquals(Money.ofCents(1000), log.meters(DemonstrationTable.NAME).get("main").amount());
        assertEquals(Map.of(), logs.house().meters(DemonstrationTable.NAME));
        assertEquals(Money.ofCents(70), log.meters("Pit 3").get("main").amount());
    }

    @Test
    public void whatStaffDoesIsInTheHousesLogEvenAtTheDemonstration() {
        log.write(signIn(DemonstrationTable.NAME));
        assertEquals(1, entries(logs.house()));
        assertEquals(0, entries(logs.demonstration()));
    }

    @Test
    public void theDemonstrationIsErasedAsAWholeAndBeginsAgain() {
        log.write(dealt.next());
        log.write(demonstrationRound());
        log.write(demonstrationRound());
        logs.eraseDemonstration();
        assertEquals(0, entries(logs.demonstration()));
        assertEquals(1, entries(logs.house()));
        assertEquals(1, log.write(demonstrationRound()));
    }

    @Test
    public void theHousesLogCannotBeErased() {
        log.write(dealt.next());
        assertThrows(IllegalStateException.class, () -> logs.house().connection().erase());
        assertEquals(1, entries(logs.house()));
    }

    @Test
    public void historyShowsTheDemonstrationUntilTheHouseHasStaffOrSomebodyChooses() {
        log.write(demonstrationRound());
        assertTrue(logs.isDemonstrationShown());
        assertEquals(1, entries(logs.shown()));
        log.write(AuditEvent.of(AuditEvent.Kind.SETTING, NOW, "", "", "camera on", ""));
        assertTrue("a setting by nobody", logs.isDemonstrationShown());
        log.write(signIn("Pit 3"));
        assertFalse(logs.isDemonstrationShown());
        assertEquals(2, entries(logs.shown()));
        logs.show(true);
        assertEquals(1, entries(logs.shown()));
    }
}
