package app.spoton.tablet.app.navigation;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.settings.Appearance;
import app.spoton.tablet.settings.SettingsRepository;
import dagger.hilt.android.lifecycle.HiltViewModel;
import javax.inject.Inject;

/** Knows the current place, and restores it after rotation or a killed process. */
@HiltViewModel
public final class AppViewModel extends ViewModel {
    private static final String PLACE = "place";

    private final SavedStateHandle saved;
    private final LiveData<String> place;
    private final LiveData<Appearance> appearance;
    private final MediatorLiveData<AppUiState> state = new MediatorLiveData<>();

    @Inject
    public AppViewModel(SavedStateHandle saved, SettingsRepository settings) {
        this.saved = saved;
        place = saved.getLiveData(PLACE, AppSection.TABLE.name());
        appearance = settings.appearance();
        state.addSource(place, changed -> update());
        state.addSource(appearance, changed -> update());
    }

    /** Has no value until the appearance is known, so that no screen is drawn in the wrong theme. */
    public LiveData<AppUiState> state() {
        return state;
    }

    public void go(AppSection to) {
        saved.set(PLACE, to.name());
    }

    public void back() {
        here().back().ifPresent(this::go);
    }

    private AppSection here() {
        return AppSection.named(place.getValue());
    }

    private void update() {
        if (appearance.getValue() != null) {
            state.setValue(new AppUiState(here(), appearance.getValue()));
        }
    }
}
