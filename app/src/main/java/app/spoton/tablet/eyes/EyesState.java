package app.spoton.tablet.eyes;

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
public record EyesState(CardSource source, Obstacle obstacle, Watching watching, Optional<CameraProblem> trouble,
        boolean torch, Optional<Shot> shot, List<Doubt> questions, int later, List<Remark> remarks,
        boolean judging, boolean evidenceFailed) {
    public EyesState {
        questions = List.copyOf(questions);
        remarks = List.copyOf(remarks);
    }

    static EyesState of(CardSource source) {
        return new EyesState(source, Obstacle.NONE, Watching.IDLE, Optional.empty(), false, Optional.empty(),
                List.of(), 0, List.of(), false, false);
    }

    public Optional<Doubt> question() {
        return questions.stream().findFirst();
    }

    public boolean isReading() {
        return watching == Watching.READING;
    }

    /** Whether cards or questions may still come of themselves. */
    public boolean isAtWork() {
        return isReading() || judging;
    }

    EyesState with(Obstacle next) {
        return new EyesState(source, next, watching, trouble, torch, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    EyesState with(Watching next) {
        return new EyesState(source, obstacle, next, trouble, torch, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    EyesState with(Optional<CameraProblem> next) {
        return new EyesState(source, obstacle, watching, next, torch, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    EyesState withTorch(boolean on) {
        return new EyesState(source, obstacle, watching, trouble, on, shot, questions, later, remarks, judging,
                evidenceFailed);
    }

    EyesState with(Shot next, boolean failed) {
        return new EyesState(source, obstacle, watching, trouble, torch, Optional.of(next), questions, later, remarks,
                judging, failed);
    }

    EyesState withJudging(boolean now) {
        return new EyesState(source, obstacle, watching, trouble, torch, shot, questions, later, remarks, now,
                evidenceFailed);
    }

    EyesState with(Judgement found) {
        return new EyesState(source, obstacle, watching, trouble, torch, shot, found.questions(), found.later(),
                found.remarks(), false, evidenceFailed);
    }

    /** As it was before anything of a round was seen. */
    EyesState withoutLook() {
        return new EyesState(source, obstacle, watching == Watching.READ ? Watching.IDLE : watching, trouble, torch,
                Optional.empty(), List.of(), 0, List.of(), false, false);
    }
}
