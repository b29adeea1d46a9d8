package app.spoton.tablet.setup.draft;

import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableCell;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.paytable.Row;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * The paytable of a wager, and a supervisor's entries from the approved layout.
 *
 * @param id of the manual's paytable
 * @param entered prices that are illegible in the manual, by row
 * @param corrected rows that differ from the manual, as cells of the paytable files
 * @param confirmed whether the cells that were read as merged are confirmed
 */
public record PaytableDraft(String id, Map<Row, String> entered, Map<Row, String> corrected, boolean confirmed) {
    public PaytableDraft {
        entered = Collections.unmodifiableMap(copy(entered));
        corrected = Collections.unmodifiableMap(copy(corrected));
    }

    private static Map<Row, String> copy(Map<Row, String> rows) {
        Map<Row, String> copy = new EnumMap<>(Row.class);
        copy.putAll(rows);
        return copy;
    }

    public static PaytableDraft unchanged(String id) {
        return new PaytableDraft(id, Map.of(), Map.of(), false);
    }

    static PaytableDraft of(Paytable table, boolean confirmed) {
        Map<Row, String> entered = new EnumMap<>(Row.class);
        Map<Row, String> corrected = new EnumMap<>(Row.class);
        for (Price price : table.prices()) {
            if (price.wasEntered()) {
                entered.put(price.row(), price.odds().orElseThrow().toString());
            }
            if (price.wasCorrected()) {
                corrected.put(price.row(), PaytableCell.write(table.kind(), price));
            }
        }
        return new PaytableDraft(table.manualId(), entered, corrected, confirmed);
    }

    public PaytableDraft withEntered(Row row, String typed) {
        Map<Row, String> changed = copy(entered);
        changed.put(row, typed);
        return new PaytableDraft(id, changed, corrected, confirmed);
    }

    /** A row as it is typed; an empty text takes the correction back. */
    public PaytableDraft withCorrected(Row row, String cell) {
        Map<Row, String> changed = copy(corrected);
        if (cell.isEmpty()) {
            changed.remove(row);
        } else {
            changed.put(row, cell);
        }
        return new PaytableDraft(id, entered, changed, confirmed);
    }

    public PaytableDraft withConfirmed(boolean other) {
        return new PaytableDraft(id, entered, corrected, other);
    }
}
