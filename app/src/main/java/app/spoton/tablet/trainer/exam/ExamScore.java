package app.spoton.tablet.trainer.exam;

import java.time.Instant;

/** The score of an earlier exam. */
public record ExamScore(String code, Instant finishedAt, int correctCount, int questionCount) {
    /** The score in whole percent. */
    public int percent() {
        return Exam.score(correctCount, questionCount);
    }
}
