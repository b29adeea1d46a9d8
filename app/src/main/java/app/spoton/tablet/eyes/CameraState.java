package app.spoton.tablet.eyes;

import app.spoton.camera.HouseDeck;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The camera's settings as they are. Immutable.
 *
 * @param decks the names of the enrolled decks
 * @param damaged files of decks that cannot be read
 */
public record CameraState(EyesChoices choices, boolean hasCamera, Page page, Registered registered, List<String> decks,
        List<String> damaged) {
    /** What is shown. */
    public enum Page { CLOSED, OVERVIEW, REGISTRATION, ENROLMENT }

    /** Whether it is known where the table lies. */
    public enum Registered { NO, YES, DAMAGED }

    public CameraState {
        decks = List.copyOf(decks);
        damaged = List.copyOf(damaged);
    }

    CameraState with(Page next) {
        return new CameraState(choices, hasCamera, next, registered, decks, damaged);
    }

    CameraState with(EyesChoices next) {
        return new CameraState(next, hasCamera, page, registered, decks, damaged);
    }

    CameraState with(KeptFiles.KeptTable table, KeptFiles.Decks kept) {
        Registered known = table.registration().isPresent() ? Registered.YES
                : table.isDamaged() ? Registered.DAMAGED : Registered.NO;
        return new CameraState(choices, hasCamera, page, known,
                kept.decks().stream().map(HouseDeck::name).collect(Collectors.toUnmodifiableList()), kept.damaged());
    }
}
