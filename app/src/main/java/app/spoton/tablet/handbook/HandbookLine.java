package app.spoton.tablet.handbook;

import app.spoton.engine.settlement.Rule;
import java.util.Arrays;
import java.util.Locale;

/**
 * A line of the handbook that can be searched for.
 *
 * @param heading what the line is about: a wager, a moment of the round
 */
public record HandbookLine(HandbookSection section, String heading, String text, Rule rule) {
    /** Whether every word of the query begins a word of the line. */
    boolean matches(String query) {
        String words = " " + (heading + " " + text + " " + rule.section()).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9$%#]+", " ");
        return Arrays.stream(query.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9$%#]+", " ").strip().split(" ", -1))
                .allMatch(word -> words.contains(" " + word));
    }
}
