package app.spoton.engine.paytable;

import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A paytable: prices from the best hand down. Immutable; looking up a price allocates nothing. */
public final class Paytable {
    /** What the id of a corrected paytable ends in. */
    private static final String CORRECTED = " (house)";

    private final String id;
    private final PaytableKind kind;
    private final List<Price> prices;
    private final List<Optional<Price>> byGroup;
    private final List<Optional<Price>> secondByGroup;
    private final List<Optional<Price>> byRow;
    private final List<Row> unreadable;
    private final List<String> meters;

    public Paytable(String id, PaytableKind kind, List<Price> prices) {
        this.id = id;
        this.kind = kind;
        this.prices = List.copyOf(prices);
        this.byGroup = byGroup(Price::odds);
        this.secondByGroup = byGroup(Price::second);
        List<Optional<Price>> rows = new ArrayList<>();
        for (Row row : Row.values()) {
            rows.add(prices.stream().filter(price -> price.row() == row).findFirst());
        }
        this.byRow = List.copyOf(rows);
        this.unreadable = prices.stream().filter(price -> price.odds().isEmpty()).map(Price::row)
                .collect(Collectors.toList());
        this.meters = prices.stream().flatMap(price -> price.odds().stream())
                .filter(odds -> odds.kind() == Odds.Kind.PERCENT).map(Odds::meter).distinct()
                .collect(Collectors.toList());
    }

    private List<Optional<Price>> byGroup(Function<Price, Optional<Odds>> column) {
        List<Optional<Price>> found = new ArrayList<>();
        kind.order().ifPresent(order -> {
            for (int group = 0; group < HandOrder.groups(order); group++) {
                found.add(best(order, HandOrder.lowestOf(group), column));
            }
        });
        return List.copyOf(found);
    }

    /** If a hand matches several rows, the one that pays most applies; of two that pay the same, the upper one. */
    private Optional<Price> best(HandOrder order, int value, Function<Price, Optional<Odds>> column) {
        Optional<Price> best = Optional.empty();
        for (Price price : prices) {
            Optional<Odds> odds = column.apply(price);
            if (odds.isPresent() && price.row().fits(order, value)
                    && (best.isEmpty() || odds.get().paysMoreThan(column.apply(best.get()).orElseThrow()))) {
                best = Optional.of(price);
            }
        }
        return best;
    }

    public String id() {
        return id;
    }

    public PaytableKind kind() {
        return kind;
    }

    /** From the best hand down, as the manual prints them. */
    public List<Price> prices() {
        return prices;
    }

    /** The price of a hand, whose value must come from this kind's hand order; empty if the paytable does not pay it. */
    public Optional<Price> priceOf(int value) {
        return byGroup.get(HandOrder.group(value));
    }

    /** Like {@link #priceOf}, for the second column. */
    public Optional<Price> secondPriceOf(int value) {
        return secondByGroup.get(HandOrder.group(value));
    }

    /** The best price among a set of rows, given by their bits; empty if the paytable has none of them. */
    public Optional<Price> bestOf(int rows) {
        Optional<Price> best = Optional.empty();
        for (int left = rows; left != 0; left &= left - 1) {
            Optional<Price> price = byRow.get(Integer.numberOfTrailingZeros(left));
            if (price.isPresent() && (best.isEmpty()
                    || price.get().odds().orElseThrow().paysMoreThan(best.get().odds().orElseThrow()))) {
                best = price;
            }
        }
        return best;
    }

    /** The price in this row; empty if the paytable does not have the row. */
    public Optional<Price> price(Row row) {
        return byRow.get(row.ordinal());
    }

    /** The rows whose price is illegible in the manual. A paytable with such rows cannot be used. */
    public List<Row> unreadable() {
        return unreadable;
    }

    /** The meters from which this paytable's percentages are paid. */
    public List<String> meters() {
        return meters;
    }

    /** The largest amount in dollars that a one-dollar wager can win, not counting meters. */
    public Money largestFixedAward() {
        return prices.stream().flatMap(price -> price.odds().stream()).filter(odds -> odds.kind() != Odds.Kind.PERCENT)
                .map(odds -> odds.on(Money.ofCents(100), Money.CENT)).max(Money::compareTo).orElse(Money.ZERO);
    }

    /**
     * This paytable with a price that a supervisor entered from the approved layout.
     *
     * @throws PaytableProblem if the row's price is not missing, or the price does not fit between its neighbors
     */
    public Paytable completedWith(Row row, Odds odds) {
        if (!unreadable().contains(row)) {
            throw new PaytableProblem(id + ": the price of " + row.id() + " is not missing; it cannot be entered.");
        }
        List<Price> completed = new ArrayList<>(prices);
        completed.replaceAll(price -> price.row() == row
                ? new Price(row, Optional.of(odds), price.second(), price.envy(), Price.ENTERED, price.merged())
                : price);
        Paytable table = new Paytable(id, kind, completed);
        PaytableCheck.of(table).throwIfAny();
        return table;
    }

    /**
     * This paytable with rows that a supervisor corrected from the approved layout, under a name of its own.
     *
     * @param cells the corrected rows, each as a cell of the paytable files
     * @throws PaytableProblem if a row is not in the table, its price is missing, or the corrected table cannot be used
     */
    public Paytable correctedWith(Map<Row, String> cells) {
        List<Price> corrected = new ArrayList<>(prices);
        cells.forEach((row, cell) -> {
            Price before = price(row).filter(price -> price.odds().isPresent()).orElseThrow(() -> new PaytableProblem(
                    id + ": there is no price of " + row.id() + " to correct."));
            corrected.set(prices.indexOf(before), PaytableCell.read(row, cell, Price.CORRECTED));
        });
        Paytable table = new Paytable(manualId() + CORRECTED, kind, corrected);
        PaytableCheck.of(table).throwIfAny();
        return table;
    }

    /** The id of the manual's paytable: this one's, without the mark of a corrected one. */
    public String manualId() {
        return manualId(id);
    }

    /** The id of the manual's paytable that a corrected one was made from; any other id as it is. */
    public static String manualId(String id) {
        return id.endsWith(CORRECTED) ? id.substring(0, id.length() - CORRECTED.length()) : id;
    }

    /** The rows with a cell that was read as merged with its neighbor. A supervisor confirms them from the approved layout. */
    public List<Price> mergedRows() {
        return prices.stream().filter(price -> !price.merged().isEmpty()).collect(Collectors.toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Paytable table && id.equals(table.id) && kind == table.kind && prices.equals(table.prices);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
