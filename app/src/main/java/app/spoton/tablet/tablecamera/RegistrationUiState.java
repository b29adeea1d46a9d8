package app.spoton.tablet.tablecamera;

import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.layout.TablePlan;
import java.util.List;
import java.util.Optional;

/**
 * A table that is being registered. Immutable.
 *
 * @param shot the picture to mark the corners on; empty before it is taken
 * @param proposed whether the corners are a proposal that nobody has touched
 * @param regions what the corners make of the table; empty while they make none
 */
public record RegistrationUiState(CardSourceKind source, boolean busy, Optional<CameraProblem> trouble, Optional<Snapshot> shot,
        CornerMarks corners, boolean proposed, TablePlan plan, List<SeatRegions> regions, Saving saving) {
    /** Whether it is kept. */
    public enum Saving {
        NOT_YET,
        KEPT,
        /** Kept, but the felt has so little print that nobody will notice by it that the camera was moved. */
        KEPT_WITHOUT_PRINT,
        FAILED
    }

    public boolean isKept() {
        return saving == Saving.KEPT || saving == Saving.KEPT_WITHOUT_PRINT;
    }

    public RegistrationUiState {
        regions = List.copyOf(regions);
    }

    static RegistrationUiState begin(CardSourceKind source, TablePlan plan) {
        return new RegistrationUiState(source, false, Optional.empty(), Optional.empty(), CornerMarks.none(1, 1), false,
                plan, List.of(), Saving.NOT_YET);
    }

    /** All four are marked and cannot be a table: mirrored, or crossing. */
    public boolean isWrong() {
        return corners.areAll() && regions.isEmpty();
    }

    RegistrationUiState taking() {
        return new RegistrationUiState(source, true, Optional.empty(), Optional.empty(), CornerMarks.none(1, 1), false, plan,
                List.of(), Saving.NOT_YET);
    }

    RegistrationUiState with(CameraProblem next) {
        return new RegistrationUiState(source, false, Optional.of(next), shot, corners, proposed, plan, regions, saving);
    }

    RegistrationUiState with(Snapshot taken, CornerMarks marked) {
        return new RegistrationUiState(source, false, Optional.empty(), Optional.of(taken), marked, marked.areAll(), plan,
                regions(marked, plan), Saving.NOT_YET);
    }

    RegistrationUiState with(CornerMarks marked) {
        return new RegistrationUiState(source, busy, trouble, shot, marked, proposed && marked.dots().equals(
                corners.dots()), plan, regions(marked, plan), Saving.NOT_YET);
    }

    RegistrationUiState with(TablePlan next) {
        return new RegistrationUiState(source, busy, trouble, shot, corners, proposed, next, regions(corners, next),
                Saving.NOT_YET);
    }

    RegistrationUiState with(Saving next) {
        return new RegistrationUiState(source, busy, trouble, shot, corners, proposed, plan, regions, next);
    }

    private static List<SeatRegions> regions(CornerMarks corners, TablePlan plan) {
        return corners.registration(plan).map(SeatRegions::of).orElse(List.of());
    }
}
