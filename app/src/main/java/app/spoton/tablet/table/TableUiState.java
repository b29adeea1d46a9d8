package app.spoton.tablet.table;

import app.spoton.tablet.table.preferences.DealerPreferences;
import app.spoton.tablet.table.state.TableState;
import java.util.Optional;

/**
 * Everything that the table's screen shows. Immutable.
 *
 * @param table empty until the saved table is read
 * @param preferences the dealer's display preferences
 * @param blocked why no round may begin at the table, for the dealer; empty if one may
 */
public record TableUiState(Optional<TableState> table, DealerPreferences preferences, Optional<String> blocked) {
    static final TableUiState CLOSED = new TableUiState(Optional.empty(), DealerPreferences.DEFAULT, Optional.empty());

    /** A table with default preferences. */
    public static TableUiState of(TableState table) {
        return CLOSED.with(table);
    }

    TableUiState with(TableState next) {
        return new TableUiState(Optional.of(next), preferences, blocked);
    }

    TableUiState with(DealerPreferences chosen) {
        return new TableUiState(table, chosen, blocked);
    }

    TableUiState blocked(Optional<String> why) {
        return new TableUiState(table, preferences, why);
    }
}
