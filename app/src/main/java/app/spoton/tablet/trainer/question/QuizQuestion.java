package app.spoton.tablet.trainer.question;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.answer.Answer;
import app.spoton.tablet.trainer.answer.AnswerForm;
import app.spoton.tablet.trainer.practice.PracticeRound;
import java.util.List;
import java.util.Optional;

/**
 * A question about a practice round, with the engine's answer.
 *
 * @param subject whose hand or wager the question is about
 * @param wager the wager, where the question is about one
 * @param shown what a question about the procedure shows instead of cards
 */
public record QuizQuestion(QuizTopic topic, long seed, PracticeRound practice, Subject subject, Optional<Wager> wager,
        List<String> shown, AnswerForm form, Answer correctAnswer, AnswerExplanation explanation) {
    public QuizQuestion {
        shown = List.copyOf(shown);
    }

    /** Whose hand or wager a question is about. */
    public enum Subject {
        SEAT, DEALER, TABLE
    }

    public boolean isCorrect(Answer answer) {
        return answer.matches(correctAnswer);
    }
}
