package app.spoton.tablet.handbook;

import java.util.Optional;

/**
 * The reader's position. Immutable.
 *
 * @param query the search text; empty shows the section
 * @param print the result of the last printing
 */
public record HandbookPage(HandbookSection section, String query, Optional<HandbookUiState.Print> print) {
    static final HandbookPage FIRST = new HandbookPage(HandbookSection.PAYTABLES, "", Optional.empty());

    HandbookPage at(HandbookSection other) {
        return new HandbookPage(other, "", Optional.empty());
    }

    HandbookPage searching(String other) {
        return new HandbookPage(section, other, Optional.empty());
    }

    HandbookPage printed(Optional<HandbookUiState.Print> how) {
        return new HandbookPage(section, query, how);
    }
}
