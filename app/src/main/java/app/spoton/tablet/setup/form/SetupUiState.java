package app.spoton.tablet.setup.form;

import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.draft.DraftChanges;
import app.spoton.tablet.setup.draft.SetupDraft;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The setup screen's state.
 *
 * @param supervisor who opened it; empty while it is locked
 * @param draft the setup as it is edited
 * @param inForce the setup as loaded or saved, for comparison
 * @param check what is wrong with the draft
 * @param tables the names of the house's tables
 * @param view what is on the screen
 */
public record SetupUiState(Optional<String> supervisor, SetupDraft draft, SetupDraft inForce, SetupValidation check,
        Tables tables, View view) {
    /**
     * The tables of the house.
     *
     * @param inUse the one that the tablet serves; empty while the house has none
     */
    public record Tables(List<String> names, Optional<String> inUse) {
    }

    /**
     * What is on the screen.
     *
     * @param choosing the wager whose paytable is being chosen; empty if none is
     * @param comparedWith the paytable beside the chosen one, by id
     * @param figures of the paytables by wager and id; empty until they are counted
     * @param adjustment what became of the last adjustment of a meter
     * @param placard what became of the placard's file
     */
    public record View(SetupPage page, Optional<Wager> choosing, Optional<String> comparedWith,
            Map<Wager, Map<String, PaytableFigures>> figures, Adjustment adjustment, Placard placard) {
        static final View FIRST = new View(SetupPage.TABLE, Optional.empty(), Optional.empty(), Map.of(), Adjustment.NONE,
                Placard.NONE);

        View at(SetupPage other) {
            return new View(other, Optional.empty(), Optional.empty(), figures, Adjustment.NONE, Placard.NONE);
        }

        View choosing(Optional<Wager> wager) {
            return new View(page, wager, Optional.empty(), figures, adjustment, placard);
        }

        View comparing(Optional<String> other) {
            return new View(page, choosing, other, figures, adjustment, placard);
        }

        View with(Map<Wager, Map<String, PaytableFigures>> counted) {
            return new View(page, choosing, comparedWith, Map.copyOf(counted), adjustment, placard);
        }

        View with(Adjustment result) {
            return new View(page, choosing, comparedWith, figures, result, placard);
        }

        View with(Placard result) {
            return new View(page, choosing, comparedWith, figures, adjustment, result);
        }
    }

    /** The result of a meter adjustment. */
    public enum Adjustment { NONE, SAVED, ROUND_IN_PROGRESS }

    /** The result of saving the placard. */
    public enum Placard { NONE, SAVED, FAILED }

    /** Whether there is nothing to save. */
    public boolean isSaved() {
        return tables.inUse().isPresent() && !hasChanges();
    }

    /** Whether leaving would lose something that somebody typed or chose. */
    public boolean hasChanges() {
        return !DraftChanges.between(inForce, draft).isEmpty();
    }

    SetupUiState with(SetupDraft changed, SetupValidation checked) {
        return new SetupUiState(supervisor, changed, inForce, checked, tables, view);
    }

    SetupUiState with(View other) {
        return new SetupUiState(supervisor, draft, inForce, check, tables, other);
    }

    SetupUiState openedBy(Optional<String> who) {
        return new SetupUiState(who, draft, inForce, check, tables, view.at(view.page()));
    }
}
