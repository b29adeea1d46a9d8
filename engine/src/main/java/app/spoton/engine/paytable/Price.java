package app.spoton.engine.paytable;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import java.util.Optional;
import java.util.Set;

/**
 * One row of a paytable and what it pays.
 *
 * @param odds the price; empty if the manual is illegible
 * @param second the price in the table's second column: Busted Monster, or an instant winner
 * @param envy what every other player with the progressive wager is paid for this hand; zero if nothing
 * @param source the manual's title and section from which the row was taken
 * @param merged the cells that are empty in the manual and were read as merged with the cell to their left
 */
public record Price(Row row, Optional<Odds> odds, Optional<Odds> second, Money envy, String source, Set<Column> merged) {
    /** The two columns of prices. */
    public enum Column { FIRST, SECOND }

    /** The source of a price that does not come from the manual. */
    static final String ENTERED = "entered from the approved layout";
    /** The source of a price that differs from the manual. */
    static final String CORRECTED = "corrected from the approved layout";

    public Price {
        merged = Set.copyOf(merged);
    }

    /** A price that the manual prints in its own cell. */
    public Price(Row row, Optional<Odds> odds, Optional<Odds> second, Money envy, String source) {
        this(row, odds, second, envy, source, Set.of());
    }

    /** Whether a supervisor entered the price because the manual is illegible. */
    public boolean wasEntered() {
        return source.equals(ENTERED);
    }

    /** Whether a supervisor corrected the row of the manual. */
    public boolean wasCorrected() {
        return source.equals(CORRECTED);
    }
}
