package app.spoton.engine.handbook;

import app.spoton.engine.settlement.Rule;

/** A sentence and the rule that it comes from. */
public record CitedText(String text, Rule rule) {
}
