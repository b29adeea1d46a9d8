package app.spoton.tablet.history.ledger;

import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.database.MeterRow;
import app.spoton.tablet.auditlog.database.MeterTotalRow;
import app.spoton.tablet.history.TimeRange;
import java.util.List;

/** A meter's ledger for a period, as far as it was read. Immutable. */
public record LedgerView(MeterName meter, TimeRange time, LedgerLines lines, MeterBalance balance) {
    /** The lines that were read, newest first, and whether there are more. */
    public record LedgerLines(List<MeterRow> rows, boolean more) {
    }

    /**
     * Where the meter started and where it ended.
     *
     * @param totals the sum of all entries in that time, by kind
     * @param opening the amount before the first of them
     * @param current the amount after the last of them
     * @param isBalanced whether opening amount and totals give exactly the current amount and reserve
     */
    public record MeterBalance(List<MeterTotalRow> totals, Money opening, Money current, Money reserve, boolean isBalanced) {
    }
}
