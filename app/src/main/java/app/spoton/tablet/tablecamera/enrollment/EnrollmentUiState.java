package app.spoton.tablet.tablecamera.enrollment;

import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.enrollment.DeckCheck;
import app.spoton.engine.card.Card;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.source.StillPicture;
import app.spoton.tablet.tablecamera.source.StillUiState;
import app.spoton.tablet.tablecamera.storage.CameraSaving;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.List;
import java.util.Optional;

/**
 * A deck that is being enrolled. Immutable.
 *
 * @param checked how well the deck is read, once requested
 * @param saving the result of saving
 */
public record EnrollmentUiState(CardSourceKind source, String name, EnrollmentProgress progress, StillPicture picture, Optional<CheckedDeck> checked,
        CameraSaving saving) implements StillUiState<EnrollmentUiState> {
    /** How far it has come. */
    public enum EnrollmentStep { NAME, GRID, CARDS, CHECK }

    public static final int DECK = 52;

    /**
     * What has been shown of the deck.
     *
     * @param showing the card to show by itself; empty while the whole grid is to be shown, and at the end
     * @param seen how many of the 52 have been seen
     * @param missed whether nothing could be learned from the last picture
     */
    public record EnrollmentProgress(EnrollmentStep step, Optional<Card> showing, int seen, boolean missed) {
        EnrollmentProgress taking() {
            return new EnrollmentProgress(step, showing, seen, false);
        }
    }

    /**
     * A deck after its check.
     *
     * @param isNewVersion whether a deck with this name is kept already
     */
    public record CheckedDeck(DeckCheck check, boolean isNewVersion) {
        /** A deck in use is replaced only by one that passes its check. */
        public boolean maySave() {
            return check.isGood() || !isNewVersion;
        }
    }

    public static EnrollmentUiState begin(CardSourceKind source) {
        return new EnrollmentUiState(source, "", new EnrollmentProgress(EnrollmentStep.NAME, Optional.empty(), 0, false), StillPicture.NONE, Optional.empty(),
                CameraSaving.NOT_SAVED);
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

    public boolean missed() {
        return progress.missed();
    }

    public Optional<DeckCheck> check() {
        return checked.map(CheckedDeck::check);
    }

    public boolean maySave() {
        return checked.filter(CheckedDeck::maySave).isPresent();
    }

    public boolean isNewVersion() {
        return checked.filter(CheckedDeck::isNewVersion).isPresent();
    }

    /** The cards to show once more, as far as the check found any. */
    public List<Card> weak() {
        return check().map(DeckCheck::weak).orElse(List.of());
    }

    private EnrollmentUiState unchecked(EnrollmentProgress now, StillPicture last) {
        return new EnrollmentUiState(source, name, now, last, Optional.empty(), CameraSaving.NOT_SAVED);
    }

    public EnrollmentUiState named(String given, EnrollmentStep next, Optional<Card> first) {
        return new EnrollmentUiState(source, given, new EnrollmentProgress(next, first, 0, false), StillPicture.NONE, Optional.empty(), CameraSaving.NOT_SAVED);
    }

    @Override
    public EnrollmentUiState takingPicture() {
        return new EnrollmentUiState(source, name, progress.taking(), picture.taking(), checked, saving);
    }

    @Override
    public EnrollmentUiState with(CameraProblem problem) {
        return new EnrollmentUiState(source, name, progress, picture.failed(problem), checked, saving);
    }

    /** After a picture: what is next, and how much has been seen. */
    public EnrollmentUiState learned(Snapshot taken, boolean nothing, Optional<Card> next, int now) {
        EnrollmentStep then = nothing ? step() : next.isPresent() ? EnrollmentStep.CARDS : EnrollmentStep.CHECK;
        return unchecked(new EnrollmentProgress(then, nothing ? showing() : next, now, nothing), StillPicture.of(taken));
    }

    /** One card after the other, beginning with this one. */
    public EnrollmentUiState at(Card card) {
        return unchecked(new EnrollmentProgress(EnrollmentStep.CARDS, Optional.of(card), seen(), false), StillPicture.NONE);
    }

    public EnrollmentUiState with(CheckedDeck found) {
        EnrollmentProgress last = new EnrollmentProgress(EnrollmentStep.CHECK, Optional.empty(), seen(), false);
        return new EnrollmentUiState(source, name, last, new StillPicture(false, Optional.empty(), snapshot()), Optional.of(found), saving);
    }

    public EnrollmentUiState with(CameraSaving next) {
        return new EnrollmentUiState(source, name, progress, picture.done(), checked, next);
    }
}
