package app.spoton.tablet.history;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** Opens History for a supervisor, and chooses the log and the tab. Each tab has its own view model. */
@HiltViewModel
public final class HistoryViewModel extends ViewModel {
    private final AuditLogs logs;
    private final HousePolicyRepository policy;
    private final SupervisorSessions sessions;
    private final Observer<Integer> endedObserver = this::onSessionEnded;
    private final Executor background;
    private final Executor mainThread;
    private final MutableLiveData<HistoryUiState> state = new MutableLiveData<>(HistoryUiState.LOCKED);
    private HistoryUiState now = HistoryUiState.LOCKED;
    /** Counts what may change the log in view: an answer that was asked for before that is dropped. */
    private int asked;

    @Inject
    HistoryViewModel(AuditLogs logs, HousePolicyRepository policy, SupervisorSessions sessions,
            @HistoryExecutor Executor background, @MainThreadExecutor Executor mainThread) {
        this.sessions = sessions;
        this.logs = logs;
        this.policy = policy;
        this.background = background;
        this.mainThread = mainThread;
        sessions.ended().observeForever(endedObserver);
    }

    @Override
    protected void onCleared() {
        sessions.ended().removeObserver(endedObserver);
    }

    public LiveData<HistoryUiState> state() {
        return state;
    }

    /** The name that entries are signed with; empty if nobody had to give a PIN. */
    public String supervisor() {
        return now.supervisor().orElse("");
    }

    /** Reads which log is to be shown. */
    public void enter() {
        int number = ++asked;
        background.execute(() -> {
            HistoryUiState.ShownLog shown = new HistoryUiState.ShownLog(logs.isDemonstrationShown(),
                    GamingDay.of(policy.get(), ZoneId.systemDefault()));
            mainThread.execute(() -> {
                if (number == asked) {
                    update(now.with(shown));
                }
            });
        });
    }

    private void onSessionEnded(int count) {
        if (now.isOpen()) {
            lock();
            enter();
        }
    }

    /**
     * Opens History.
     *
     * @param supervisor whose PIN was right; it stays locked if it was another's, or too long ago
     */
    public void unlock(String supervisor) {
        if (sessions.supervisor(PinPurpose.HISTORY).filter(supervisor::equals).isEmpty()) {
            return;
        }
        update(new HistoryUiState(Optional.of(supervisor), now.tab(), now.shown()));
    }

    /** The supervisor has left: the next one must give a PIN, and sees the house's log again. */
    public void lock() {
        sessions.end(PinPurpose.HISTORY);
        logs.showUsual();
        asked++;
        update(HistoryUiState.LOCKED);
    }

    /** The app opens a dialog of the system: that is not leaving it. */
    public void openDialog() {
        sessions.openDialog();
    }

    public void show(HistoryUiState.Tab tab) {
        update(new HistoryUiState(now.supervisor(), tab, now.shown()));
    }

    public void showDemonstration(boolean demonstration) {
        logs.show(demonstration);
        enter();
    }

    /** Erases the demonstration table's log as a whole. */
    public void eraseDemonstration() {
        background.execute(logs::eraseDemonstration);
        enter();
    }

    private void update(HistoryUiState next) {
        now = next;
        state.setValue(next);
    }
}
