package app.spoton.tablet.trainer;

import app.spoton.tablet.trainer.learning.AnswerPace;
import app.spoton.tablet.trainer.question.Answer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import java.time.Duration;

/** An answer that was given, and whether it is right. */
public record GradedAnswer(QuizQuestion question, Answer answer, boolean right, Duration took) {
    public static GradedAnswer of(QuizQuestion question, Answer answer, Duration took) {
        return new GradedAnswer(question, answer, question.isRight(answer), took);
    }

    public AnswerPace pace() {
        return AnswerPace.of(question.topic().skill(), took);
    }
}
