package app.spoton.tablet.trainer.question;

import app.spoton.engine.settlement.Step;
import java.util.List;

/**
 * What is shown after an answer.
 *
 * @param reason in one sentence
 * @param steps the steps of the settlement that the question was about
 * @param stepReasons the reason for each of the steps
 * @param citations manual and section of each rule
 * @param decidingCards the cards that decide the answer, one bit for each
 */
public record AnswerExplanation(Reason reason, List<Step> steps, List<Reason> stepReasons, List<String> citations,
        long decidingCards) {
    public AnswerExplanation {
        steps = List.copyOf(steps);
        stepReasons = List.copyOf(stepReasons);
        citations = List.copyOf(citations);
    }
}
