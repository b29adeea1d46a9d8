package app.spoton.tablet.history.ledger;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.TimeRange;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The ledger of a meter is balanced, for all time and for any part of it. */
@RunWith(AndroidJUnit4.class)
public class MeterLedgerRepositoryTest {
    private static final Instant START = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "log.db",
            Clock.fixed(START, ZoneOffset.UTC), Catalog.standard());
    private final MeterLedgerRepository ledgers = new MeterLedgerRepository(log.reader());
    private final List<MeterChange> changes = new ArrayList<>();
    private final List<Instant> times = new ArrayList<>();

    @Before
    public void deal() {
        DealtRounds dealt = new DealtRounds(3, START);
        List<RoundRecord> rounds = new ArrayList<>();
        for (int count = 0; count < 400; count++) {
            RoundRecord round = dealt.next();
            rounds.add(round);
            round.meterChanges().forEach(change -> {
                changes.add(change);
                times.add(round.timeline().ended().orElseThrow());
            });
        }
        log.writeAll(rounds);
    }

    @After
    public void close() {
        log.close();
    }

    private LedgerView ledger(Optional<Instant> from, Optional<Instant> to) {
        return ledgers.ledger(ledgers.meters(false).get(0), new TimeRange(from, to));
    }

    @Test
    public void theWholeLedgerIsBalancedFromZero() {
        LedgerView all = ledger(Optional.empty(), Optional.empty());
        assertTrue(all.balance().isBalanced());
        assertEquals(0, all.balance().opening().cents());
        assertEquals(changes.get(changes.size() - 1).after().amount(), all.balance().current());
        assertEquals(changes.size(), all.balance().totals().stream().mapToLong(sum -> sum.count).sum());
    }

    @Test
    public void theLedgerOfATimeStartsWithTheOpeningAmountAndIsBalanced() {
        int from = 50;
        int to = 120;
        LedgerView some = ledger(Optional.of(times.get(from)), Optional.of(times.get(to)));
        assertEquals(changes.get(from - 1).after().amount(), some.balance().opening());
        assertEquals(changes.get(to - 1).after().amount(), some.balance().current());
        assertEquals(changes.get(to - 1).after().reserve(), some.balance().reserve());
        assertEquals(to - from, some.balance().totals().stream().mapToLong(sum -> sum.count).sum());
        assertTrue(some.balance().isBalanced());
        assertEquals(MeterLedgerRepository.PAGE_SIZE, some.lines().rows().size());
        LedgerView whole = ledgers.withMoreLines(some);
        List<Long> amounts = new ArrayList<>();
        changes.subList(from, to).forEach(change -> amounts.add(0, change.amount().cents()));
        assertEquals(amounts, whole.lines().rows().stream().map(line -> line.change.amount).collect(Collectors.toList()));
    }

    @Test
    public void aTimeWithoutChangesKeepsTheOpeningAmount() {
        LedgerView later = ledger(Optional.of(START.plusSeconds(9_000_000)), Optional.empty());
        assertEquals(List.of(), later.lines().rows());
        assertEquals(later.balance().opening(), later.balance().current());
        assertTrue(later.balance().isBalanced());
        LedgerView earlier = ledger(Optional.empty(), Optional.of(START.minusSeconds(10)));
        assertEquals(List.of(), earlier.lines().rows());
        assertEquals(0, earlier.balance().current().cents());
        assertTrue(earlier.balance().isBalanced());
    }
}
