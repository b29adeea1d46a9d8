package app.spoton.tablet.history.ledger;

import app.spoton.tablet.history.TabState;
import app.spoton.tablet.history.TabStatus;
import java.util.List;
import java.util.Optional;

/**
 * The Meters tab. Immutable.
 *
 * @param meters all meters in the log
 * @param ledger of the chosen one; empty if there is none
 */
public record MeterLedgerUiState(List<MeterName> meters, Optional<LedgerView> ledger, TabStatus status)
        implements TabState<MeterLedgerUiState> {
    public static final MeterLedgerUiState EMPTY = new MeterLedgerUiState(List.of(), Optional.empty(), TabStatus.IDLE);

    @Override
    public MeterLedgerUiState withStatus(TabStatus next) {
        return new MeterLedgerUiState(meters, ledger, next);
    }

    MeterLedgerUiState withLedger(LedgerView next) {
        return new MeterLedgerUiState(meters, Optional.of(next), status);
    }
}
