package app.spoton.tablet.eyes;

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
public record RegistrationState(CardSource source, boolean busy, Optional<CameraProblem> trouble, Optional<Shot> shot,
        Corners corners, boolean proposed, TablePlan plan, List<SeatRegions> regions, Saving saving) {
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

    public RegistrationState {
        regions = List.copyOf(regions);
    }

    static RegistrationState begin(CardSource source, TablePlan plan) {
        return new RegistrationState(source, false, Optional.empty(), Optional.empty(), Corners.none(1, 1), false,
                plan, List.of(), Saving.NOT_YET);
    }

    /** All four are marked and cannot be a table: mirrored, or crossing. */
    public boolean isWrong() {
        return corners.areAll() && regions.isEmpty();
    }

    RegistrationState taking() {
        return new RegistrationState(source, true, Optional.empty(), Optional.empty(), Corners.none(1, 1), false, plan,
                List.of(), Saving.NOT_YET);
    }

    RegistrationState with(CameraProblem next) {
        return new RegistrationState(source, false, Optional.of(next), shot, corners, proposed, plan, regions, saving);
    }

    RegistrationState with(Shot taken, Corners marked) {
        return new RegistrationState(source, false, Optional.empty(), Optional.of(taken), marked, marked.areAll(), plan,
                regions(marked, plan), Saving.NOT_YET);
    }

    RegistrationState with(Corners marked) {
        return new RegistrationState(source, busy, trouble, shot, marked, proposed && marked.dots().equals(
                corners.dots()), plan, regions(marked, plan), Saving.NOT_YET);
    }

    RegistrationState with(TablePlan next) {
        return new RegistrationState(source, busy, trouble, shot, corners, proposed, next, regions(corners, next),
                Saving.NOT_YET);
    }

    RegistrationState with(Saving next) {
        return new RegistrationState(source, busy, trouble, shot, corners, proposed, plan, regions, next);
    }

    private static List<SeatRegions> regions(Corners corners, TablePlan plan) {
        return corners.registration(plan).map(SeatRegions::of).orElse(List.of());
    }
}
