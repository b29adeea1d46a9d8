package app.spoton.tablet.shell;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.settings.Appearance;
import app.spoton.tablet.settings.Settings;
import dagger.hilt.android.lifecycle.HiltViewModel;
import javax.inject.Inject;

/** Knows where a person is; rotation and a killed process bring them back there. */
@HiltViewModel
public final class ShellViewModel extends ViewModel {
    private static final String PLACE = "place";

    private final SavedStateHandle saved;
    private final LiveData<String> place;
    private final LiveData<Appearance> appearance;
    private final MediatorLiveData<ShellState> state = new MediatorLiveData<>();

    @Inject
    ShellViewModel(SavedStateHandle saved, Settings settings) {
        this.saved = saved;
        place = saved.getLiveData(PLACE, Place.TABLE.name());
        appearance = settings.appearance();
        state.addSource(place, changed -> update());
        state.addSource(appearance, changed -> update());
    }

    /** Has no value until the appearance is known, so that no screen is ever drawn in the wrong one. */
    public LiveData<ShellState> state() {
        return state;
    }

    public void go(Place to) {
        saved.set(PLACE, to.name());
    }

    public void back() {
        here().back().ifPresent(this::go);
    }

    private Place here() {
        return Place.valueOf(place.getValue());
    }

    private void update() {
        if (appearance.getValue() != null) {
            state.setValue(new ShellState(here(), appearance.getValue()));
        }
    }
}
