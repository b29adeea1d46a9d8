package app.spoton.tablet.trainer.question;

import app.spoton.engine.round.Step;
import java.util.List;

/**
 * What is shown after an answer.
 *
 * @param reason in one sentence
 * @param steps of the settlement that the question was about, as the engine tells them
 * @param reasons why each of the steps is so
 * @param citations where it stands: manual and section
 * @param counts the cards that count, one bit for each
 */
public record AnswerExplanation(Reason reason, List<Step> steps, List<Reason> reasons, List<String> citations,
        long counts) {
    public AnswerExplanation {
        steps = List.copyOf(steps);
        reasons = List.copyOf(reasons);
        citations = List.copyOf(citations);
    }
}
