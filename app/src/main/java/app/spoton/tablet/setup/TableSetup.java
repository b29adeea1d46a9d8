package app.spoton.tablet.setup;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.people.sessions.SignedInUser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The setup of a table. Immutable.
 *
 * @param name the table's name, which identifies it in the log
 * @param rates the contributions to each meter
 * @param seats the number of seats, numbered from the dealer's left
 * @param faceUp whether the players' cards are dealt face up
 * @param chips the values of the house's chips, the largest first
 * @param options the house's options beyond the rules of the game
 */
public record TableSetup(String name, Game game, Map<Wager, Paytable> paytables, HouseRules house,
        Map<String, Meter> meters, Map<String, ContributionRate> rates, int seats, boolean faceUp, List<Money> chips,
        TableOptions options) {

    /** The name of the table on which everybody may try a game. */
    public static final String DEMONSTRATION = SignedInUser.DEMONSTRATION_TABLE;
    private static final int DEMONSTRATION_SEATS = 6;

    public TableSetup {
        if (seats < 1 || seats > maxSeats(game, faceUp)) {
            throw new IllegalArgumentException(game.title() + " has 1 to " + maxSeats(game, faceUp) + " seats");
        }
        if (chips.isEmpty() || chips.stream().anyMatch(chip -> chip.cents() <= 0)) {
            throw new IllegalArgumentException("Chips must be worth something");
        }
        if (!ChipRack.canCut(chips)) {
            throw new IllegalArgumentException("Nobody can cut an amount from these chips.");
        }
        EnumMap<Wager, Paytable> tables = new EnumMap<>(Wager.class);
        tables.putAll(paytables);
        paytables = Collections.unmodifiableMap(tables);
        meters = Collections.unmodifiableMap(new LinkedHashMap<>(meters));
        rates = Collections.unmodifiableMap(new LinkedHashMap<>(rates));
        List<Money> largestFirst = new ArrayList<>(chips);
        largestFirst.sort(Comparator.reverseOrder());
        chips = List.copyOf(largestFirst);
    }

    /** Dealing face up seats fewer, where a game allows it at all (Crazy 4 Poker Rules (Scientific Games, 2020), the letter on it). */
    public static int maxSeats(Game game, boolean faceUp) {
        if (faceUp) {
            return game.mostSeatsFaceUp().orElse(0);
        }
        return game.facts().mostSeats();
    }

    /** A table to try a game on: suggested paytables, a meter, and limits under the first cap of a property. */
    public static TableSetup demonstration(Catalog catalog, Game game) {
        Map<Wager, Limits> limits = suggestedLimits(game);
        Map<Wager, Paytable> tables = catalog.tablesFor(game, Map.of());
        Map<String, Meter> meters = new LinkedHashMap<>();
        Optional.ofNullable(tables.get(Wager.PROGRESSIVE)).ifPresent(table -> table.meters().forEach(name ->
                meters.put(name, new Meter(dollars(10_000), dollars(5_000), dollars(120)))));
        Map<String, ContributionRate> rates = new LinkedHashMap<>();
        meters.keySet().forEach(name -> rates.put(name, new ContributionRate(2_000 / meters.size(), 500 / meters.size())));
        HouseRules house = new HouseRules(Money.ofCents(50), Optional.empty(), false, false, false, false,
                Collections.unmodifiableMap(limits));
        return new TableSetup(DEMONSTRATION, game, tables, house, meters, rates,
                Math.min(DEMONSTRATION_SEATS, game.facts().mostSeats()), false,
                List.of(dollars(500), dollars(100), dollars(25), dollars(5), dollars(1), Money.ofCents(50)),
                TableOptions.DEFAULT);
    }

    public TableSetup withMeters(Map<String, Meter> now) {
        return new TableSetup(name, game, paytables, house, now, rates, seats, faceUp, chips, options);
    }

    public TableSetup withOptions(TableOptions other) {
        return new TableSetup(name, game, paytables, house, meters, rates, seats, faceUp, chips, other);
    }

    /** The least and the most for a wager, where the table has set them. */
    public Optional<Limits> limits(Wager wager) {
        return Optional.ofNullable(house.limits().get(wager));
    }

    /** Whether players may bet on this wager. A maximum of zero means that they may not. */
    public boolean offers(Wager wager) {
        return limits(wager).flatMap(Limits::max).filter(Money::isZero).isEmpty();
    }

    /**
     * This table for practice: wagers that the house does not offer, and meters that it does not keep, are those of the
     * demonstration table, so that they can be practiced too.
     */
    public TableSetup forPractice() {
        Map<Wager, Limits> usual = suggestedLimits(game);
        Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
        game.wagers().forEach(wager -> (offers(wager) ? limits(wager) : Optional.ofNullable(usual.get(wager)))
                .ifPresent(range -> limits.put(wager, range)));
        Map<String, Meter> all = new LinkedHashMap<>();
        Optional.ofNullable(paytables.get(Wager.PROGRESSIVE)).ifPresent(table -> table.meters().forEach(name ->
                all.put(name, options.meterKeeper() == MeterKeeper.TABLET && meters.containsKey(name) ? meters.get(name)
                        : new Meter(dollars(10_000), dollars(5_000), dollars(120)))));
        HouseRules rules = new HouseRules(house.smallestChip(), house.order(), house.badBeatOnFold(), house.queensUpOnFold(),
                house.progressiveOnFold(), house.fixedPaysFromMeter(), Collections.unmodifiableMap(limits), house.choices());
        return new TableSetup(name, game, paytables, rules, all, rates, seats, faceUp, chips, options);
    }

    private static Map<Wager, Limits> suggestedLimits(Game game) {
        Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
        for (Wager wager : game.wagers()) {
            limits.put(wager, switch (wager) {
                case ANTE, ANTE_1, ANTE_2, MONSTER, SUPER_BONUS, XTRA_BONUS, BLIND -> limits(5, 100);
                case PLAY, PLAY_1, PLAY_2 -> limits(5, 300);
                case PROGRESSIVE -> limits(1, 1);
                default -> limits(1, 50);
            });
        }
        return limits;
    }

    private static Limits limits(long least, long most) {
        return new Limits(Optional.of(dollars(least)), Optional.of(dollars(most)));
    }

    private static Money dollars(long amount) {
        return Money.ofCents(amount * 100);
    }
}
