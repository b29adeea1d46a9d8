package app.spoton.tablet.tablecamera;

import app.spoton.camera.device.CameraProblem;
import java.util.List;
import java.util.Optional;

/**
 * What the table shows of its camera. Immutable.
 *
 * @param trouble why it does not see, if it does not
 * @param shot what was read last
 * @param questions the cards that the dealer has to name, the first one first
 * @param later how many more cards are doubtful, and are asked about if they turn out to matter
 * @param judging whether it is still being found out what follows from what was read
 * @param evidenceFailed whether a picture should have been kept and could not be
 */
public record TableCameraUiState(CardSourceKind source, CameraObstacle obstacle, CameraStatus watching, Optional<CameraProblem> trouble,
        boolean torch, Optional<Snapshot> shot, List<UncertainCard> questions, int later, List<ReadingProblem> remarks,
        boolean judging, boolean evidenceFailed) {
    public TableCameraUiState {
        questions = List.copyOf(questions);
        remarks = List.copyOf(remarks);
    }

    static TableCameraUiState of(CardSourceKind source) {
        return new TableCameraUiState(source, CameraObstacle.NONE, CameraStatus.IDLE, Optional.empty(), false, Optional.empty(),
                List.of(), 0, List.of(), false, false);
    }

    public Optional<UncertainCard> question() {
        return questions.stream().findFirst();
    }

    public boolean isReading() {
        return watching == CameraStatus.READING;
    }

    /** Whether cards or questions may still come of themselves. */
    public boolean isAtWork() {
        return isReading() || judging;
    }

    TableCameraUiState with(CameraObstacle next) {
        return new TableCameraUiState(source, next, watching, trouble, torch, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    TableCameraUiState with(CameraStatus next) {
        return new TableCameraUiState(source, obstacle, next, trouble, torch, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    TableCameraUiState with(Optional<CameraProblem> next) {
        return new TableCameraUiState(source, obstacle, watching, next, torch, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    TableCameraUiState withTorch(boolean on) {
        return new TableCameraUiState(source, obstacle, watching, trouble, on, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    TableCameraUiState with(Snapshot next, boolean failed) {
        return new TableCameraUiState(source, obstacle, watching, trouble, torch, Optional.of(next), questions, later, remarks,
                judging, failed);
    }

    TableCameraUiState withJudging(boolean now) {
        return new TableCameraUiState(source, obstacle, watching, trouble, torch, shot, questions, later, remarks, now,
                evidenceFailed);
    }

    TableCameraUiState with(ReadingDecision found) {
        return new TableCameraUiState(source, obstacle, watching, trouble, torch, shot, found.questions(), found.later(),
                found.remarks(), false, evidenceFailed);
    }

    /** As it was before anything of a round was seen. */
    TableCameraUiState withoutLook() {
        return new TableCameraUiState(source, obstacle, watching == CameraStatus.READ ? CameraStatus.IDLE : watching, trouble, torch,
                Optional.empty(), List.of(), 0, List.of(), false, false);
    }
}
