package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.MeterChange;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.auditlog.StoredAuditLog;
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

/** An auditor asks what a meter did in some time: what it began with, what changed it, and what it came to add up. */
@RunWith(AndroidJUnit4.class)
public class MeterLedgerPageTest {
    private static final Instant START = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "log.db",
            Clock.fixed(START, ZoneOffset.UTC));
    private final RoundRepository reading = new RoundRepository(log, Catalog.standard());
    private final List<MeterChange> changes = new ArrayList<>();
    private final List<Instant> times = new ArrayList<>();

    @Before
    public void deal() {
        DealtRounds dealt = new DealtRounds(3, START);
        List<RoundLogEntry> rounds = new ArrayList<>();
        for (int count = 0; count < 400; count++) {
            RoundLogEntry round = dealt.next();
            rounds.add(round);
            round.meters().forEach(change -> {
                changes.add(change);
                times.add(round.ended());
            });
        }
        log.writeAll(rounds);
    }

    @After
    public void close() {
        log.close();
    }

    private HistoryUiState.LedgerState ledger(Optional<Instant> from, Optional<Instant> to) {
        return reading.ledger(reading.meters(), reading.meters().get(0), new HistoryUiState.Span(from, to));
    }

    @Test
    public void theLedgerOfAllTimeAddsUpFromItsBeginning() {
        HistoryUiState.LedgerState all = ledger(Optional.empty(), Optional.empty());
        assertTrue(all.addsUp());
        assertEquals(0, all.began().cents());
        assertEquals(changes.get(changes.size() - 1).after().amount(), all.stands());
        assertEquals(changes.size(), all.sums().stream().mapToLong(sum -> sum.count).sum());
    }

    @Test
    public void theLedgerOfSomeTimeBeginsWithWhatWasThereAndAddsUpToo() {
        int from = 50;
        int to = 120;
        HistoryUiState.LedgerState some = ledger(Optional.of(times.get(from)), Optional.of(times.get(to)));
        assertEquals(changes.get(from - 1).after().amount(), some.began());
        assertEquals(changes.get(to - 1).after().amount(), some.stands());
        assertEquals(changes.get(to - 1).after().reserve(), some.reserve());
        assertEquals(to - from, some.sums().stream().mapToLong(sum -> sum.count).sum());
        assertTrue(some.addsUp());
        assertEquals(RoundRepository.PAGE, some.lines().size());
        HistoryUiState.LedgerState whole = reading.more(some);
        List<Long> amounts = new ArrayList<>();
        changes.subList(from, to).forEach(change -> amounts.add(0, change.amount().cents()));
        assertEquals(amounts, whole.lines().stream().map(line -> line.amount).collect(Collectors.toList()));
    }

    @Test
    public void aTimeInWhichNothingHappenedStandsWhereItStood() {
        HistoryUiState.LedgerState later = ledger(Optional.of(START.plusSeconds(9_000_000)), Optional.empty());
        assertEquals(List.of(), later.lines());
        assertEquals(later.began(), later.stands());
        assertTrue(later.addsUp());
        HistoryUiState.LedgerState earlier = ledger(Optional.empty(), Optional.of(START.minusSeconds(10)));
        assertEquals(List.of(), earlier.lines());
        assertEquals(0, earlier.stands().cents());
        assertTrue(earlier.addsUp());
    }
}
