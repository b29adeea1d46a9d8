package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.BuildConfig;
import dagger.hilt.android.lifecycle.HiltViewModel;
import javax.inject.Inject;

/** The settings screen's state and choices. */
@HiltViewModel
public final class SettingsViewModel extends ViewModel {
    private final Settings settings;
    private final LiveData<SettingsState> state;

    @Inject
    SettingsViewModel(Settings settings) {
        this.settings = settings;
        state = Transformations.map(settings.appearance(),
                appearance -> new SettingsState(appearance, BuildConfig.VERSION_NAME));
    }

    public LiveData<SettingsState> state() {
        return state;
    }

    public void choose(Appearance appearance) {
        settings.choose(appearance);
    }
}
