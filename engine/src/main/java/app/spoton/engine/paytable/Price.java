package app.spoton.engine.paytable;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.Optional;

/**
 * One row of a paytable with what it pays.
 *
 * @param odds the price; empty where the manual's cell cannot be read
 * @param second the price in the table's second column: Busted Monster, or an instant winner
 * @param envy what every other player of the progressive is paid for this hand; zero for none
 * @param source the manual's file and section that the row was read from
 */
public record Price(Row row, Optional<Odds> odds, Optional<Odds> second, Money envy, String source) {
    /** The source of a price that is not the manual's. */
    static final String ENTERED = "entered from the approved layout";

    /** Whether a supervisor entered the price, because the manual's cell cannot be read. */
    public boolean wasEntered() {
        return source.equals(ENTERED);
    }
}
