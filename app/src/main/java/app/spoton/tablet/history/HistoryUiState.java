package app.spoton.tablet.history;

import java.util.Optional;

/**
 * Who uses History, and which tab is shown. Immutable.
 *
 * @param supervisor whose PIN opened History, with an empty name on a tablet that has no people yet; no value while it is locked
 */
public record HistoryUiState(Optional<String> supervisor, Tab tab) {
    /** The tabs of History. */
    public enum Tab { ROUNDS, METERS, STATISTICS, LOG }

    static final HistoryUiState LOCKED = new HistoryUiState(Optional.empty(), Tab.ROUNDS);

    public boolean isOpen() {
        return supervisor.isPresent();
    }
}
