package app.spoton.tablet.tablecamera;

import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.tablet.setup.TableSetup;
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
public record CameraSettingsUiState(CameraPreferences choices, boolean hasCamera, Page page, String table, int seats,
        Registered registered, List<String> decks, List<String> damaged) {
    /** What is shown. */
    public enum Page { CLOSED, OVERVIEW, REGISTRATION, ENROLMENT }

    /** Whether it is known where the table lies. */
    public enum Registered { NO, YES, DAMAGED }

    public CameraSettingsUiState {
        decks = List.copyOf(decks);
        damaged = List.copyOf(damaged);
    }

    CameraSettingsUiState with(Page next) {
        return new CameraSettingsUiState(choices, hasCamera, next, table, seats, registered, decks, damaged);
    }

    CameraSettingsUiState with(CameraPreferences next) {
        return new CameraSettingsUiState(next, hasCamera, page, table, seats, registered, decks, damaged);
    }

    CameraSettingsUiState with(TableSetup now, CameraFiles.KeptTable place, CameraFiles.Decks kept) {
        boolean shown = place.registration().filter(there -> there.plan().seats() == now.seats()).isPresent();
        Registered known = shown ? Registered.YES
                : place.isDamaged() ? Registered.DAMAGED : Registered.NO;
        return new CameraSettingsUiState(choices, hasCamera, page, now.name(), now.seats(), known,
                kept.decks().stream().map(HouseDeck::name).collect(Collectors.toList()), kept.damaged());
    }
}
