package app.spoton.engine.game;

import app.spoton.engine.round.Rule;

/**
 * The document from which a game's rules come, as people know it. How to obtain it: docs/manuals.md.
 *
 * @param publisher empty where the document does not name one
 * @param date when it was printed, or approved; empty where the document does not say
 */
public record Manual(String title, String publisher, String date) {
    /** A place in the manual. */
    public Rule section(String section) {
        return new Rule(citation(), section);
    }

    /** As in 'Four Card Poker Training Manual (Shuffle Master, 2003)'. */
    public String citation() {
        return publisher.isEmpty() ? title : title + " (" + publisher + ", " + date + ")";
    }
}
