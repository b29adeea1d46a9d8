package app.spoton.tablet.history.lastround;

import app.spoton.tablet.history.rounds.RoundDetails;
import java.util.Optional;

/**
 * A dealer's last round. Immutable.
 *
 * @param wasRead whether the log was read
 * @param round empty if the dealer has dealt none here
 * @param problem why the log cannot be read; empty if it can be
 */
public record LastRoundUiState(boolean wasRead, Optional<RoundDetails> round, String problem) {
    static final LastRoundUiState READING = new LastRoundUiState(false, Optional.empty(), "");
}
