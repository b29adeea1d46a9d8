package app.spoton.tablet.handbook;

import java.util.Optional;

/**
 * Where the reader is. Immutable.
 *
 * @param query what is searched for; empty shows the section
 * @param print how the last printing ended
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
