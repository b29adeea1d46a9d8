package app.spoton.tablet.history.statistics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.RoundLines;
import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.auditlog.writing.JsonFields;
import app.spoton.tablet.history.rounds.RoundRepository;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Figures are what the rounds of the log come to, added up here a second time from the rounds themselves. */
@RunWith(AndroidJUnit4.class)
public class StatisticsTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");
    private static final int ROUNDS = 300;

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "log.db",
            Clock.fixed(NOW, ZoneOffset.UTC));
    private final List<RoundLogEntry> rounds = new ArrayList<>();

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

    private static long won(JsonFields step) {
        boolean free = step.text("wager").equals("automatic-bonus") || step.text("wager").equals("envy");
        String odds = step.text("odds");
        return switch (step.text("outcome")) {
            case "lose" -> step.cents("stake");
            case "push" -> 0;
            default -> (!free && (odds.endsWith(" for 1") || odds.endsWith("%")) ? step.cents("stake") : 0)
                    - step.cents("pay");
        };
    }

    @Test
    public void theHoldIsWhatTheHouseKeptOfEachWager() {
        deal(NOW.minus(Duration.ofDays(1)));
        Map<String, Long> expected = new TreeMap<>();
        Map<String, Long> staked = new TreeMap<>();
        for (RoundLogEntry round : rounds) {
            round.settlement().ifPresent(answer -> JsonFields.of(answer).objects("steps").forEach(step -> {
                String key = round.game() + " " + step.text("wager");
                expected.merge(key, won(step), Long::sum);
                staked.merge(key, List.of("automatic-bonus", "envy").contains(step.text("wager")) ? 0
                        : step.cents("stake"), Long::sum);
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
                round.ended().atZone(ZoneOffset.UTC).getHour(), TreeMap::new, Collectors.counting()));
        assertEquals(hours, statistics.hours().stream().filter(hour -> hour.rounds() > 0)
                .collect(Collectors.toMap(Statistics.Hour::hour, Statistics.Hour::rounds, Long::sum, TreeMap::new)));
        long seconds = rounds.stream().mapToLong(round -> Duration.between(round.begun(), round.ended()).toMillis()).sum();
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
        RoundLogEntry one = rounds.get(70);
        log.write(new AuditEvent(AuditEvent.Kind.CORRECTION, NOW, "Ruth", one.table(), "paid twice", one.id(), List.of()));
        Statistics statistics = read(Statistics.Period.ALL);
        for (Statistics.CameraQuestions reading : statistics.dealers()) {
            List<RoundLogEntry> his = rounds.stream().filter(round -> round.dealer().equals(reading.name()))
                    .collect(Collectors.toList());
            assertEquals(his.size(), reading.rounds());
            assertEquals(count(his, KnownBy.ASKED), reading.asked());
            assertEquals(count(his, KnownBy.CORRECTED), reading.corrected());
            assertEquals(reading.name(), reading.name().equals(one.dealer()) ? 1 : 0, reading.later());
        }
        assertEquals(List.of("Red Bee"), statistics.decks().stream().map(Statistics.CameraQuestions::name).collect(Collectors.toList()));
        assertEquals(ROUNDS, statistics.decks().get(0).rounds());
        assertEquals(1, statistics.decks().get(0).later());
    }

    private static long count(List<RoundLogEntry> rounds, KnownBy how) {
        return rounds.stream().flatMap(round -> round.known().values().stream()).filter(how::equals).count();
    }

    @Test
    public void everyHandThatWasDealtIsCountedFoldedOrNot() {
        deal(NOW.minus(Duration.ofDays(1)));
        Statistics.Hands hands = read(Statistics.Period.ALL).hands().stream()
                .filter(one -> one.game().equals("crazy-4-poker")).findFirst().orElseThrow();
        long seats = rounds.stream().filter(round -> round.game().equals("crazy-4-poker"))
                .mapToLong(round -> JsonFields.of(round.round()).objects("seats").size()).sum();
        assertEquals(seats, hands.dealt());
        assertEquals(0, hands.unseen());
        assertTrue(hands.lines().stream().allMatch(Statistics.HandLine::isWithinChance));
    }

    @Test
    public void standInCardsOfVersion1AreNotHands() {
        String round = ("{'id':'r1','game':'crazy-4-poker','unseen':[2],'dealer':['Kc','Kd','8d','6c','2s'],'seats':["
                + "{'seat':1,'cards':['Ah','Jh','8h','6h','3d'],'wagers':{'ante':'5.00','super-bonus':'5.00','play':'5.00'}},"
                + "{'seat':2,'cards':['2c','2d','2h','3c','3h'],'folded':true,'wagers':{'ante':'5.00','super-bonus':'5.00'}}]}")
                .replace('\'', '"');
        String answer = new RoundLines(Catalog.standard(), true).settle(round);
        assertFalse(answer, answer.contains("\"error\""));
        Map<Card, KnownBy> known = new LinkedHashMap<>();
        for (String card : "Kc Kd 8d 6c 2s Ah Jh 8h 6h 3d".split(" ")) {
            known.put(Card.parse(card).orElseThrow(), KnownBy.CAMERA);
        }
        log.write(new RoundLogEntry("r1", "Pit 3", "crazy-4-poker", "Ann", NOW, Optional.of(NOW), NOW,
                RoundLogEntry.End.CONFIRMED, round, Optional.of(answer), known, "", Optional.empty(), "", "1", List.of(),
                List.of()));
        Statistics.Hands hands = read(Statistics.Period.ALL).hands().get(0);
        assertEquals(2, hands.dealt());
        assertEquals(1, hands.unseen());
        Statistics.HandLine three = hands.lines().stream().filter(line -> line.row().startsWith("three")).findFirst()
                .orElseThrow();
        assertEquals("the stand-in deuces are not counted", 0, three.seen());
        assertTrue(new RoundRepository(log.reader()).open(1).orElseThrow().round().seats().get(1).unseen());
        assertFalse(new RoundRepository(log.reader()).open(1).orElseThrow().round().seats().get(0).unseen());
    }
}
