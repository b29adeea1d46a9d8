package app.spoton.fleet.page;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Odds;
import app.spoton.engine.odds.BetOdds;
import app.spoton.engine.odds.Enumeration;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the house exactly keeps of each dollar of a bet: counted over all hands by the engine's odds, without shares of
 * meters.
 *
 * @param edge the mean
 * @param variance of what the house wins of each dollar
 */
record Expectation(BigDecimal edge, BigDecimal variance) {
    private static final MathContext PRECISE = MathContext.DECIMAL64;

    static Expectation of(BetOdds odds) {
        BigDecimal hands = BigDecimal.valueOf(odds.hands());
        BigDecimal kept = odds.needsNoStake() ? BigDecimal.ZERO : BigDecimal.ONE;
        BigDecimal mean = BigDecimal.ZERO;
        BigDecimal squares = BigDecimal.ZERO;
        long others = odds.hands();
        for (BetOdds.RowOdds row : odds.rows()) {
            BigDecimal house = kept.subtract(back(row.odds(), odds.needsNoStake()));
            BigDecimal share = BigDecimal.valueOf(row.hands()).divide(hands, PRECISE);
            mean = mean.add(share.multiply(house));
            squares = squares.add(share.multiply(house).multiply(house));
            others -= row.hands();
        }
        BigDecimal share = BigDecimal.valueOf(others).divide(hands, PRECISE);
        mean = mean.add(share.multiply(kept));
        squares = squares.add(share.multiply(kept).multiply(kept));
        return new Expectation(mean.round(PRECISE), squares.subtract(mean.multiply(mean)).round(PRECISE));
    }

    /** What comes back of a dollar; the meter's share is not the house's money. */
    private static BigDecimal back(Odds odds, boolean needsNoStake) {
        if (odds.kind() == Odds.Kind.PERCENT) {
            return BigDecimal.ZERO;
        }
        BigDecimal pay = BigDecimal.valueOf(odds.numerator()).divide(BigDecimal.valueOf(odds.denominator()), PRECISE);
        return odds.returnsStake() && !needsNoStake ? pay.add(BigDecimal.ONE) : pay;
    }

    /** What the house should have won, in cents. */
    BigDecimal won(long staked) {
        return edge.multiply(BigDecimal.valueOf(staked));
    }

    /**
     * The standard deviation of what the house wins, in cents.
     *
     * @param squares the sum of the squares of the stakes
     */
    BigDecimal deviation(BigDecimal squares) {
        return variance.multiply(squares).sqrt(PRECISE);
    }

    /** The expectations of the paytables in use; each is counted once. */
    static final class Of {
        private final Catalog catalog;
        private final Enumeration enumeration = new Enumeration();
        private final Map<String, Optional<Expectation>> known = new HashMap<>();

        Of(Catalog catalog) {
            this.catalog = catalog;
        }

        /** Empty where the bet depends on more than the player's cards, or the paytable is not known. */
        Optional<Expectation> bet(String game, String wager, String paytable) {
            Optional<Paytable> table = catalog.game(game).flatMap(found -> Wager.withId(wager)
                    .flatMap(bet -> catalog.paytable(found, bet, paytable)));
            return known.computeIfAbsent(game + '\n' + wager + '\n' + paytable, none -> table
                    .filter(found -> Enumeration.knows(found.kind()) && found.unreadable().isEmpty())
                    .flatMap(enumeration::of).map(Expectation::of));
        }
    }
}
