package app.spoton.tablet.tablecamera;

import app.spoton.camera.device.CameraProblem;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.ReadingDecision;
import app.spoton.tablet.tablecamera.reading.ReadingProblem;
import app.spoton.tablet.tablecamera.reading.UncertainCard;
import app.spoton.tablet.tablecamera.source.CameraObstacle;
import app.spoton.tablet.tablecamera.source.CameraStatus;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.util.List;
import java.util.Optional;

/**
 * What the table shows of its camera. Immutable.
 *
 * @param trouble why it does not see, if it does not
 * @param snapshot what was read last
 * @param questions the cards that the dealer has to name, the first one first
 * @param deferred how many more cards are doubtful, and are asked about if they turn out to matter
 * @param evaluating whether it is still being found out what follows from what was read
 * @param evidenceFailed whether a picture should have been kept and could not be
 */
public record TableCameraUiState(CardSourceKind source, CameraObstacle obstacle, CameraStatus status, Optional<CameraProblem> trouble,
        boolean torch, Optional<Snapshot> snapshot, List<UncertainCard> questions, int deferred, List<ReadingProblem> problems,
        boolean evaluating, boolean evidenceFailed) {
    public TableCameraUiState {
        questions = List.copyOf(questions);
        problems = List.copyOf(problems);
    }

    public static TableCameraUiState of(CardSourceKind source) {
        return new TableCameraUiState(source, CameraObstacle.NONE, CameraStatus.IDLE, Optional.empty(), false, Optional.empty(),
                List.of(), 0, List.of(), false, false);
    }

    public Optional<UncertainCard> question() {
        return questions.stream().findFirst();
    }

    public boolean isReading() {
        return status == CameraStatus.READING;
    }

    /** Whether cards or questions may still come of themselves. */
    public boolean isAtWork() {
        return isReading() || evaluating;
    }

    public TableCameraUiState with(CameraObstacle next) {
        return new TableCameraUiState(source, next, status, trouble, torch, snapshot, questions, deferred, problems, evaluating,
                evidenceFailed);
    }

    public TableCameraUiState with(CameraStatus next) {
        return new TableCameraUiState(source, obstacle, next, trouble, torch, snapshot, questions, deferred, problems, evaluating,
                evidenceFailed);
    }

    public TableCameraUiState with(Optional<CameraProblem> next) {
        return new TableCameraUiState(source, obstacle, status, next, torch, snapshot, questions, deferred, problems, evaluating,
                evidenceFailed);
    }

    TableCameraUiState withTorch(boolean on) {
        return new TableCameraUiState(source, obstacle, status, trouble, on, snapshot, questions, deferred, problems, evaluating,
                evidenceFailed);
    }

    public TableCameraUiState with(Snapshot next, boolean failed) {
        return new TableCameraUiState(source, obstacle, status, trouble, torch, Optional.of(next), questions, deferred, problems,
                evaluating, failed);
    }

    TableCameraUiState withEvaluating(boolean now) {
        return new TableCameraUiState(source, obstacle, status, trouble, torch, snapshot, questions, deferred, problems, now,
                evidenceFailed);
    }

    public TableCameraUiState with(ReadingDecision found) {
        return new TableCameraUiState(source, obstacle, status, trouble, torch, snapshot, found.questions(), found.deferred(),
                found.problems(), false, evidenceFailed);
    }

    /** As it was before anything of a round was seen. */
    TableCameraUiState withoutReading() {
        return new TableCameraUiState(source, obstacle, status == CameraStatus.READ ? CameraStatus.IDLE : status, trouble, torch,
                Optional.empty(), List.of(), 0, List.of(), false, false);
    }
}
