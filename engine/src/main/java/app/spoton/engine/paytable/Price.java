package app.spoton.engine.paytable;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.Optional;

/**
 * One row of a paytable and what it pays.
 *
 * @param odds the price; empty if the manual is illegible
 * @param second the price in the table's second column: Busted Monster, or an instant winner
 * @param envy what every other player with the progressive wager is paid for this hand; zero if nothing
 * @param source the manual's title and section from which the row was taken
 */
public record Price(Row row, Optional<Odds> odds, Optional<Odds> second, Money envy, String source) {
    /** The source of a price that does not come from the manual. */
    static final String ENTERED = "entered from the approved layout";

    /** Whether a supervisor entered the price because the manual is illegible. */
    public boolean wasEntered() {
        return source.equals(ENTERED);
    }
}
