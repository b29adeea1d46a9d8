package app.spoton.engine.handbook;

import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import java.util.List;

/**
 * What a handbook says about a wager.
 *
 * @param bet who may or must bet it, and how much
 * @param results what it wins, loses and pushes on
 */
public record WagerRules(Wager wager, List<CitedText> bet, List<WagerResult> results) {
    public WagerRules {
        bet = List.copyOf(bet);
        results = List.copyOf(results);
    }

    /** When the wager has this outcome. */
    public record WagerResult(Outcome outcome, CitedText when) {
    }
}
