package app.spoton.tablet.tablecamera;

import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.Optional;

/**
 * Steps that a dealer with a camera does not need to tap: a complete round settles if every card is certain, and the
 * demonstration table is read like a real one. The demonstration reads automatically after the first request; a card
 * entered by hand stops it until the next request.
 */
final class AutomaticSteps {
    private boolean readsDemonstration;
    private boolean readAgain;
    private boolean isUnasked;
    private boolean becameComplete;
    private Runnable settle = () -> { };

    void settleWith(Runnable settlement) {
        settle = settlement;
    }

    /** Does what follows from a change of the table or of the camera, if anything does. */
    void goOn(Optional<TableState> was, TableState now, Optional<TableCameraUiState> camera, Runnable look) {
        if (camera.isEmpty()) {
            return;
        }
        onTable(was, now, camera.get());
        if (isSettlementDue(now, camera.get())) {
            settle.run();
        } else if (isReadingDue(now, camera.get())) {
            look.run();
        }
    }

    /** The dealer asked for a reading. */
    void onRead() {
        readsDemonstration = true;
        isUnasked = false;
    }

    /** Whether a reading that nobody asked for is too late, because the dealer enters the cards by hand. */
    boolean isOvertaken(Optional<TableState> now) {
        return isUnasked && now.filter(table -> table.round().hasCardsByHand()).isPresent();
    }

    /** The table changed. */
    void onTable(Optional<TableState> was, TableState now, TableCameraUiState camera) {
        boolean complete = now.canSettle();
        boolean justNow = complete && was.filter(w -> w.phase() == RoundPhase.CARDS && !w.canSettle()).isPresent();
        becameComplete = justNow || (becameComplete && complete);
        if (now.round().hasCardsByHand()) {
            readsDemonstration = false;
        }
        boolean dealt = was.filter(w -> w.phase() == RoundPhase.WAGERS).isPresent() && now.phase() == RoundPhase.CARDS;
        boolean decided = was.filter(w -> w.phase() == RoundPhase.CARDS && w.isAnybodyUndecided()).isPresent()
                && now.phase() == RoundPhase.CARDS && !now.isAnybodyUndecided();
        boolean isDemonstration = camera.source() == CardSourceKind.DEMONSTRATION;
        readAgain = isDemonstration && readsDemonstration && now.phase() == RoundPhase.CARDS && (readAgain || dealt || decided);
    }

    /** Whether the drawn table shows cards now that it did not show before. Answers yes once. */
    boolean isReadingDue(TableState now, TableCameraUiState camera) {
        boolean due = readAgain && !camera.isAtWork() && camera.questions().isEmpty()
                && RoundRequirements.first(now.round()).isPresent();
        readAgain = readAgain && !due;
        isUnasked |= due;
        return due;
    }

    /** Whether the round is settled without a tap: it has just become complete, and nothing about it is doubtful. Answers yes once. */
    boolean isSettlementDue(TableState now, TableCameraUiState camera) {
        boolean clear = camera.questions().isEmpty() && camera.problems().isEmpty() && camera.deferred() == 0 && !camera.isAtWork();
        boolean due = becameComplete && camera.source() != CardSourceKind.BY_HAND && clear && now.canSettle()
                && now.notices().isEmpty() && now.round().isCertain();
        becameComplete = becameComplete && !due;
        return due;
    }
}
