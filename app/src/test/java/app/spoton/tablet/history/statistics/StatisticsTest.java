package app.spoton.tablet.history.statistics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Step;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.TestRecords;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Statistics of the log equal those calculated here from the rounds themselves. */
@RunWith(AndroidJUnit4.class)
public class StatisticsTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");
    private static final int ROUNDS = 300;

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "log.db",
            Clock.fixed(NOW, ZoneOffset.UTC), Catalog.standard());
    private final List<RoundRecord> rounds = new ArrayList<>();

    @After
    public void close() {
        log.close();
    }

    private void deal(Instant from) {
        DealtRounds dealt = new DealtRounds(4, from, 60);
        for (int count = 0; count < ROUNDS; count++) {
            rounds.add(dealt.next());
        }
        log.writeAll(rounds);
    }

    private Statistics read(Statistics.Period period) {
        return new StatisticsReader(log.reader(), Catalog.standard(), ZoneOffset.UTC).read(period, NOW);
    }

    private static long won(Step step) {
        String odds = step.odds().map(Object::toString).orElse("");
        return switch (step.outcome()) {
            case LOSE -> step.stake().cents();
            case PUSH -> 0;
            case WIN -> (step.wager().isBet() && (odds.endsWith(" for 1") || odds.endsWith("%")) ? step.stake().cents() : 0)
                    - step.pay().cents();
        };
    }

    @Test
    public void theHoldIsWhatTheHouseKeptOfEachWager() {
        deal(NOW.minus(Duration.ofDays(1)));
        Map<String, Long> expected = new TreeMap<>();
        Map<String, Long> staked = new TreeMap<>();
        for (RoundRecord round : rounds) {
            round.settlement().ifPresent(settlement -> settlement.steps().forEach(step -> {
                String key = round.game().id() + " " + step.wager().id();
                expected.merge(key, won(step), Long::sum);
                staked.merge(key, step.wager().isBet() ? step.stake().cents() : 0, Long::sum);
            }));
        }
        Statistics statistics = read(Statistics.Period.ALL);
        assertTrue(expected.size() > 15);
        assertEquals(expected, statistics.hold().stream().collect(Collectors.toMap(hold -> hold.game() + " " + hold.wager(),
                hold -> hold.won().cents(), Long::sum, TreeMap::new)));
        assertEquals(staked, statistics.hold().stream().collect(Collectors.toMap(hold -> hold.game() + " " + hold.wager(),
                hold -> hold.staked().cents(), Long::sum, TreeMap::new)));
        assertEquals(-1250, new Statistics.Hold("g", "w", 1, Money.ofCents(800), Money.ofCents(-100)).percent());
    }

    @Test
    public void roundsAreCountedByHourAndByHowLongTheyTook() {
        deal(NOW.minus(Duration.ofHours(9)));
        Statistics statistics = read(Statistics.Period.ALL);
        assertEquals(ROUNDS, statistics.rounds());
        assertEquals(ROUNDS, statistics.hours().stream().mapToLong(Statistics.Hour::rounds).sum());
        Map<Integer, Long> hours = rounds.stream().collect(Collectors.groupingBy(round ->
                round.timeline().ended().orElseThrow().atZone(ZoneOffset.UTC).getHour(), TreeMap::new, Collectors.counting()));
        assertEquals(hours, statistics.hours().stream().filter(hour -> hour.rounds() > 0)
                .collect(Collectors.toMap(Statistics.Hour::hour, Statistics.Hour::rounds, Long::sum, TreeMap::new)));
        long seconds = rounds.stream().mapToLong(round -> Duration.between(round.timeline().begun().orElseThrow(), round.timeline().ended().orElseThrow()).toMillis()).sum();
        assertEquals(seconds / 1000 / ROUNDS, statistics.meanSeconds());
        assertEquals(ROUNDS, statistics.seconds().stream().mapToLong(Long::longValue).sum());
    }

    @Test
    public void onlyTheRoundsOfThePeriodCount() {
        deal(NOW.minus(Duration.ofDays(8)));
        assertEquals(0, read(Statistics.Period.DAY).rounds());
        assertTrue(read(Statistics.Period.WEEK).rounds() < ROUNDS);
        assertEquals(ROUNDS, read(Statistics.Period.MONTH).rounds());
    }

    @Test
    public void questionsAndCorrectionsAreCountedByDealerAndByDeck() {
        deal(NOW.minus(Duration.ofDays(1)));
        RoundRecord one = rounds.get(70);
        log.write(AuditEvent.of(AuditEvent.Kind.CORRECTION, NOW, "Ruth", one.table(), "paid twice", one.id()));
        Statistics statistics = read(Statistics.Period.ALL);
        for (Statistics.CameraQuestions reading : statistics.dealers()) {
            List<RoundRecord> his = rounds.stream().filter(round -> round.timeline().dealer().equals(reading.name()))
                    .collect(Collectors.toList());
            assertEquals(his.size(), reading.rounds());
            assertEquals(count(his, CardOrigin.CONFIRMED), reading.asked());
            assertEquals(count(his, CardOrigin.CORRECTED), reading.corrected());
            assertEquals(reading.name(), reading.name().equals(one.timeline().dealer()) ? 1 : 0, reading.later());
        }
        assertEquals(List.of("Red Bee"), statistics.decks().stream().map(Statistics.CameraQuestions::name).collect(Collectors.toList()));
        assertEquals(ROUNDS, statistics.decks().get(0).rounds());
        assertEquals(1, statistics.decks().get(0).later());
    }

    private static long count(List<RoundRecord> rounds, CardOrigin how) {
        return rounds.stream().flatMap(round -> round.evidence().origins().values().stream()).filter(how::equals).count();
    }

    @Test
    public void everyHandThatWasDealtIsCountedFoldedOrNot() {
        deal(NOW.minus(Duration.ofDays(1)));
        Statistics.Hands hands = read(Statistics.Period.ALL).hands().stream()
                .filter(one -> one.game().equals("crazy-4-poker")).findFirst().orElseThrow();
        long seats = rounds.stream().filter(round -> round.game().id().equals("crazy-4-poker"))
                .mapToLong(round -> round.round().seats().size()).sum();
        assertEquals(seats, hands.dealt());
        assertEquals(0, hands.unseen());
        assertTrue(hands.lines().stream().allMatch(Statistics.HandLine::isWithinChance));
    }

    @Test
    public void aHandThatWasFoldedUnseenIsDealtAndNotSeen() {
        Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), ("{'game':'crazy-4-poker','dealer':['Kc','Kd','8d','6c','2s'],"
                + "'seats':[{'seat':1,'cards':['Ah','Jh','8h','6h','3d'],'wagers':{'ante':'5.00','super-bonus':'5.00','play':'5.00'}},"
                + "{'seat':2,'unseen':true,'folded':true,'wagers':{'ante':'5.00','super-bonus':'5.00'}}]}").replace('\'', '"'));
        log.write(TestRecords.settled("r1", parsed, NOW));
        Statistics.Hands hands = read(Statistics.Period.ALL).hands().get(0);
        assertEquals(2, hands.dealt());
        assertEquals(1, hands.unseen());
        assertEquals("the flush alone", 1, hands.lines().stream().mapToLong(Statistics.HandLine::seen).sum());
    }
}
