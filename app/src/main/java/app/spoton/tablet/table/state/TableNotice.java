package app.spoton.tablet.table.state;

import app.spoton.engine.round.Objection;
import app.spoton.engine.settlement.Step;

/**
 * Why the last tap had no effect or only a partial one.
 *
 * @param detail the engine's message, or what the kind says
 * @param seat the seat that it is about; 0 if it is about the dealer or the table
 */
public record TableNotice(Kind kind, String detail, int seat) {
    /** What is wrong. */
    public enum Kind {
        ENGINE,
        NOT_AN_AMOUNT,
        NO_WAGERS,
        /** An amount was typed that the table's chips cannot make; {@link #detail} is the amount. */
        NOT_IN_CHIPS,
        /** A wager must be counted before the deal; {@link #detail} is its name. */
        NOT_COUNTED,
        /** Cards were seen, but the wagers are still open, or the round is settled. */
        CARDS_NOT_EXPECTED,
        /** The same card was seen twice; {@link #detail} is the card. */
        DUPLICATE_CARD,
        /** More cards were seen than belong there; {@link #detail} is how many. */
        TOO_MANY_CARDS,
        /** Fewer cards were seen than belong there; {@link #detail} is how many. */
        TOO_FEW_CARDS,
        /** Cards lie where nobody has bet; {@link #detail} is which. */
        CARDS_AT_EMPTY_SEAT,
        /** The camera read other cards than a person entered; {@link #detail} is which. */
        CONFLICTS_WITH_ENTERED_CARDS,
        /** A win of the progressive must be confirmed before the settlement goes on. */
        SUPERVISOR_REQUIRED,
        /** The amount on the controller's display must be entered before the win can be confirmed. */
        READING_REQUIRED,
        /** A win of the progressive was confirmed: the cards stay, and the round is settled. */
        SUPERVISOR_CONFIRMED,
        /** Whoever deals now confirmed a win of this round before taking it over. */
        APPROVED_BY_DEALER,
        /** A line that was shown has changed; {@link #detail} is the line as it was. */
        SHOWN_LINE_CHANGED,
        /** The log could not be written; {@link #detail} is why. */
        LOG_FAILED
    }

    public static TableNotice of(Kind kind, int seat, String detail) {
        return new TableNotice(kind, detail, seat);
    }

    static TableNotice of(Objection objection) {
        return new TableNotice(Kind.ENGINE, objection.message(), objection.seat().orElse(0));
    }

    static TableNotice noLongerHolds(Step was) {
        return new TableNotice(Kind.SHOWN_LINE_CHANGED, was.sentence(), was.seat());
    }

    public static TableNotice of(Kind kind, int seat) {
        return new TableNotice(kind, "", seat);
    }
}
