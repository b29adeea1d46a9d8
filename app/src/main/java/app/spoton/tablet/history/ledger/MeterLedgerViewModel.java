package app.spoton.tablet.history.ledger;

import app.spoton.tablet.history.HistoryAccess;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TabViewModel;
import app.spoton.tablet.history.TimeRange;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The Meters tab: the ledger of one meter. */
@HiltViewModel
public final class MeterLedgerViewModel extends TabViewModel<MeterLedgerUiState> {
    private final MeterLedgerRepository ledgers;

    @Inject
    MeterLedgerViewModel(MeterLedgerRepository ledgers, HistoryAccess access, @HistoryExecutor Executor background,
            @MainThreadExecutor Executor mainThread) {
        super(MeterLedgerUiState.EMPTY, access, background, mainThread);
        this.ledgers = ledgers;
    }

    /**
     * Reads the meters, and the ledger that was shown last or else the first one.
     *
     * @param demonstration whether the demonstration table's log is shown
     */
    public void refresh(boolean demonstration) {
        Optional<LedgerView> shown = now().ledger();
        read(() -> {
            List<MeterName> meters = ledgers.meters(demonstration);
            Optional<MeterName> meter = shown.map(LedgerView::meter).filter(meters::contains)
                    .or(() -> meters.stream().findFirst());
            TimeRange time = shown.map(LedgerView::time).orElse(TimeRange.ALL);
            return new MeterLedgerUiState(meters, meter.map(one -> ledgers.ledger(one, time)), TabStatus.IDLE);
        }, (state, read) -> read.withStatus(state.status()));
    }

    public void choose(MeterName meter) {
        show(meter, now().ledger().map(LedgerView::time).orElse(TimeRange.ALL));
    }

    public void showTime(TimeRange time) {
        now().ledger().ifPresent(shown -> show(shown.meter(), time));
    }

    private void show(MeterName meter, TimeRange time) {
        read(() -> ledgers.ledger(meter, time), MeterLedgerUiState::withLedger);
    }

    /** Reads the next lines, once the end of the list is near. */
    public void loadMore() {
        now().ledger().filter(shown -> shown.lines().more()).ifPresent(shown ->
                read(() -> ledgers.withMoreLines(shown), (state, longer) ->
                        state.ledger().equals(Optional.of(shown)) ? state.withLedger(longer) : state));
    }
}
