package app.spoton.tablet.trainer.question;

import app.spoton.tablet.trainer.answer.Answer;
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
