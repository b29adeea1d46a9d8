package app.spoton.engine.odds;

import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableKind;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.paytable.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The exact odds of a bet that depends only on the player's cards, counted over all possible hands.
 *
 * @param hands the number of possible hands
 * @param rows the paytable's rows from the best down, with the number of hands that each pays
 * @param meterHands the number of hands that win a share of a meter, which {@code edge} does not include
 * @param edge what the house keeps of each dollar bet, counting fixed prices only
 */
public record BetOdds(Paytable table, long hands, List<RowOdds> rows, long meterHands, Fraction edge) {
    /** A row and the number of hands that it pays. */
    public record RowOdds(Row row, Odds odds, long hands) {
    }

    /** Calculates the odds of a paytable from the number of hands that each of its rows pays. */
    static BetOdds of(Paytable table, HandCounts counts) {
        List<RowOdds> rows = new ArrayList<>();
        Fraction edge = isAutomatic(table) ? Fraction.of(0, 1) : Fraction.of(1, 1);
        long meterHands = 0;
        for (Price price : table.prices()) {
            Optional<Odds> odds = price.odds();
            if (odds.isEmpty()) {
                throw new IllegalArgumentException(table.id() + " lacks the price of " + price.row().id());
            }
            long hands = counts.paidBy(table, price);
            rows.add(new RowOdds(price.row(), odds.get(), hands));
            Fraction share = Fraction.of(hands, counts.total());
            if (odds.get().kind() == Odds.Kind.PERCENT) {
                meterHands += hands;
            } else {
                edge = edge.plus(share.times(returned(odds.get(), isAutomatic(table))).negated());
            }
        }
        return new BetOdds(table, counts.total(), List.copyOf(rows), meterHands, edge);
    }

    /** The automatic bonus needs no stake and returns none. */
    private static boolean isAutomatic(Paytable table) {
        return table.kind() == PaytableKind.AUTOMATIC_BONUS;
    }

    /** Whether the bet has no stake of its own, as the automatic bonus, which is paid on the ante. */
    public boolean needsNoStake() {
        return isAutomatic(table);
    }

    /** The amount returned for each dollar bet, stake included if it is returned. */
    private static Fraction returned(Odds odds, boolean automatic) {
        Fraction pay = Fraction.of(odds.numerator(), odds.denominator());
        return odds.returnsStake() && !automatic ? pay.plus(Fraction.of(1, 1)) : pay;
    }

    /** The number of winning hands. */
    public long hits() {
        return rows.stream().mapToLong(RowOdds::hands).sum();
    }

    public Fraction hitFrequency() {
        return Fraction.of(hits(), hands);
    }
}
