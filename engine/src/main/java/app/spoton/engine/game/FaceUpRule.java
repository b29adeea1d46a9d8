package app.spoton.engine.game;

import app.spoton.engine.round.Rule;
import app.spoton.engine.round.Wager;
import java.util.List;

/**
 * Dealing the players' cards face up, where a letter of the regulator allows it.
 *
 * @param mostSeats how many seats may be in play then
 * @param refused wagers that the letter does not name, so that they cannot be offered while cards are dealt face up
 * @param rule the letter
 */
public record FaceUpRule(int mostSeats, List<Wager> refused, Rule rule) {
    /** The letter of June 22, 2020, whose attached report assumes at most three players. */
    static final Rule LETTER = new Rule("Washington State Gambling Commission, letter to Scientific Games of June 22, 2020",
            "games that can be dealt face-up; Impact of Dealing Games Face Up, purpose of the report");

    public FaceUpRule {
        refused = List.copyOf(refused);
    }
}
