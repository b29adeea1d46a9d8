package app.spoton.fleet.sample;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.AuditEventCodec;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundEvidence;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.record.RoundTimeline;
import app.spoton.engine.round.Wager;
import app.spoton.engine.sample.SimulatedRound;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A tablet at a table, from a seed: dealers in turns, open from noon to four in the morning, cards asked about and
 * corrected, now and then a misdeal, a wrong PIN, a correction, a very large wager. Every logged line goes to a
 * consumer.
 */
public final class SimulatedTablet {
    private static final List<String> DEALERS =
            List.of("Ann", "Bela", "Chidi", "Dolores", "Emeka", "Farah", "Göran", "Hiroko", "Ines", "Jamal");
    private static final Duration OPEN = Duration.ofHours(16);
    private static final int USUAL_PLAYERS = 3;
    private static final int ROUNDS_A_TURN = 40;
    private static final List<String> REASONS = List.of("a card was exposed", "wrong number of cards", "a card fell on the floor");

    private final SplittableRandom random;
    private final int tablet;
    private final int players;
    private final String table;
    private final Game game;
    private final boolean counts;
    private final Consumer<LogLine> taker;
    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());
    private final SimulatedMeter meter = new SimulatedMeter();
    private final ExportHead head = new ExportHead();
    private Instant opened = Instant.parse("2026-11-02T20:00:00Z");
    private Instant now = opened;
    private LogLine last;
    private int dealt;

    /** @param tablet from 1; every fourth one's dealers do not count chips */
    public SimulatedTablet(int tablet, Consumer<LogLine> taker) {
        this(tablet, USUAL_PLAYERS, taker);
    }

    /** @param players how many of five places are taken, on average */
    public SimulatedTablet(int tablet, int players, Consumer<LogLine> taker) {
        this.tablet = tablet;
        this.players = players;
        this.taker = taker;
        random = new SplittableRandom(2026 + tablet);
        List<Game> games = Catalog.standard().games();
        game = games.get(tablet % games.size());
        table = "Table " + tablet;
        counts = tablet % 4 != 0;
        meter.begin();
        event(AuditEvent.Kind.METER, "Ruth", "meters begin", "", meter.taken());
    }

    public String table() {
        return table;
    }

    /** Logs a correction of the last round. */
    public void correct(String description) {
        event(AuditEvent.Kind.CORRECTION, "Ruth", description, id(dealt), List.of());
    }

    /** The line behind the last entry of an export of everything that was logged so far. */
    public LogLine head() {
        return head.line(last.number(), last.hash(), now, "");
    }

    private String id(int round) {
        return "t" + tablet + "-" + round;
    }

    private String dealer() {
        return DEALERS.get((dealt / ROUNDS_A_TURN + tablet) % DEALERS.size());
    }

    /** Logs so many rounds, and what else happens meanwhile. */
    public void deal(int rounds) {
        for (int round = 0; round < rounds; round++) {
            if (dealt % ROUNDS_A_TURN == 0) {
                turn();
            }
            dealOne(random.nextInt(2000) == 0 ? 40 : 1, game.playerCards() == 5 && dealt % 20_000 == 777);
            if (random.nextInt(400) == 0) {
                correct(random.nextBoolean() ? "The play wager was counted wrong." : "The dealer paid the wrong seat.");
            }
        }
    }

    private void turn() {
        if (now.isAfter(opened.plus(OPEN))) {
            opened = opened.plus(Duration.ofDays(1));
            now = opened;
        }
        now = now.plusSeconds(90);
        if (random.nextInt(30) == 0) {
            event(AuditEvent.Kind.WRONG_PIN, dealer(), "wrong PIN", "", List.of());
        }
        event(AuditEvent.Kind.SIGN_IN, dealer(), "signed in", "", List.of());
    }

    /**
     * Deals and logs one round.
     *
     * @param stake how much larger the wagers are than usual
     * @param jackpot whether the meter is won
     */
    public void dealOne(int stake, boolean jackpot) {
        dealt++;
        String id = id(dealt);
        SimulatedRound.Players people = SimulatedRound.Players.of(players, counts || random.nextInt(20) == 0, stake);
        SimulatedRound dealing = jackpot ? SimulatedRound.withJackpot(random, game, people)
                : new SimulatedRound(random, game, people);
        long wagered = dealing.progressiveCents();
        if (wagered > 0) {
            meter.contribute(wagered);
        }
        Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), dealing.json(id, meter.now()));
        boolean confirmed = jackpot || random.nextInt(300) > 0;
        Optional<Settlement> settlement = confirmed ? Optional.of(parsed.game().settle(parsed.round())) : Optional.empty();
        String reason = confirmed ? "" : REASONS.get(random.nextInt(REASONS.size()));
        if (wagered > 0) {
            settlement.ifPresentOrElse(found -> meter.settle(found.meters().get("main"), dealer()),
                    () -> meter.takeBack(wagered, "the round was void"));
        }
        Instant begun = now;
        now = now.plusMillis(38_000 + 700L * tablet % 20_000 + random.nextInt(40_000));
        RoundRecord record = RoundRecord.of(id, parsed.game(), table, parsed.round())
                .with(new RoundTimeline(List.of(dealer()), Optional.of(begun), settlement.map(found -> now.minusSeconds(15)),
                        Optional.of(now)))
                .with(new RoundEnding(Optional.of(confirmed ? RoundEnd.CONFIRMED
                        : random.nextBoolean() ? RoundEnd.MISDEAL : RoundEnd.VOID), reason, approvals(settlement)))
                .with(new RoundEvidence(origins(dealing.cards()), dealt / 3000 % 2 == 0 ? "Red Bee" : "Blue Bee", List.of()))
                .with(meter.taken());
        log("round", codec.write(settlement.map(record::settledAs).orElse(record)));
        now = now.plusSeconds(6);
    }

    private static Map<Integer, String> approvals(Optional<Settlement> settlement) {
        Map<Integer, String> approvals = new TreeMap<>();
        for (Step step : settlement.map(Settlement::steps).orElse(List.of())) {
            if (step.wager() == Wager.PROGRESSIVE && step.outcome() == Outcome.WIN) {
                approvals.put(step.number(), "Ruth");
            }
        }
        return approvals;
    }

    /** Some dealers are asked more often than others, as they are where hands hide cards. */
    private Map<Card, CardOrigin> origins(List<String> cards) {
        int care = 3 + DEALERS.indexOf(dealer());
        Map<Card, CardOrigin> origins = new LinkedHashMap<>();
        boolean typed = random.nextInt(200) == 0;
        for (String card : cards) {
            int chance = random.nextInt(6000);
            origins.put(Card.parse(card).orElseThrow(), typed ? CardOrigin.TYPED : chance < care ? CardOrigin.CORRECTED
                    : chance < 5 * care ? CardOrigin.CONFIRMED : chance < 7 * care ? CardOrigin.UNSURE : CardOrigin.CAMERA);
        }
        return origins;
    }

    private void event(AuditEvent.Kind kind, String by, String description, String about, List<MeterChange> changes) {
        log(kind.id(), AuditEventCodec.write(
                new AuditEvent(kind, now, by, table, description, about, changes, Optional.empty())));
    }

    /** Logs a body as it is. */
    public void log(String kind, String body) {
        last = LogLine.after(last == null ? LogLine.NOTHING : last.hash(), last == null ? 1 : last.number() + 1, now, kind, body);
        head.add(last.hash());
        taker.accept(last);
    }
}
