package app.spoton.engine.game.facts;

import app.spoton.engine.settlement.Rule;

/**
 * The manual that defines a game's rules. docs/manuals.md says how to obtain it.
 *
 * @param publisher empty if the document does not name one
 * @param date when it was printed or approved; empty if the document does not say
 * @param version1Name how round records of version 1 cite it; empty if none do
 */
public record Manual(String title, String publisher, String date, String version1Name) {
    public Manual(String title, String publisher, String date) {
        this(title, publisher, date, "");
    }

    public Manual citedInVersion1As(String name) {
        return new Manual(title, publisher, date, name);
    }

    /** A section of the manual. */
    public Rule section(String section) {
        return new Rule(citation(), section);
    }

    /** For example 'Four Card Poker Training Manual (Shuffle Master, 2003)'. */
    public String citation() {
        return publisher.isEmpty() ? title : title + " (" + publisher + ", " + date + ")";
    }
}
