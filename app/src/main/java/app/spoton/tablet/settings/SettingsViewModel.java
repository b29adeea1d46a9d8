package app.spoton.tablet.settings;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.BuildConfig;
import dagger.hilt.android.lifecycle.HiltViewModel;
import javax.inject.Inject;

/** The settings screen's state and choices. */
@HiltViewModel
public final class SettingsViewModel extends ViewModel {
    private final SettingsRepository settings;
    private final MediatorLiveData<SettingsUiState> state = new MediatorLiveData<>();

    @Inject
    SettingsViewModel(SettingsRepository settings) {
        this.settings = settings;
        LiveData<Boolean> callOuts = settings.callOuts();
        LiveData<Appearance> appearance = settings.appearance();
        state.addSource(appearance, look -> update(look, callOuts.getValue()));
        state.addSource(callOuts, on -> update(appearance.getValue(), on));
    }

    public LiveData<SettingsUiState> state() {
        return state;
    }

    private void update(@Nullable Appearance appearance, @Nullable Boolean callOuts) {
        if (appearance != null && callOuts != null) {
            state.setValue(new SettingsUiState(appearance, callOuts, BuildConfig.VERSION_NAME));
        }
    }

    public void setCallOuts(boolean on) {
        settings.setCallOuts(on);
    }

    public void setAppearance(Appearance appearance) {
        settings.setAppearance(appearance);
    }
}
