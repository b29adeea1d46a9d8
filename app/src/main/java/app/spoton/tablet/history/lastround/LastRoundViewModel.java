package app.spoton.tablet.history.lastround;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The last round that a dealer dealt at a table, read-only for that dealer, without a PIN. */
@HiltViewModel
public final class LastRoundViewModel extends ViewModel {
    private final AuditLogs logs;
    private final Executor background;
    private final Executor mainThread;
    private final MutableLiveData<LastRoundUiState> state = new MutableLiveData<>(LastRoundUiState.READING);

    @Inject
    LastRoundViewModel(AuditLogs logs, @HistoryExecutor Executor background, @MainThreadExecutor Executor mainThread) {
        this.logs = logs;
        this.background = background;
        this.mainThread = mainThread;
    }

    public LiveData<LastRoundUiState> state() {
        return state;
    }

    /** Reads the last round of a dealer at a table. What was read before is dropped at once: it may be another dealer's. */
    public void read(String table, String dealer) {
        state.setValue(LastRoundUiState.READING);
        background.execute(() -> {
            LastRoundUiState found = find(table, dealer);
            mainThread.execute(() -> state.setValue(found));
        });
    }

    private LastRoundUiState find(String table, String dealer) {
        boolean demonstration = DemonstrationTable.is(table);
        StoredAuditLog log = demonstration ? logs.demonstration() : logs.house();
        RoundFilter filter = demonstration ? RoundFilter.DEMONSTRATION : RoundFilter.ALL.withTable(table).withDealer(dealer);
        try {
            RoundRepository rounds = new RoundRepository(log.reader());
            Optional<RoundDetails> last = rounds.page(filter, Long.MAX_VALUE).stream().findFirst()
                    .flatMap(row -> rounds.open(row.number));
            return new LastRoundUiState(true, last, "");
        } catch (AuditLogException | UnreadableEntryException broken) {
            return new LastRoundUiState(true, Optional.empty(), String.valueOf(broken.getMessage()));
        }
    }
}
