package app.spoton.tablet.tablecamera.enrollment;

import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.enrollment.DeckCheck;
import app.spoton.engine.card.Card;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.List;
import java.util.Optional;

/**
 * A deck that is being enrolled. Immutable.
 *
 * @param showing the card to show by itself; empty while the whole grid is to be shown, and at the end
 * @param seen how many of the 52 have been seen
 * @param missed whether nothing could be learned from the last picture
 * @param check how well the deck is read now, once that was asked for
 * @param saving what became of it
 */
public record EnrollmentUiState(CardSourceKind source, String name, EnrollmentStep step, boolean busy, Optional<CameraProblem> trouble,
        Optional<Snapshot> snapshot, Optional<Card> showing, int seen, boolean missed, Optional<DeckCheck> check,
        DeckSaving saving) {
    /** How far it has come. */
    public enum EnrollmentStep { NAME, GRID, CARDS, CHECK }

    /** Whether it is kept. */
    public enum DeckSaving { NOT_SAVED, SAVED, FAILED }

    public static final int DECK = 52;

    public static EnrollmentUiState begin(CardSourceKind source) {
        return new EnrollmentUiState(source, "", EnrollmentStep.NAME, false, Optional.empty(), Optional.empty(), Optional.empty(), 0,
                false, Optional.empty(), DeckSaving.NOT_SAVED);
    }

    /** The cards to show once more, as far as the check found any. */
    public List<Card> weak() {
        return check.map(DeckCheck::weak).orElse(List.of());
    }

    public EnrollmentUiState named(String given, EnrollmentStep next, Optional<Card> first) {
        return new EnrollmentUiState(source, given, next, false, Optional.empty(), Optional.empty(), first, 0, false,
                Optional.empty(), DeckSaving.NOT_SAVED);
    }

    public EnrollmentUiState takingPicture() {
        return new EnrollmentUiState(source, name, step, true, Optional.empty(), snapshot, showing, seen, false, check,
                saving);
    }

    public EnrollmentUiState with(CameraProblem next) {
        return new EnrollmentUiState(source, name, step, false, Optional.of(next), snapshot, showing, seen, missed, check,
                saving);
    }

    /** After a picture: what is next, and how much has been seen. */
    public EnrollmentUiState learned(Snapshot taken, boolean nothing, Optional<Card> next, int now) {
        EnrollmentStep then = nothing ? step : next.isPresent() ? EnrollmentStep.CARDS : EnrollmentStep.CHECK;
        return new EnrollmentUiState(source, name, then, false, Optional.empty(), Optional.of(taken),
                nothing ? showing : next, now, nothing, Optional.empty(), DeckSaving.NOT_SAVED);
    }

    /** One card after the other, beginning with this one. */
    public EnrollmentUiState at(Card card) {
        return new EnrollmentUiState(source, name, EnrollmentStep.CARDS, false, Optional.empty(), Optional.empty(),
                Optional.of(card), seen, false, Optional.empty(), DeckSaving.NOT_SAVED);
    }

    public EnrollmentUiState with(DeckCheck found) {
        return new EnrollmentUiState(source, name, EnrollmentStep.CHECK, false, Optional.empty(), snapshot, Optional.empty(), seen,
                false, Optional.of(found), saving);
    }

    public EnrollmentUiState with(DeckSaving next) {
        return new EnrollmentUiState(source, name, step, false, trouble, snapshot, showing, seen, missed, check, next);
    }
}
