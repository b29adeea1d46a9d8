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
 * How a bet that depends on the player's cards alone comes out: exact, of all hands that can be dealt.
 *
 * @param hands how many hands there are
 * @param rows the paytable's rows from the best down, with how many hands each pays
 * @param meterHands how many hands win a share of a meter, which is no part of {@code edge}
 * @param edge what the house keeps of each dollar bet, fixed prices alone
 */
public record BetOdds(Paytable table, long hands, List<RowOdds> rows, long meterHands, Fraction edge) {
    /** A row and the number of hands that it pays. */
    public record RowOdds(Row row, Odds odds, long hands) {
    }

    /** Reckons the odds of a table from how many hands each of its rows pays, in the order of its prices. */
    static BetOdds of(Paytable table, HandCounts counts) {
        List<RowOdds> rows = new ArrayList<>();
        Fraction edge = automatic(table) ? Fraction.of(0, 1) : Fraction.of(1, 1);
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
                edge = edge.plus(share.times(back(odds.get(), automatic(table))).negated());
            }
        }
        return new BetOdds(table, counts.total(), List.copyOf(rows), meterHands, edge);
    }

    /** The automatic bonus costs no stake and gives none back. */
    private static boolean automatic(Paytable table) {
        return table.kind() == PaytableKind.AUTOMATIC_BONUS;
    }

    /** Whether the bet is paid without chips of its own: the automatic bonus, which is paid on the ante. */
    public boolean needsNoStake() {
        return automatic(table);
    }

    /** What comes back of a dollar that is bet, or is paid without one. */
    private static Fraction back(Odds odds, boolean automatic) {
        Fraction pay = Fraction.of(odds.numerator(), odds.denominator());
        return odds.returnsStake() && !automatic ? pay.plus(Fraction.of(1, 1)) : pay;
    }

    /** How many hands win. */
    public long hits() {
        return rows.stream().mapToLong(RowOdds::hands).sum();
    }

    public Fraction hitFrequency() {
        return Fraction.of(hits(), hands);
    }
}
