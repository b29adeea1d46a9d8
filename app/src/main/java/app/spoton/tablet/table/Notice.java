package app.spoton.tablet.table;

import app.spoton.engine.round.RoundError;

/**
 * Why the last tap did nothing.
 *
 * @param words the engine's own, where it was the engine that refused; otherwise empty
 * @param seat the seat that it is about; 0 if it is about the table
 */
public record Notice(Kind kind, String words, int seat) {
    /** Who says so, and what. */
    public enum Kind { ENGINE, NOT_AN_AMOUNT, NOBODY_HAS_BET }

    static Notice of(RoundError error) {
        return new Notice(Kind.ENGINE, error.getMessage(), error.seat().orElse(0));
    }

    static Notice of(Kind kind, int seat) {
        return new Notice(kind, "", seat);
    }
}
