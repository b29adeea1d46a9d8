package app.spoton.engine.handbook;

import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.settlement.Rule;
import java.util.List;

/**
 * A question that the manual leaves to the house or that can be read in two ways.
 *
 * @param question what is open
 * @param reason why it is open, and why the first answer is the default
 * @param answers the values of the option; the first is the default
 */
public record HouseQuestion(HouseOption option, String question, String reason, List<HouseAnswer> answers, Rule rule) {
    public HouseQuestion {
        answers = List.copyOf(answers);
    }

    /** A value in the round format and what it means. */
    public record HouseAnswer(String value, String meaning) {
    }
}
