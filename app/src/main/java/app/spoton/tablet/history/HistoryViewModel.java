package app.spoton.tablet.history;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.Optional;
import javax.inject.Inject;

/** Opens History for a supervisor and chooses the tab. Each tab has a view model of its own. */
@HiltViewModel
public final class HistoryViewModel extends ViewModel {
    private final MutableLiveData<HistoryUiState> state = new MutableLiveData<>(HistoryUiState.LOCKED);
    private HistoryUiState now = HistoryUiState.LOCKED;

    @Inject
    HistoryViewModel() {
    }

    public LiveData<HistoryUiState> state() {
        return state;
    }

    /** The name that entries are signed with; empty if nobody had to give a PIN. */
    public String supervisor() {
        return now.supervisor().orElse("");
    }

    /** @param supervisor whose PIN was right; empty on a tablet that has no people yet */
    public void unlock(String supervisor) {
        update(new HistoryUiState(Optional.of(supervisor), now.tab()));
    }

    /** The supervisor has left: the next one must give a PIN. */
    public void lock() {
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
