package app.spoton.engine.game.facts;

import app.spoton.engine.settlement.Rule;

/**
 * A worked example from a manual.
 *
 * @param rule where the example is printed
 * @param round in the round format; where the manual names no card, the round has one that changes nothing
 * @param expected the result that the manual states, as wager ids with their outcomes: {@code ante lose, aces-up win}
 */
public record WorkedExample(Rule rule, String round, String expected) {
}
