package app.spoton.engine.round;

import app.spoton.engine.card.Cards;
import app.spoton.engine.paytable.Paytable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One round of a game: the cards, the wagers and what the table is set to. Immutable. */
public final class Round {
    private static final Comparator<Seat> BY_NUMBER = Comparator.comparingInt(Seat::number);

    private final Stage stage;
    private final Map<Wager, Paytable> paytables;
    private final HouseRules house;
    private final Map<String, Meter> meters;
    private final Cards dealer;
    private final List<Seat> seats;

    /** A round with all its cards. */
    public Round(Map<Wager, Paytable> paytables, HouseRules house, Map<String, Meter> meters, Cards dealer,
            List<Seat> seats) {
        this(Stage.SHOWN, paytables, house, meters, dealer, seats);
    }

    /**
     * A round as it is on the table.
     *
     * @param stage how far it has come
     * @param paytables by the wager that each prices
     * @param dealer the dealer's cards; where one is dealt face up, that one first
     */
    public Round(Stage stage, Map<Wager, Paytable> paytables, HouseRules house, Map<String, Meter> meters, Cards dealer,
            List<Seat> seats) {
        this.stage = stage;
        EnumMap<Wager, Paytable> tables = new EnumMap<>(Wager.class);
        tables.putAll(paytables);
        this.paytables = Collections.unmodifiableMap(tables);
        this.house = house;
        this.meters = meters.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(meters));
        this.dealer = dealer;
        List<Seat> ascending = new ArrayList<>(seats);
        ascending.sort(BY_NUMBER);
        this.seats = Collections.unmodifiableList(ascending);
    }

    /**
     * The table that prices a wager.
     *
     * @throws IllegalStateException if there is none; {@code Game.settle} sees to it that there is
     */
    public Paytable paytable(Wager wager) {
        Paytable table = paytables.get(wager);
        if (table == null) {
            throw new IllegalStateException("No paytable for " + wager.id());
        }
        return table;
    }

    public Stage stage() {
        return stage;
    }

    /** The same round, as far as another stage. */
    public Round at(Stage other) {
        return new Round(other, paytables, house, meters, dealer, seats);
    }

    public Round with(HouseRules other) {
        return new Round(stage, paytables, other, meters, dealer, seats);
    }

    public Round with(List<Seat> others) {
        return new Round(stage, paytables, house, meters, dealer, others);
    }

    public Map<Wager, Paytable> paytables() {
        return paytables;
    }

    public HouseRules house() {
        return house;
    }

    public Map<String, Meter> meters() {
        return meters;
    }

    public Cards dealer() {
        return dealer;
    }

    /** From seat 1 up. */
    public List<Seat> seats() {
        return seats;
    }
}
