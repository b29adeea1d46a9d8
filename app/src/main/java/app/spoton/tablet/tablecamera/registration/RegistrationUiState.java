package app.spoton.tablet.tablecamera.registration;

import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.layout.TablePlan;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.List;
import java.util.Optional;

/**
 * A table that is being registered. Immutable.
 *
 * @param snapshot the picture to mark the corners on; empty before it is taken
 * @param proposed whether the corners are a proposal that nobody has touched
 * @param regions what the corners make of the table; empty while they make none
 */
public record RegistrationUiState(CardSourceKind source, boolean busy, Optional<CameraProblem> trouble, Optional<Snapshot> snapshot,
        CornerMarks corners, boolean proposed, TablePlan plan, List<SeatRegion> regions, RegistrationSaving saving) {
    /** Whether it is kept. */
    public enum RegistrationSaving {
        NOT_SAVED,
        SAVED,
        /** Kept, but the felt has so little print that nobody will notice by it that the camera was moved. */
        SAVED_WITHOUT_PRINT,
        FAILED
    }

    public boolean isSaved() {
        return saving == RegistrationSaving.SAVED || saving == RegistrationSaving.SAVED_WITHOUT_PRINT;
    }

    public RegistrationUiState {
        regions = List.copyOf(regions);
    }

    public static RegistrationUiState begin(CardSourceKind source, TablePlan plan) {
        return new RegistrationUiState(source, false, Optional.empty(), Optional.empty(), CornerMarks.none(1, 1), false,
                plan, List.of(), RegistrationSaving.NOT_SAVED);
    }

    /** All four are marked and cannot be a table: mirrored, or crossing. */
    public boolean isWrong() {
        return corners.areAll() && regions.isEmpty();
    }

    public RegistrationUiState takingPicture() {
        return new RegistrationUiState(source, true, Optional.empty(), Optional.empty(), CornerMarks.none(1, 1), false, plan,
                List.of(), RegistrationSaving.NOT_SAVED);
    }

    public RegistrationUiState with(CameraProblem next) {
        return new RegistrationUiState(source, false, Optional.of(next), snapshot, corners, proposed, plan, regions, saving);
    }

    public RegistrationUiState with(Snapshot taken, CornerMarks marked) {
        return new RegistrationUiState(source, false, Optional.empty(), Optional.of(taken), marked, marked.areAll(), plan,
                regions(marked, plan), RegistrationSaving.NOT_SAVED);
    }

    public RegistrationUiState with(CornerMarks marked) {
        return new RegistrationUiState(source, busy, trouble, snapshot, marked, proposed && marked.dots().equals(
                corners.dots()), plan, regions(marked, plan), RegistrationSaving.NOT_SAVED);
    }

    public RegistrationUiState with(TablePlan next) {
        return new RegistrationUiState(source, busy, trouble, snapshot, corners, proposed, next, regions(corners, next),
                RegistrationSaving.NOT_SAVED);
    }

    public RegistrationUiState with(RegistrationSaving next) {
        return new RegistrationUiState(source, busy, trouble, snapshot, corners, proposed, plan, regions, next);
    }

    private static List<SeatRegion> regions(CornerMarks corners, TablePlan plan) {
        return corners.registration(plan).map(SeatRegion::of).orElse(List.of());
    }
}
