package app.spoton.tablet.table;

import app.spoton.engine.round.RoundError;

/**
 * Why the last tap did nothing, or not all that it was meant to.
 *
 * @param words the engine's own, where it was the engine that refused; otherwise what the kind says
 * @param seat the seat that it is about; 0 if it is about the dealer or the table
 */
public record TableNotice(Kind kind, String words, int seat) {
    /** Who says so, and what. */
    public enum Kind {
        ENGINE,
        NOT_AN_AMOUNT,
        NOBODY_HAS_BET,
        /** Cards were seen, but the wagers are still open, or the round is settled. */
        NOT_DEALT,
        /** The same card was seen twice; {@link #words} is the card. */
        CARD_TWICE,
        /** More cards were seen than belong there; {@link #words} is how many. */
        TOO_MANY_CARDS,
        /** Fewer cards were seen than belong there; {@link #words} is how many. */
        TOO_FEW_CARDS,
        /** Cards lie where nobody has bet; {@link #words} is which. */
        CARDS_AT_EMPTY_SEAT,
        /** Other cards were seen than a person has put there; {@link #words} is which. */
        OTHER_THAN_BY_HAND,
        /** A win of the progressive must be confirmed before the settlement goes on. */
        SUPERVISOR_FIRST,
        /** A win of the progressive was confirmed: the cards stay, and the round is settled. */
        SUPERVISOR_CONFIRMED,
        /** The log could not be written; {@link #words} is why. */
        NOT_LOGGED
    }

    static TableNotice of(Kind kind, int seat, String words) {
        return new TableNotice(kind, words, seat);
    }

    static TableNotice of(RoundError error) {
        return new TableNotice(Kind.ENGINE, error.getMessage(), error.seat().orElse(0));
    }

    static TableNotice of(Kind kind, int seat) {
        return new TableNotice(kind, "", seat);
    }
}
