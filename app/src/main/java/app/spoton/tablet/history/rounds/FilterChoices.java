package app.spoton.tablet.history.rounds;

import java.util.List;

/** The values that a filter offers: those that occur in the log. Immutable. */
public record FilterChoices(List<String> tables, List<String> games, List<String> dealers, List<String> hands) {
    public static final FilterChoices NONE = new FilterChoices(List.of(), List.of(), List.of(), List.of());
}
