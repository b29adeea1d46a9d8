package app.spoton.tablet.trainer.practice;

import java.util.Locale;

/** The rare and the confusing: what chance deals too seldom for anyone to learn it. */
public enum Situation {
    /** Nothing in particular. */
    ORDINARY,
    /** A hand of a certain kind at the seat. */
    HAND,
    /** A certain row of a certain paytable pays. */
    ROW,
    /** The player's hand and the dealer's are equal. */
    TIE,
    /** Both hands are of one kind, and a rank or a kicker decides. */
    KICKER,
    /** A straight with the ace low. */
    WHEEL,
    /** King, ace, two: no straight goes around the corner. */
    AROUND_THE_CORNER,
    /** A straight at the seat, and the dealer has better. */
    STRAIGHT_THAT_LOSES,
    /** A folded seat whose bonus is still resolved. */
    FOLD_WITH_LIVE_BONUS,
    /** A folded seat. */
    FOLD,
    /** The dealer's hand is the lowest that qualifies, or the highest that does not. */
    QUALIFYING_EDGE,
    NOT_QUALIFIED,
    /** 3 to 2 on an amount that does not divide into whole dollars. */
    THREE_TO_TWO,
    /** Two good hands that tie: the bad beat loses. */
    BAD_BEAT_TIE,
    /** Version 2 of 4 Card Split: the dealer's best three do not have the up card, and do not count. */
    UP_CARD_MUST_PLAY,
    /** Four cards that hold an instant winner. */
    INSTANT_WINNER,
    /** Four cards that hold none, though it looks near. */
    NO_INSTANT_WINNER,
    /** Two hands of two cards, both played. */
    TWO_AND_TWO,
    /** A hand of three cards and one of one, both played. */
    THREE_AND_ONE,
    /** Beside a folded hand one that is played, and is not full yet. */
    ONE_HAND_FOLDED,
    /** Two hands of which none gets another card. */
    NOTHING_TO_DRAW,
    /** Another seat's progressive hand pays envy. */
    ENVY,
    /** The seat that hit is held by the same person: no envy. */
    OWN_ENVY,
    /** Two mini-royals, one of them in spades, and they tie: suits never decide. */
    MINI_ROYALS,
    /** An example of the manual itself. */
    EXAMPLE_1, EXAMPLE_2, EXAMPLE_3, EXAMPLE_4;

    /** A name that stays the same from version to version. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is about which hands of a split get cards. */
    boolean isAboutTheDraw() {
        return compareTo(TWO_AND_TWO) >= 0 && compareTo(NOTHING_TO_DRAW) <= 0;
    }

    public boolean isExample() {
        return compareTo(EXAMPLE_1) >= 0;
    }
}
