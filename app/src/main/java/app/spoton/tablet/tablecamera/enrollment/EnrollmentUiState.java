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
 * @param check how well the deck is read now, once that was asked for
 * @param saving what became of it
 */
public record EnrollmentUiState(CardSourceKind source, String name, EnrollmentProgress progress, EnrollmentPicture picture, Optional<DeckCheck> check,
        DeckSaving saving) {
    /** How far it has come. */
    public enum EnrollmentStep { NAME, GRID, CARDS, CHECK }

    /** Whether it is kept. */
    public enum DeckSaving { NOT_SAVED, SAVED, FAILED }

    public static final int DECK = 52;

    /**
     * What has been shown of the deck.
     *
     * @param showing the card to show by itself; empty while the whole grid is to be shown, and at the end
     * @param seen how many of the 52 have been seen
     */
    public record EnrollmentProgress(EnrollmentStep step, Optional<Card> showing, int seen) {
    }

    /**
     * The picture that was taken last, or is being taken.
     *
     * @param missed whether nothing could be learned from it
     */
    public record EnrollmentPicture(boolean busy, Optional<CameraProblem> trouble, Optional<Snapshot> snapshot, boolean missed) {
        static final EnrollmentPicture NONE = new EnrollmentPicture(false, Optional.empty(), Optional.empty(), false);

        static EnrollmentPicture of(Snapshot taken, boolean missed) {
            return new EnrollmentPicture(false, Optional.empty(), Optional.of(taken), missed);
        }

        EnrollmentPicture taking() {
            return new EnrollmentPicture(true, Optional.empty(), snapshot, false);
        }

        EnrollmentPicture failed(CameraProblem problem) {
            return new EnrollmentPicture(false, Optional.of(problem), snapshot, missed);
        }

        EnrollmentPicture done() {
            return new EnrollmentPicture(false, trouble, snapshot, missed);
        }
    }

    public static EnrollmentUiState begin(CardSourceKind source) {
        return new EnrollmentUiState(source, "", new EnrollmentProgress(EnrollmentStep.NAME, Optional.empty(), 0), EnrollmentPicture.NONE, Optional.empty(),
                DeckSaving.NOT_SAVED);
    }

    public EnrollmentStep step() {
        return progress.step();
    }

    public Optional<Card> showing() {
        return progress.showing();
    }

    public int seen() {
        return progress.seen();
    }

    public boolean busy() {
        return picture.busy();
    }

    public Optional<CameraProblem> trouble() {
        return picture.trouble();
    }

    public Optional<Snapshot> snapshot() {
        return picture.snapshot();
    }

    public boolean missed() {
        return picture.missed();
    }

    /** The cards to show once more, as far as the check found any. */
    public List<Card> weak() {
        return check.map(DeckCheck::weak).orElse(List.of());
    }

    private EnrollmentUiState with(EnrollmentPicture next) {
        return new EnrollmentUiState(source, name, progress, next, check, saving);
    }

    private EnrollmentUiState unchecked(EnrollmentProgress now, EnrollmentPicture last) {
        return new EnrollmentUiState(source, name, now, last, Optional.empty(), DeckSaving.NOT_SAVED);
    }

    public EnrollmentUiState named(String given, EnrollmentStep next, Optional<Card> first) {
        return new EnrollmentUiState(source, given, new EnrollmentProgress(next, first, 0), EnrollmentPicture.NONE, Optional.empty(), DeckSaving.NOT_SAVED);
    }

    public EnrollmentUiState takingPicture() {
        return with(picture.taking());
    }

    public EnrollmentUiState with(CameraProblem next) {
        return with(picture.failed(next));
    }

    /** After a picture: what is next, and how much has been seen. */
    public EnrollmentUiState learned(Snapshot taken, boolean nothing, Optional<Card> next, int now) {
        EnrollmentStep then = nothing ? step() : next.isPresent() ? EnrollmentStep.CARDS : EnrollmentStep.CHECK;
        return unchecked(new EnrollmentProgress(then, nothing ? showing() : next, now), EnrollmentPicture.of(taken, nothing));
    }

    /** One card after the other, beginning with this one. */
    public EnrollmentUiState at(Card card) {
        return unchecked(new EnrollmentProgress(EnrollmentStep.CARDS, Optional.of(card), seen()), EnrollmentPicture.NONE);
    }

    public EnrollmentUiState with(DeckCheck found) {
        EnrollmentPicture last = new EnrollmentPicture(false, Optional.empty(), snapshot(), false);
        return new EnrollmentUiState(source, name, new EnrollmentProgress(EnrollmentStep.CHECK, Optional.empty(), seen()), last, Optional.of(found), saving);
    }

    public EnrollmentUiState with(DeckSaving next) {
        return new EnrollmentUiState(source, name, progress, picture.done(), check, next);
    }
}
