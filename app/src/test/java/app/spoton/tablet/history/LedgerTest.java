package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.log.DealtRounds;
import app.spoton.tablet.log.MeterChange;
import app.spoton.tablet.log.OffMainThread;
import app.spoton.tablet.log.RoundEntry;
import app.spoton.tablet.log.RoundLog;
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
public class LedgerTest {
    private static final Instant START = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final OffMainThread disk = new OffMainThread();

    private final RoundLog log = RoundLog.in(ApplicationProvider.getApplicationContext(), "log.db",
            Clock.fixed(START, ZoneOffset.UTC));
    private final RoundReading reading = new RoundReading(log, Catalog.standard());
    private final List<MeterChange> changes = new ArrayList<>();
    private final List<Instant> times = new ArrayList<>();

    @Before
    public void deal() {
        DealtRounds dealt = new DealtRounds(3, START);
        List<RoundEntry> rounds = new ArrayList<>();
        for (int count = 0; count < 400; count++) {
            RoundEntry round = dealt.next();
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

    private HistoryState.LedgerState ledger(Optional<Instant> from, Optional<Instant> to) {
        return reading.ledger(reading.meters(), reading.meters().get(0), new HistoryState.Span(from, to));
    }

    @Test
    public void theLedgerOfAllTimeAddsUpFromItsBeginning() {
        HistoryState.LedgerState all = ledger(Optional.empty(), Optional.empty());
        assertTrue(all.addsUp());
        assertEquals(0, all.began().cents());
        assertEquals(changes.get(changes.size() - 1).after().amount(), all.stands());
        assertEquals(changes.size(), all.sums().stream().mapToLong(sum -> sum.count).sum());
    }

    @Test
    public void theLedgerOfSomeTimeBeginsWithWhatWasThereAndAddsUpToo() {
        int from = 50;
        int to = 120;
        HistoryState.LedgerState some = ledger(Optional.of(times.get(from)), Optional.of(times.get(to)));
        assertEquals(changes.get(from - 1).after().amount(), some.began());
        assertEquals(changes.get(to - 1).after().amount(), some.stands());
        assertEquals(changes.get(to - 1).after().reserve(), some.reserve());
        assertEquals(to - from, some.sums().stream().mapToLong(sum -> sum.count).sum());
        assertTrue(some.addsUp());
        assertEquals(RoundReading.PAGE, some.lines().size());
        HistoryState.LedgerState whole = reading.more(some);
        List<Long> amounts = new ArrayList<>();
        changes.subList(from, to).forEach(change -> amounts.add(0, change.amount().cents()));
        assertEquals(amounts, whole.lines().stream().map(line -> line.amount).collect(Collectors.toList()));
    }

    @Test
    public void aTimeInWhichNothingHappenedStandsWhereItStood() {
        HistoryState.LedgerState later = ledger(Optional.of(START.plusSeconds(9_000_000)), Optional.empty());
        assertEquals(List.of(), later.lines());
        assertEquals(later.began(), later.stands());
        assertTrue(later.addsUp());
        HistoryState.LedgerState earlier = ledger(Optional.empty(), Optional.of(START.minusSeconds(10)));
        assertEquals(List.of(), earlier.lines());
        assertEquals(0, earlier.stands().cents());
        assertTrue(earlier.addsUp());
    }
}
