package app.spoton.engine.odds;

import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import java.util.List;

/**
 * What a paytable means for the house: how often each row pays, and what is kept of each dollar bet.
 *
 * @param rows the paytable's rows, from the best down
 * @param hitRate the share of wagers that are paid more than they bet
 * @param returned the amount returned for each dollar bet at fixed prices, stakes and pushes included
 * @param edge what the house keeps of each dollar bet at fixed prices
 * @param fromMeter whether some rows pay a share of a meter, which no figure includes
 * @param withoutStake whether the bonus has no stake of its own and is paid on the ante
 * @param assumed how the player decides, in a sentence, if the figures depend on it; else empty
 */
public record PaytableFigures(Paytable table, List<RowFigures> rows, Fraction hitRate, Fraction returned,
        Fraction edge, boolean fromMeter, boolean withoutStake, String assumed) {
    /**
     * A row and the share of wagers that it pays.
     *
     * @param second the share of wagers that the table's second column pays
     */
    public record RowFigures(Price price, Fraction share, Fraction second) {
    }

    public PaytableFigures {
        rows = List.copyOf(rows);
    }

    /** What the house keeps of this many wagers of this stake; negative if it pays. */
    public Money keptOf(int wagers, Money stake) {
        return Money.ofCents(edge.timesRounded(stake.cents() * wagers));
    }

    /** What the house keeps more with this paytable than with another of the same wager; negative if it keeps less. */
    public Money keptMoreThan(PaytableFigures other, int wagers, Money stake) {
        return Money.ofCents(other.returned.plus(returned.negated()).timesRounded(stake.cents() * wagers));
    }
}
