package app.spoton.engine.game;

import app.spoton.engine.round.Rule;

/**
 * A round that a manual works out with its own cards.
 *
 * @param rule where it is
 * @param round in the round format; a card that the manual leaves open is one that changes nothing
 * @param expected what the manual says comes of it, as wager ids with their outcomes: {@code ante lose, aces-up win}
 */
public record WorkedExample(Rule rule, String round, String expected) {
}
