package app.spoton.tablet.trainer.question;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.practice.PracticeRound;
import java.util.Optional;

/**
 * A question about a dealt round, with the answer that the engine gives.
 *
 * @param about whose hand or wager is asked about
 * @param wager which wager, where the question is about one
 */
public record QuizQuestion(Topic topic, long seed, PracticeRound practice, About about, Optional<Wager> wager, AnswerForm form,
        Answer right, AnswerExplanation explanation) {
    /** Whose hand a question is about. */
    public enum About {
        SEAT, DEALER, TABLE
    }

    public boolean isRight(Answer answer) {
        return answer.matches(right);
    }
}
