package app.spoton.engine.game.facts;

import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import java.util.List;

/**
 * The rule for dealing the players' cards face up, where a letter from the regulator allows it.
 *
 * @param mostSeats the most seats that may be in play with face-up cards
 * @param refused wagers that the letter does not name, so they cannot be offered while cards are dealt face up
 * @param rule the letter
 */
public record FaceUpRule(int mostSeats, List<Wager> refused, Rule rule) {
    /** The letter of June 22, 2020, whose attached report assumes at most three players. */
    public static final Rule LETTER = new Rule("Washington State Gambling Commission, letter to Scientific Games of June 22, 2020",
            "games that can be dealt face-up; Impact of Dealing Games Face Up, purpose of the report");

    public FaceUpRule {
        refused = List.copyOf(refused);
    }
}
