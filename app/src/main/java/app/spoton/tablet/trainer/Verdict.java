package app.spoton.tablet.trainer;

import app.spoton.tablet.trainer.learn.Pace;
import app.spoton.tablet.trainer.question.Answer;
import app.spoton.tablet.trainer.question.Question;
import java.time.Duration;

/** An answer that was given, and whether it is right. */
public record Verdict(Question question, Answer answer, boolean right, Duration took) {
    public static Verdict of(Question question, Answer answer, Duration took) {
        return new Verdict(question, answer, question.isRight(answer), took);
    }

    public Pace pace() {
        return Pace.of(question.topic().skill(), took);
    }
}
