package app.spoton.tablet.history.statistics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.HistoryStates;
import app.spoton.tablet.history.TestRecords;
import app.spoton.tablet.history.rounds.CorrectedTotal;
import app.spoton.tablet.history.rounds.LoggedRound;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.whatif.CorrectionWriter;
import app.spoton.tablet.history.whatif.WhatIf;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
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
        return read(StatisticsFilter.INITIAL.with(period));
    }

    private Statistics read(StatisticsFilter filter) {
        return StatisticsReader.read(log.reader(), Catalog.standard(), filter, HistoryStates.DAYS, NOW);
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
        assertTrue(statistics.hold().stream().allMatch(hold -> hold.counted() == hold.times()));
        assertEquals(OptionalLong.of(-1250), hold(800, -100).percent());
    }

    private static Statistics.Hold hold(long staked, long won) {
        return new Statistics.Hold("g", "w", 1, 1, Money.ofCents(staked), Money.ofCents(won));
    }

    @Test
    public void thereIsNoShareWithoutAStakeOrWhereOnePayoutWouldDecideIt() {
        assertEquals(OptionalLong.empty(), hold(0, -9_000).percent());
        assertEquals(OptionalLong.empty(), hold(300, -1_000_600).percent());
        assertEquals(OptionalLong.of(-10_000), hold(300, -300).percent());
    }

    @Test
    public void moneyIsOfTheWagersThatWereCounted() {
        Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), ("{'game':'crazy-4-poker','dealer':['Kc','Kd','8d','6c','2s'],"
                + "'seats':[{'seat':1,'cards':['Ah','Jh','8h','6h','3d'],'wagers':{'ante':'?','super-bonus':'5.00','play':'?'}}]}")
                .replace('\'', '"'));
        log.write(TestRecords.settled("r1", parsed, NOW));
        Statistics statistics = read(Statistics.Period.ALL);
        assertEquals(1, statistics.rounds().settled());
        assertEquals(0, statistics.rounds().counted());
        Statistics.Hold ante = statistics.hold().stream().filter(one -> one.wager().equals("ante")).findFirst().orElseThrow();
        assertEquals("1 0 0.00 0.00", ante.times() + " " + ante.counted() + " " + ante.staked() + " " + ante.won());
        Statistics.Hold bonus = statistics.hold().stream().filter(one -> one.wager().equals("super-bonus")).findFirst().orElseThrow();
        assertEquals("1 1 5.00 -7.50", bonus.times() + " " + bonus.counted() + " " + bonus.staked() + " " + bonus.won());
        assertEquals(List.of(Money.ZERO), statistics.days().stream().map(Statistics.Day::won).collect(Collectors.toList()));
        assertEquals(0, statistics.days().get(0).counted());
    }

    @Test
    public void aNightShiftBelongsToTheDayOnWhichItBegan() {
        deal(Instant.parse("2026-03-01T03:00:00Z"));
        Statistics statistics = read(Statistics.Period.ALL);
        assertEquals(List.of("2026-03-01", "2026-02-28"), statistics.days().stream().map(day -> day.day().toString())
                .collect(Collectors.toList()));
        assertEquals(ROUNDS, statistics.days().stream().mapToLong(Statistics.Day::rounds).sum());
        long before = rounds.stream().filter(round -> round.timeline().ended().orElseThrow().isBefore(
                Instant.parse("2026-03-01T06:00:00Z"))).count();
        assertEquals(before, statistics.days().get(1).rounds());
        assertEquals(ROUNDS - before, read(Statistics.Period.DAY).rounds().count());
        long won = rounds.stream().flatMap(round -> round.settlement().stream())
                .flatMap(settlement -> settlement.steps().stream()).mapToLong(StatisticsTest::won).sum();
        assertEquals(won, statistics.days().stream().mapToLong(day -> day.won().cents()).sum());
        assertEquals(6, statistics.hours().get(0).hour());
    }

    @Test
    public void aFilterCountsOneTableOneGameOrOneDealer() {
        deal(NOW.minus(Duration.ofDays(1)));
        RoundRecord one = rounds.get(40);
        RoundFilter.Dealt dealt = new RoundFilter.Dealt(one.table(), one.game().id(), one.timeline().dealer());
        Statistics statistics = read(StatisticsFilter.INITIAL.with(dealt));
        long expected = rounds.stream().filter(round -> round.table().equals(dealt.table())
                && round.game().id().equals(dealt.game()) && round.timeline().dealer().equals(dealt.dealer())).count();
        assertTrue(expected > 0 && expected < ROUNDS);
        assertEquals(expected, statistics.rounds().count());
        assertTrue(statistics.hold().stream().allMatch(hold -> hold.game().equals(dealt.game())));
        assertEquals(List.of(dealt.dealer()), statistics.dealers().stream().map(Statistics.CameraQuestions::name)
                .collect(Collectors.toList()));
    }

    @Test
    public void demonstrationRoundsAreCountedOnlyIfTheyAreAskedFor() {
        deal(NOW.minus(Duration.ofDays(1)));
        Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), ("{'game':'crazy-4-poker','dealer':['Kc','Kd','8d','6c','2s'],"
                + "'seats':[{'seat':1,'cards':['Ah','Jh','8h','6h','3d'],'wagers':{'ante':'5.00','super-bonus':'5.00','play':'5.00'}}]}")
                .replace('\'', '"'));
        RoundRecord shown = TestRecords.settled("demo", parsed, NOW);
        log.write(new RoundRecord(shown.id(), shown.game(), DemonstrationTable.NAME, shown.round(), shown.settlement(),
                shown.timeline(), shown.ending(), shown.evidence(), List.of(), shown.engine()));
        assertEquals(ROUNDS, read(Statistics.Period.ALL).rounds().count());
        assertEquals(1, read(new StatisticsFilter(Statistics.Period.ALL, StatisticsFilter.INITIAL.dealt(), true)).rounds().count());
    }

    @Test
    public void aCorrectedRoundCountsWithBothTotals() {
        deal(NOW.minus(Duration.ofDays(1)));
        RoundRepository repository = new RoundRepository(log.reader());
        RoundDetails details = repository.open(2).orElseThrow();
        WhatIf doubled = WhatIf.of(details.round());
        LoggedRound.SeatView seat = details.round().seats().get(0);
        for (LoggedRound.WagerView wager : seat.wagers()) {
            doubled = doubled.withStake(seat.seat(), wager.wager(), wager.stake().map(stake -> stake.plus(stake)));
        }
        new CorrectionWriter(log).write(details, Optional.of(doubled), "Ruth", "Twice as much was bet");
        Statistics.Corrected corrected = read(Statistics.Period.ALL).rounds().corrected();
        Money difference = doubled.copy().seats().get(0).net().orElseThrow().minus(seat.net().orElseThrow());
        assertEquals(1, corrected.rounds());
        assertEquals(Money.ZERO.minus(difference), corrected.difference());
        assertEquals(new CorrectedTotal(1, Optional.of(players(doubled.copy()))),
                repository.corrected(repository.page(RoundFilter.ALL, 3)).get(2L));
    }

    private static Money players(LoggedRound round) {
        return round.seats().stream().flatMap(seat -> seat.net().stream()).reduce(Money.ZERO, Money::plus);
    }

    @Test
    public void roundsAreCountedByHourAndByHowLongTheyTook() {
        deal(NOW.minus(Duration.ofHours(9)));
        Statistics statistics = read(Statistics.Period.ALL);
        assertEquals(ROUNDS, statistics.rounds().count());
        assertEquals(ROUNDS, statistics.hours().stream().mapToLong(Statistics.Hour::rounds).sum());
        Map<Integer, Long> hours = rounds.stream().collect(Collectors.groupingBy(round ->
                round.timeline().ended().orElseThrow().atZone(ZoneOffset.UTC).getHour(), TreeMap::new, Collectors.counting()));
        assertEquals(hours, statistics.hours().stream().filter(hour -> hour.rounds() > 0)
                .collect(Collectors.toMap(Statistics.Hour::hour, Statistics.Hour::rounds, Long::sum, TreeMap::new)));
        long seconds = rounds.stream().mapToLong(round -> Duration.between(round.timeline().begun().orElseThrow(), round.timeline().ended().orElseThrow()).toMillis()).sum();
        assertEquals(seconds / 1000 / ROUNDS, statistics.rounds().meanSeconds());
        assertEquals(ROUNDS, statistics.rounds().seconds().stream().mapToLong(Long::longValue).sum());
    }

    @Test
    public void onlyTheRoundsOfThePeriodCount() {
        deal(NOW.minus(Duration.ofDays(8)));
        assertEquals(0, read(Statistics.Period.DAY).rounds().count());
        assertTrue(read(Statistics.Period.WEEK).rounds().count() < ROUNDS);
        assertEquals(ROUNDS, read(Statistics.Period.MONTH).rounds().count());
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
