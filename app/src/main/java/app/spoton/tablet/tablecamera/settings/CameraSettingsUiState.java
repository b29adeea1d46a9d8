package app.spoton.tablet.tablecamera.settings;

import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import java.util.List;
import java.util.stream.Collectors;

/** The camera's settings. Immutable. */
public record CameraSettingsUiState(CameraPreferences preferences, boolean hasCamera, Page page, ShownTable place, EnrolledDecks enrolled) {
    /** What is shown. */
    public enum Page { CLOSED, OVERVIEW, REGISTRATION, SPOTS, ENROLLMENT }

    /** Whether the table's position is registered. */
    public enum Registered { NO, YES, DAMAGED }

    /**
     * The table whose place is kept.
     *
     * @param name the house's, or while there is none the demonstration's
     */
    public record ShownTable(String name, int seats, Registered registered) {
    }

    /** A deck with the versions that are kept of it. */
    public record EnrolledDeck(String name, CameraFiles.DeckVersions versions) {
    }

    /**
     * The house's decks.
     *
     * @param damaged files of decks that cannot be read
     */
    public record EnrolledDecks(List<EnrolledDeck> decks, List<String> damaged) {
        public EnrolledDecks {
            decks = List.copyOf(decks);
            damaged = List.copyOf(damaged);
        }

        static EnrolledDecks of(CameraFiles.Decks stored) {
            return new EnrolledDecks(stored.decks().stream().map(HouseDeck::name)
                    .map(name -> new EnrolledDeck(name, stored.versions().getOrDefault(name, CameraFiles.DeckVersions.ONLY)))
                    .collect(Collectors.toList()), stored.damaged());
        }
    }

    /** Before anything but the choices is known. */
    static CameraSettingsUiState closed(CameraPreferences preferences, boolean hasCamera) {
        return new CameraSettingsUiState(preferences, hasCamera, Page.CLOSED,
                new ShownTable(TableSetup.DEMONSTRATION, 1, Registered.NO), new EnrolledDecks(List.of(), List.of()));
    }

    public String table() {
        return place.name();
    }

    public int seats() {
        return place.seats();
    }

    public Registered registered() {
        return place.registered();
    }

    public List<EnrolledDeck> decks() {
        return enrolled.decks();
    }

    public List<String> damaged() {
        return enrolled.damaged();
    }

    public CameraSettingsUiState with(Page next) {
        return new CameraSettingsUiState(preferences, hasCamera, next, place, enrolled);
    }

    public CameraSettingsUiState with(CameraPreferences next) {
        return new CameraSettingsUiState(next, hasCamera, page, place, enrolled);
    }

    public CameraSettingsUiState with(TableSetup now, CameraFiles.StoredTable stored, CameraFiles.Decks decks) {
        boolean shown = stored.registration().filter(there -> there.plan().seats() == now.seats()).isPresent();
        Registered known = shown ? Registered.YES : stored.isDamaged() ? Registered.DAMAGED : Registered.NO;
        return new CameraSettingsUiState(preferences, hasCamera, page, new ShownTable(now.name(), now.seats(), known),
                EnrolledDecks.of(decks));
    }
}
