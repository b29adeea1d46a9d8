package app.spoton.tablet.trainer.question;

import app.spoton.tablet.trainer.answer.Answer;
import java.time.Duration;

/** An answer that was given, whether it is correct, and how long it took. */
public record GradedAnswer(QuizQuestion question, Answer answer, boolean isCorrect, Duration time) {
    public static GradedAnswer of(QuizQuestion question, Answer answer, Duration time) {
        return new GradedAnswer(question, answer, question.isCorrect(answer), time);
    }

    public AnswerPace pace() {
        return AnswerPace.of(question.topic().skill(), time);
    }
}
