package app.spoton.engine.handbook;

import app.spoton.engine.round.Rule;

/** A sentence and the rule that it comes from. */
public record CitedText(String text, Rule rule) {
}
