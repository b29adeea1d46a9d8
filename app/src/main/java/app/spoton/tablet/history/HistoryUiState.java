package app.spoton.tablet.history;

import java.util.Optional;

/**
 * Who uses History, and which tab and log are shown. Immutable.
 *
 * @param supervisor whose PIN opened History, with an empty name on a tablet that has no people yet; no value while it
 *     is locked
 * @param shown the content; empty until it was read
 */
public record HistoryUiState(Optional<String> supervisor, Tab tab, Optional<ShownLog> shown) {
    /** The tabs of History. */
    public enum Tab { ROUNDS, METERS, STATISTICS, LOG }

    /**
     * The log that is shown.
     *
     * @param demonstration whether it is the demonstration table's
     * @param gamingDay the house's days
     */
    public record ShownLog(boolean demonstration, GamingDay gamingDay) {
    }

    static final HistoryUiState LOCKED = new HistoryUiState(Optional.empty(), Tab.ROUNDS, Optional.empty());

    public boolean isOpen() {
        return supervisor.isPresent();
    }

    HistoryUiState with(ShownLog next) {
        return new HistoryUiState(supervisor, tab, Optional.of(next));
    }
}
