package app.spoton.tablet.history;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.people.PinPurpose;
import app.spoton.tablet.people.SupervisorSessions;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.Optional;
import javax.inject.Inject;

/** Opens History for a supervisor and chooses the tab. Each tab has a view model of its own. */
@HiltViewModel
public final class HistoryViewModel extends ViewModel {
    private final MutableLiveData<HistoryUiState> state = new MutableLiveData<>(HistoryUiState.LOCKED);
    private final SupervisorSessions sessions;
    private final Observer<Integer> endedObserver = count -> lock();
    private HistoryUiState now = HistoryUiState.LOCKED;

    @Inject
    HistoryViewModel(SupervisorSessions sessions) {
        this.sessions = sessions;
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

    /**
     * Opens History.
     *
     * @param supervisor whose PIN was right; it stays locked if it was another's, or too long ago
     */
    public void unlock(String supervisor) {
        if (sessions.supervisor(PinPurpose.HISTORY).filter(supervisor::equals).isEmpty()) {
            return;
        }
        update(new HistoryUiState(Optional.of(supervisor), now.tab()));
    }

    /** The app opens a dialog of the system: that is not leaving it. */
    public void openDialog() {
        sessions.openDialog();
    }

    /** The supervisor has left: the next one must give a PIN. */
    public void lock() {
        sessions.end(PinPurpose.HISTORY);
        update(HistoryUiState.LOCKED);
    }

    public void show(HistoryUiState.Tab tab) {
        update(new HistoryUiState(now.supervisor(), tab));
    }

    private void update(HistoryUiState next) {
        now = next;
        state.setValue(next);
    }
}
