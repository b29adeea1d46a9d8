package app.spoton.tablet.tablecamera.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CameraPreferencesRepository;
import app.spoton.tablet.tablecamera.storage.CameraSettingsLog;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.tablecamera.storage.CurrentTable;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javax.inject.Inject;

/** The camera's settings: card source, table position, decks and evidence pictures. */
@HiltViewModel
public final class CameraSettingsViewModel extends ViewModel {
    private final CameraPreferencesRepository settings;
    private final CameraFiles files;
    private final CurrentTable house;
    private final CameraSettingsLog log;
    private final Executor disk;
    private final Executor mainThread;
    private final MediatorLiveData<CameraSettingsUiState> state = new MediatorLiveData<>();

    @Inject
    CameraSettingsViewModel(CameraPreferencesRepository settings, CameraFiles files, CurrentTable house, CameraSettingsLog log, CameraProvider cameras,
            @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread) {
        this.settings = settings;
        this.files = files;
        this.house = house;
        this.log = log;
        this.disk = disk;
        this.mainThread = mainThread;
        state.addSource(settings.preferences(), preferences -> {
            Optional<CameraSettingsUiState> before = Optional.ofNullable(state.getValue());
            state.setValue(before.map(now -> now.with(preferences)).orElseGet(() -> CameraSettingsUiState.closed(preferences,
                    cameras.hasCamera())));
            if (before.isEmpty()) {
                refresh();
            }
        });
    }

    /** Has no value until the choices are known. */
    public LiveData<CameraSettingsUiState> state() {
        return state;
    }

    /** Lets a supervisor in, who has shown the PIN; until then, and after leaving, the page stays closed. */
    public void enter(String supervisor) {
        log.enter(supervisor);
        change(now -> now.with(CameraSettingsUiState.Page.OVERVIEW));
        refresh();
    }

    public void leave() {
        change(now -> now.with(CameraSettingsUiState.Page.CLOSED));
    }

    public void choose(CardSourceKind source) {
        was().filter(was -> was.source() != source).ifPresent(was -> {
            settings.choose(source);
            log.write("cards from " + was.source().words() + " to " + source.words());
        });
    }

    public void setKeepEvidence(boolean on) {
        was().filter(was -> was.evidence() != on).ifPresent(was -> {
            settings.setKeepEvidence(on);
            log.write("evidence pictures from " + (on ? "off to on" : "on to off"));
        });
    }

    /** @param name of the deck; empty for none */
    public void useDeck(String name) {
        was().filter(was -> !was.deck().equals(name)).ifPresent(was -> {
            settings.useDeck(name);
            log.write("deck in use from " + words(was.deck()) + " to " + words(name));
        });
    }

    private static String words(String deck) {
        return deck.isEmpty() ? "none" : "'" + deck + "'";
    }

    private Optional<CameraPreferences> was() {
        return Optional.ofNullable(state.getValue()).map(CameraSettingsUiState::preferences);
    }

    /** Uses another version of a deck from now on: the previous one, or the one that was replaced by going back. */
    public void useVersion(String name, int version) {
        disk.execute(() -> {
            Optional.ofNullable(files.decks().versions().get(name)).filter(was -> was.inUse() != version).ifPresent(was -> {
                try {
                    files.useVersion(name, version);
                    log.write("deck '" + name + "' from version " + was.inUse() + " to version " + version);
                } catch (IOException e) {
                    // The list shows that the version in use is still the same.
                }
            });
            mainThread.execute(this::refresh);
        });
    }

    public void deleteDeck(String name) {
        disk.execute(() -> {
            files.decks().named(name).ifPresent(deck -> {
                try {
                    files.delete(deck);
                    log.write("deck '" + name + "' deleted");
                } catch (IOException e) {
                    // It stays in the list; there is nothing else to report.
                }
            });
            mainThread.execute(this::refresh);
        });
        if (Optional.ofNullable(state.getValue()).filter(now -> now.preferences().deck().equals(name)).isPresent()) {
            useDeck("");
        }
    }

    public void go(CameraSettingsUiState.Page page) {
        change(now -> now.with(page));
        refresh();
    }

    /** Reads the files again. */
    private void refresh() {
        disk.execute(() -> {
            TableSetup setup = house.setup();
            CameraFiles.StoredTable place = files.table(setup.name());
            CameraFiles.Decks decks = files.decks();
            mainThread.execute(() -> change(now -> now.with(setup, place, decks)));
        });
    }

    private void change(UnaryOperator<CameraSettingsUiState> change) {
        Optional.ofNullable(state.getValue()).ifPresent(now -> state.setValue(change.apply(now)));
    }
}
