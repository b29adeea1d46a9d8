package app.spoton.tablet.trainer.trainee;

import java.time.Duration;
import java.util.List;

/**
 * An exam that was interrupted: the app was closed, or the trainee left.
 *
 * @param interruptions how many times it was interrupted before
 */
public record UnfinishedExam(String code, int interruptions, List<RecordedAnswer> answers) {
    /** An answer as it is stored. */
    public record RecordedAnswer(String text, Duration time) {
    }

    public UnfinishedExam {
        answers = List.copyOf(answers);
    }
}
