package app.spoton.tablet.tablecamera;

import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.spots.OccupiedSpots;
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
 * The camera's state on the table screen. Immutable.
 *
 * @param spots wagers and folds according to the last reading of this round, for the table to propose; unknown before
 *     the first reading and after the round has changed
 */
public record TableCameraUiState(CardSourceKind source, Device device, LastReading reading, OccupiedSpots spots) {
    /**
     * The camera itself.
     *
     * @param trouble why it does not work, if it does not
     */
    public record Device(CameraObstacle obstacle, CameraStatus status, Optional<CameraProblem> trouble, boolean torch) {
        static final Device IDLE = new Device(CameraObstacle.NONE, CameraStatus.IDLE, Optional.empty(), false);

        Device with(CameraObstacle next) {
            return new Device(next, status, trouble, torch);
        }

        Device with(CameraStatus next) {
            return new Device(obstacle, next, trouble, torch);
        }

        Device with(Optional<CameraProblem> next) {
            return new Device(obstacle, status, next, torch);
        }

        Device withTorch(boolean on) {
            return new Device(obstacle, status, trouble, on);
        }
    }

    /**
     * The last reading and its evaluation.
     *
     * @param snapshot the picture that was read
     * @param evidenceFailed whether that picture should have been kept and could not be
     * @param evaluating whether the evaluation is still running
     */
    public record LastReading(Optional<Snapshot> snapshot, boolean evidenceFailed, boolean evaluating, OpenPoints result) {
        static final LastReading NONE = new LastReading(Optional.empty(), false, false, OpenPoints.NOTHING);

        LastReading withEvaluating(boolean now) {
            return new LastReading(snapshot, evidenceFailed, now, result);
        }

        LastReading with(OpenPoints found) {
            return new LastReading(snapshot, evidenceFailed, false, found);
        }

        LastReading with(Snapshot next, boolean failed) {
            return new LastReading(Optional.of(next), failed, evaluating, result);
        }
    }

    /**
     * What is left for a person to do.
     *
     * @param questions the cards that the dealer has to name, the first one first
     * @param deferred how many more cards are doubtful, and are asked about if they turn out to matter
     */
    public record OpenPoints(List<UncertainCard> questions, int deferred, List<ReadingProblem> problems) {
        static final OpenPoints NOTHING = new OpenPoints(List.of(), 0, List.of());

        public OpenPoints {
            questions = List.copyOf(questions);
            problems = List.copyOf(problems);
        }
    }

    public static TableCameraUiState of(CardSourceKind source) {
        return new TableCameraUiState(source, Device.IDLE, LastReading.NONE, OccupiedSpots.UNKNOWN);
    }

    public CameraObstacle obstacle() {
        return device.obstacle();
    }

    public CameraStatus status() {
        return device.status();
    }

    public Optional<CameraProblem> trouble() {
        return device.trouble();
    }

    public Optional<Snapshot> snapshot() {
        return reading.snapshot();
    }

    public List<UncertainCard> questions() {
        return reading.result().questions();
    }

    public int deferred() {
        return reading.result().deferred();
    }

    public List<ReadingProblem> problems() {
        return reading.result().problems();
    }

    public Optional<UncertainCard> question() {
        return questions().stream().findFirst();
    }

    public boolean isReading() {
        return status() == CameraStatus.READING;
    }

    /** Whether cards or questions may still come of themselves. */
    public boolean isAtWork() {
        return isReading() || reading.evaluating();
    }

    private TableCameraUiState with(Device next) {
        return new TableCameraUiState(source, next, reading, spots);
    }

    private TableCameraUiState with(LastReading next) {
        return new TableCameraUiState(source, device, next, spots);
    }

    public TableCameraUiState with(OccupiedSpots next) {
        return new TableCameraUiState(source, device, reading, next);
    }

    public TableCameraUiState with(CameraObstacle next) {
        return with(device.with(next));
    }

    public TableCameraUiState with(CameraStatus next) {
        return with(device.with(next));
    }

    public TableCameraUiState with(Optional<CameraProblem> next) {
        return with(device.with(next));
    }

    TableCameraUiState withTorch(boolean on) {
        return with(device.withTorch(on));
    }

    public TableCameraUiState with(Snapshot next, boolean failed) {
        return with(reading.with(next, failed));
    }

    TableCameraUiState withEvaluating(boolean now) {
        return with(reading.withEvaluating(now));
    }

    public TableCameraUiState with(ReadingDecision found) {
        return with(reading.with(new OpenPoints(found.questions(), found.deferred(), found.problems())));
    }

    /** The state before anything of a round was read. */
    TableCameraUiState withoutReading() {
        Device idle = status() == CameraStatus.READ ? device.with(CameraStatus.IDLE) : device;
        return new TableCameraUiState(source, idle, LastReading.NONE, spots);
    }
}
