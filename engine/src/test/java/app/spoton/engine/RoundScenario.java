package app.spoton.engine;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Assert;

/** Builds a round from short texts for a test, settles it, and compares the steps, which are also short texts. */
public final class RoundScenario {
    private final Game game;
    private final Map<Wager, String> tables = new EnumMap<>(Wager.class);
    private final Map<String, Meter> meters = new LinkedHashMap<>();
    private final Map<Wager, Limits> limits = new HashMap<>();
    private final List<Seat> seats = new ArrayList<>();
    private Cards dealer = Cards.NONE;
    private Money chip = Money.CENT;
    private Optional<List<Wager>> order = Optional.empty();
    private boolean badBeatOnFold;
    private boolean queensUpOnFold;
    private boolean progressiveOnFold;
    private boolean fixedPaysFromMeter;
    private HouseChoices choices = HouseChoices.STANDARD;
    private Stage stage = Stage.SHOWN;

    private RoundScenario(String game) {
        this.game = Catalog.standard().game(game).orElseThrow();
    }

    public static RoundScenario of(String game) {
        return new RoundScenario(game);
    }

    public RoundScenario paytable(String wager, String id) {
        tables.put(wager(wager), id);
        return this;
    }

    public RoundScenario dealer(String cards) {
        dealer = Cards.parse(cards);
        return this;
    }

    /**
     * Adds a seat with wagers such as {@code "ante 10 play 30"}. They may include {@code folded}, {@code unseen} and
     * {@code player=x}; {@code ante ?} is an ante that was not counted.
     */
    public RoundScenario seat(int number, String cards, String wagers) {
        seats.add(builder(number, cards, wagers).build());
        return this;
    }

    /** Adds a seat in 4 Card Split with hands such as {@code "AhAd+2c"} and {@code "Kc2d folded"}. */
    public RoundScenario split(int number, String cards, String wagers, String... hands) {
        Seat.Builder seat = builder(number, cards, wagers);
        for (String hand : hands) {
            boolean folded = hand.endsWith(" folded");
            String[] parts = hand.replace(" folded", "").split("\\+", -1);
            seat.hand(new SplitHand(Cards.parse(parts[0]), parts.length > 1 ? Cards.parse(parts[1]) : Cards.NONE,
                    folded));
        }
        seats.add(seat.build());
        return this;
    }

    private static Seat.Builder builder(int number, String cards, String wagers) {
        Seat.Builder seat = Seat.at(number).cards(Cards.parse(cards));
        String[] words = wagers.split(" ", -1);
        for (int at = 0; at < words.length; at++) {
            if (words[at].equals("folded")) {
                seat.folded(true);
            } else if (words[at].startsWith("player=")) {
                seat.player(words[at].substring(7));
            } else if (words[at].equals("unseen")) {
                seat.unseen(true);
            } else if (!words[at].isEmpty() && words[at + 1].equals("?")) {
                seat.betUncounted(wager(words[at++]));
            } else if (!words[at].isEmpty()) {
                seat.bet(wager(words[at]), money(words[++at]));
            }
        }
        return seat;
    }

    public RoundScenario meter(String name, String amount, String seed, String reserve) {
        meters.put(name, new Meter(money(amount), money(seed), money(reserve)));
        return this;
    }

    public RoundScenario chip(String smallest) {
        chip = money(smallest);
        return this;
    }

    public RoundScenario order(String... wagers) {
        order = Optional.of(Arrays.stream(wagers).map(RoundScenario::wager).toList());
        return this;
    }

    public RoundScenario limit(String wager, String min, String max) {
        limits.put(wager(wager), new Limits(Optional.of(money(min)), Optional.of(money(max))));
        return this;
    }

    /** Sets how far the round has progressed. */
    public RoundScenario at(Stage reached) {
        stage = reached;
        return this;
    }

    public RoundScenario choose(HouseChoices other) {
        choices = other;
        return this;
    }

    /** Turns on one of: bad-beat-on-fold, queens-up-on-fold, progressive-on-fold, fixed-pays-from-meter. */
    public RoundScenario house(String option) {
        badBeatOnFold |= option.equals("bad-beat-on-fold");
        queensUpOnFold |= option.equals("queens-up-on-fold");
        progressiveOnFold |= option.equals("progressive-on-fold");
        fixedPaysFromMeter |= option.equals("fixed-pays-from-meter");
        return this;
    }

    public Game game() {
        return game;
    }

    public Round round() {
        return new Round(stage, Catalog.standard().tablesFor(game, tables), new HouseRules(chip, order, badBeatOnFold,
                queensUpOnFold, progressiveOnFold, fixedPaysFromMeter, limits, choices), meters, dealer, seats);
    }

    public Settlement settle() {
        return game.settle(round());
    }

    /** Fails unless these are the steps, for example {@code "2 ante lose 10.00"} or {@code "1 play win 30.00 pays 30.00"}. */
    public Settlement expectSteps(String... steps) {
        Settlement settlement = settle();
        Assert.assertEquals(String.join("\n", steps),
                String.join("\n", settlement.steps().stream().map(RoundScenario::text).toList()));
        return settlement;
    }

    /** Fails unless the round is rejected with this code at this seat (0 for none). */
    public void expectError(ErrorCode code, int seat) {
        RoundError error = Assert.assertThrows(RoundError.class, this::settle);
        Assert.assertEquals(error.getMessage(), code, error.code());
        Assert.assertEquals(seat, error.seat().orElse(0));
        Assert.assertFalse(error.getMessage().isBlank());
    }

    public static String text(Step step) {
        return step.seat() + " " + step.wager().id() + " " + step.outcome().id() + " "
                + (step.isStakeCounted() ? step.stake() : "?")
                + (!step.isPayCounted() ? " pays " + step.odds().orElseThrow()
                : step.pay().isZero() ? "" : " pays " + step.pay())
                + (step.from().isPresent() ? " from " + step.from().getAsInt() : "");
    }

    public static Money money(String amount) {
        return Money.parse(amount).orElseThrow();
    }

    private static Wager wager(String id) {
        return Wager.withId(id).orElseThrow();
    }
}
