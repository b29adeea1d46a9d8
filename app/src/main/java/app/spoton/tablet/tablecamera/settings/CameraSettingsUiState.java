package app.spoton.tablet.tablecamera.settings;

import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The camera's settings as they are. Immutable.
 *
 * @param table the name of the table whose place is kept: the house's, or while there is none the demonstration's
 * @param seats how many it has
 * @param decks the names of the enrolled decks
 * @param damaged files of decks that cannot be read
 */
public record CameraSettingsUiState(CameraPreferences preferences, boolean hasCamera, Page page, String table, int seats,
        Registered registered, List<String> decks, List<String> damaged) {
    /** What is shown. */
    public enum Page { CLOSED, OVERVIEW, REGISTRATION, ENROLLMENT }

    /** Whether the table's position is registered. */
    public enum Registered { NO, YES, DAMAGED }

    public CameraSettingsUiState {
        decks = List.copyOf(decks);
        damaged = List.copyOf(damaged);
    }

    public CameraSettingsUiState with(Page next) {
        return new CameraSettingsUiState(preferences, hasCamera, next, table, seats, registered, decks, damaged);
    }

    public CameraSettingsUiState with(CameraPreferences next) {
        return new CameraSettingsUiState(next, hasCamera, page, table, seats, registered, decks, damaged);
    }

    public CameraSettingsUiState with(TableSetup now, CameraFiles.StoredTable place, CameraFiles.Decks stored) {
        boolean shown = place.registration().filter(there -> there.plan().seats() == now.seats()).isPresent();
        Registered known = shown ? Registered.YES
                : place.isDamaged() ? Registered.DAMAGED : Registered.NO;
        return new CameraSettingsUiState(preferences, hasCamera, page, now.name(), now.seats(), known,
                stored.decks().stream().map(HouseDeck::name).collect(Collectors.toList()), stored.damaged());
    }
}
