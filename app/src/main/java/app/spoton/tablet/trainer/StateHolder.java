package app.spoton.tablet.trainer;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerUiState;
import java.util.function.UnaryOperator;

/** Publishes the trainer's state. All changes are made here, on the main thread. */
final class StateHolder {
    private final MutableLiveData<TrainerUiState> state = new MutableLiveData<>();

    /** Has no value until the trainees are loaded. */
    LiveData<TrainerUiState> liveData() {
        return state;
    }

    boolean isOpen() {
        return state.getValue() != null;
    }

    TrainerUiState get() {
        TrainerUiState value = state.getValue();
        if (value == null) {
            throw new IllegalStateException("The trainer is not open yet");
        }
        return value;
    }

    TrainerPage page() {
        return get().page();
    }

    void open(TrainerUiState first) {
        state.setValue(first);
    }

    void update(UnaryOperator<TrainerUiState> change) {
        state.setValue(change.apply(get()));
    }

    void show(TrainerPage page) {
        update(now -> now.showing(page));
    }
}
