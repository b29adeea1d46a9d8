package app.spoton.tablet.trainer.exam;

import app.spoton.tablet.trainer.question.GradedAnswer;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A finished exam.
 *
 * @param trainee the name of the person who took it
 * @param paytables by the games' titles, the paytables in use
 * @param interruptions how many times the exam was interrupted and resumed
 */
public record ExamResult(ExamCode code, String trainee, Instant finishedAt, List<GradedAnswer> answers,
        Map<String, List<String>> paytables, int interruptions) {
    public ExamResult {
        answers = List.copyOf(answers);
    }

    public int correctCount() {
        return (int) answers.stream().filter(GradedAnswer::isCorrect).count();
    }

    /** The score in whole percent. */
    public int score() {
        return Exam.score(correctCount(), answers.size());
    }

    public boolean isPassed() {
        return score() >= code.passMark();
    }
}
