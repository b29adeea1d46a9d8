package app.spoton.tablet.handbook;

import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;

/**
 * A game's paytables next to the table's own. Immutable.
 *
 * @param others the other paytables of each wager, in the order of the manual
 * @param figures how often the rows of a wager's paytables hit and what the house keeps, by their ids; empty until
 *     counted
 * @param compared the paytable shown next to that of a wager
 */
public record PaytableComparison(Map<Wager, List<Paytable>> others, Map<Wager, Map<String, PaytableFigures>> figures,
        Map<Wager, Paytable> compared) {
    public PaytableComparison {
        others = Map.copyOf(others);
        figures = Map.copyOf(figures);
        compared = Map.copyOf(compared);
    }

    /** The paytables of a table before anything is counted or compared. */
    public static PaytableComparison of(Map<Wager, List<Paytable>> others) {
        return new PaytableComparison(others, Map.of(), Map.of());
    }

    PaytableComparison counted(Map<Wager, Map<String, PaytableFigures>> now) {
        return new PaytableComparison(others, now, compared);
    }

    PaytableComparison comparing(Map<Wager, Paytable> beside) {
        return new PaytableComparison(others, figures, beside);
    }
}
