package app.spoton.tablet.auditlog;

import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.EngineStamp;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundEvidence;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundTimeline;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.engine.sample.SimulatedRound;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Settlement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Rounds of a busy table, generated from a seed: shuffled fairly, a game for some days at a time, dealers in shifts, a few cards
 * asked about or corrected, now and then a misdeal; the progressive meter rises, is won and starts again.
 */
public final class DealtRounds {
    private static final List<String> DEALERS =
            List.of("Ann", "Bela", "Chidi", "Dolores", "Emeka", "Farah", "Göran", "Hiroko");
    private static final List<String> TABLES = List.of("Pit 3", "Pit 3", "Pit 3", "High limit");
    /** The rounds of a busy table in a day. */
    private static final int BUSY_DAY = 900;
    private static final long SEED = 500_000;
    private static final Meter NO_METER = new Meter(Money.ZERO, Money.ofCents(SEED), Money.ZERO);
    private static final SimulatedRound.Players PLAYERS = new SimulatedRound.Players(3, true, 1, DealtRounds::isFolded);

    private final SplittableRandom random;
    private final List<Game> games = Catalog.standard().games();
    private final Map<String, long[]> meters = new LinkedHashMap<>();
    private final int roundsADay;
    private Instant now;
    private int dealt;

    public DealtRounds(long seed, Instant start) {
        this(seed, start, BUSY_DAY);
    }

    /** @param roundsADay after so many the game changes: with few, every game comes soon */
    public DealtRounds(long seed, Instant start, int roundsADay) {
        random = new SplittableRandom(seed);
        now = start;
        this.roundsADay = roundsADay;
    }

    /** Continues as if so many rounds had been dealt, with other cards. */
    public void continueAfter(int rounds) {
        dealt = rounds;
    }

    /** The table that the next round is dealt at. */
    public String table() {
        return TABLES.get(dealt / roundsADay % TABLES.size());
    }

    private Game game() {
        return games.get(dealt / roundsADay % games.size());
    }

    public RoundRecord next() {
        return nextWithId("r" + (dealt + 1));
    }

    /** The next round, under another id. */
    public RoundRecord nextWithId(String id) {
        Game game = game();
        List<MeterChange> changes = new ArrayList<>();
        SimulatedRound dealing = new SimulatedRound(random, game, PLAYERS);
        boolean hasProgressive = dealing.progressiveCents() > 0;
        String round = dealing.json(id, hasProgressive ? contribute(changes, dealing.progressiveCents()) : NO_METER);
        boolean ends = random.nextInt(400) > 0;
        Optional<Settlement> settlement = ends ? Optional.of(game.settle(Rounds.parse(Catalog.standard(), round).round()))
                : Optional.empty();
        settlement.filter(done -> hasProgressive).ifPresent(done -> payMeter(changes, done));
        if (!ends && hasProgressive) {
            takeBack(changes);
        }
        Instant begun = now;
        now = now.plusMillis(55_000 + random.nextInt(70_000));
        Instant ended = now;
        now = now.plusMillis(5000);
        String dealer = DEALERS.get(dealt / 60 % DEALERS.size());
        Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), round);
        RoundEnd end = ends ? RoundEnd.CONFIRMED : random.nextBoolean() ? RoundEnd.MISDEAL : RoundEnd.VOID;
        Map<Integer, String> approvals = new LinkedHashMap<>();
        if (changes.stream().anyMatch(change -> change.kind() == MeterChange.Kind.WIN)) {
            settlement.orElseThrow().steps().stream().filter(step -> step.wager() == Wager.PROGRESSIVE
                    && step.outcome() == Outcome.WIN).forEach(step -> approvals.put(step.number(), "Ruth"));
        }
        RoundRecord entry = new RoundRecord(id, game, table(), parsed.round(), settlement,
                new RoundTimeline(List.of(dealer), Optional.of(begun), settlement.map(done -> ended.minusSeconds(20)),
                        Optional.of(ended)), new RoundEnding(Optional.of(end), ends ? "" : "a card was exposed", approvals),
                new RoundEvidence(origins(dealing.cards()), dealt / 5000 % 2 == 0 ? "Red Bee" : "Blue Bee", List.of()), changes,
                new EngineStamp("1 0123456789ab", Map.of()));
        dealt++;
        return entry;
    }

    /** The half that plays has a pair, or something high. */
    private static boolean isFolded(List<String> cards) {
        return cards.stream().map(card -> card.charAt(0)).distinct().count() == cards.size()
                && cards.stream().noneMatch(card -> "AK".indexOf(card.charAt(0)) >= 0);
    }

    private Map<Card, CardOrigin> origins(List<String> cards) {
        Map<Card, CardOrigin> origins = new LinkedHashMap<>();
        boolean byHand = random.nextInt(10) == 0;
        for (String card : cards) {
            int chance = random.nextInt(1500);
            origins.put(Card.parse(card).orElseThrow(), byHand ? CardOrigin.TYPED
                    : chance == 0 ? CardOrigin.CORRECTED : chance < 4 ? CardOrigin.CONFIRMED : CardOrigin.CAMERA);
        }
        return origins;
    }

    private long[] meter(List<MeterChange> changes) {
        return meters.computeIfAbsent(table(), none -> {
            changes.add(change(MeterChange.Kind.BEGINNING, 1_000_000, 0, new long[] {1_000_000, 0}));
            return new long[] {1_000_000, 0};
        });
    }

    private Meter contribute(List<MeterChange> changes, long wagered) {
        long[] meter = meter(changes);
        long amount = wagered * 15 / 100;
        long reserve = wagered * 5 / 100;
        meter[0] += amount;
        meter[1] += reserve;
        changes.add(change(MeterChange.Kind.CONTRIBUTION, amount, reserve, meter));
        return new Meter(Money.ofCents(meter[0]), Money.ofCents(SEED), Money.ofCents(meter[1]));
    }

    private void takeBack(List<MeterChange> changes) {
        long[] meter = meter(changes);
        MeterChange last = changes.get(changes.size() - 1);
        meter[0] -= last.amount().cents();
        meter[1] -= last.reserve().cents();
        changes.add(change(MeterChange.Kind.ADJUSTMENT, -last.amount().cents(), -last.reserve().cents(), meter));
    }

    private void payMeter(List<MeterChange> changes, Settlement settlement) {
        long[] meter = meter(changes);
        Meter after = settlement.meters().get("main");
        long amount = after.amount().cents();
        if (amount == meter[0]) {
            return;
        }
        if (after.reserve().cents() != meter[1]) {
            long won = -meter[0];
            meter[0] = 0;
            changes.add(change(MeterChange.Kind.WIN, won, 0, meter));
            long reserve = meter[1];
            meter[0] = amount;
            meter[1] = 0;
            changes.add(change(MeterChange.Kind.RESEED, amount, -reserve, meter));
        } else {
            long won = amount - meter[0];
            meter[0] = amount;
            changes.add(change(MeterChange.Kind.WIN, won, 0, meter));
        }
    }

    private static MeterChange change(MeterChange.Kind kind, long amount, long reserve, long[] after) {
        return new MeterChange("main", kind, Money.ofCents(amount), Money.ofCents(reserve),
                new Meter(Money.ofCents(after[0]), Money.ofCents(SEED), Money.ofCents(after[1])),
                kind == MeterChange.Kind.ADJUSTMENT ? "the round was void" : "", "Ann");
    }
}
