package app.spoton.tablet.tablecamera.registration;

import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.layout.TablePlan;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.source.StillPicture;
import app.spoton.tablet.tablecamera.source.StillUiState;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.List;

/** A table that is being registered. Immutable. */
public record RegistrationUiState(CardSourceKind source, StillPicture picture, MarkedTable table, RegistrationSaving saving)
        implements StillUiState<RegistrationUiState> {
    /** Whether it is kept. */
    public enum RegistrationSaving {
        NOT_SAVED,
        SAVED,
        /** Saved, but the felt has too little print to detect a moved camera. */
        SAVED_WITHOUT_PRINT,
        FAILED
    }

    /**
     * The table as it is marked on the picture.
     *
     * @param proposed whether the corners are a proposal that nobody has touched
     * @param regions the regions that follow from the corners; empty if there are none
     */
    public record MarkedTable(CornerMarks corners, boolean proposed, TablePlan plan, List<SeatRegion> regions) {
        public MarkedTable {
            regions = List.copyOf(regions);
        }

        static MarkedTable of(CornerMarks corners, boolean proposed, TablePlan plan) {
            return new MarkedTable(corners, proposed, plan, corners.registration(plan).map(SeatRegion::of).orElse(List.of()));
        }

        static MarkedTable unmarked(TablePlan plan) {
            return new MarkedTable(CornerMarks.none(1, 1), false, plan, List.of());
        }
    }

    public boolean isSaved() {
        return saving == RegistrationSaving.SAVED || saving == RegistrationSaving.SAVED_WITHOUT_PRINT;
    }

    public static RegistrationUiState begin(CardSourceKind source, TablePlan plan) {
        return new RegistrationUiState(source, StillPicture.NONE, MarkedTable.unmarked(plan), RegistrationSaving.NOT_SAVED);
    }

    public CornerMarks corners() {
        return table.corners();
    }

    public boolean proposed() {
        return table.proposed();
    }

    public TablePlan plan() {
        return table.plan();
    }

    public List<SeatRegion> regions() {
        return table.regions();
    }

    /** All four are marked and cannot be a table: mirrored, or crossing. */
    public boolean isWrong() {
        return corners().areAll() && regions().isEmpty();
    }

    /** On another picture the corners are elsewhere. */
    @Override
    public RegistrationUiState takingPicture() {
        return new RegistrationUiState(source, StillPicture.NONE.taking(), MarkedTable.unmarked(plan()), RegistrationSaving.NOT_SAVED);
    }

    @Override
    public RegistrationUiState with(CameraProblem problem) {
        return new RegistrationUiState(source, picture.failed(problem), table, saving);
    }

    public RegistrationUiState with(Snapshot taken, CornerMarks marked) {
        return new RegistrationUiState(source, StillPicture.of(taken), MarkedTable.of(marked, marked.areAll(), plan()),
                RegistrationSaving.NOT_SAVED);
    }

    private RegistrationUiState with(MarkedTable next) {
        return new RegistrationUiState(source, picture, next, RegistrationSaving.NOT_SAVED);
    }

    public RegistrationUiState with(CornerMarks marked) {
        return with(MarkedTable.of(marked, proposed() && marked.dots().equals(corners().dots()), plan()));
    }

    public RegistrationUiState with(TablePlan next) {
        return with(MarkedTable.of(corners(), proposed(), next));
    }

    public RegistrationUiState with(RegistrationSaving next) {
        return new RegistrationUiState(source, picture, table, next);
    }
}
