package app.spoton.tablet.trainer.practice;

import java.util.List;
import java.util.Locale;

/** Rare and confusing situations, which random deals show too rarely for learning. */
public enum PracticeSituation {
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
    /** King, ace, two: straights do not wrap around. */
    AROUND_THE_CORNER,
    /** The seat has a straight, and the dealer has a better hand. */
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
    /** The dealer's best three cards do not include the up card, which must be played. */
    UP_CARD_MUST_PLAY,
    /** Four cards with an instant winner. */
    INSTANT_WINNER,
    /** Four cards without an instant winner, though close to one. */
    NO_INSTANT_WINNER,
    /** Two hands of two cards, both played. */
    TWO_AND_TWO,
    /** A hand of three cards and one of one, both played. */
    THREE_AND_ONE,
    /** One hand is folded, the other is played and not full yet. */
    ONE_HAND_FOLDED,
    /** Neither hand gets another card. */
    NOTHING_TO_DRAW,
    /** Another seat's progressive hand pays envy. */
    ENVY,
    /** The winning seat belongs to the same player: no envy. */
    OWN_ENVY,
    /** Two mini-royals, one of them in spades, and they tie: suits never decide. */
    MINI_ROYALS,
    /** The step that follows another one. */
    NEXT_STEP,
    /** Steps to put in order. */
    STEPS_IN_ORDER,
    /** The step that is left out between others. */
    MISSING_STEP,
    /** Who does a step. */
    WHO_ACTS,
    /** What is ruled about an irregularity. */
    RULING,
    /** Who decides about an irregularity. */
    DECIDER,
    /** One of the manual's own examples. */
    EXAMPLE_1, EXAMPLE_2, EXAMPLE_3, EXAMPLE_4;

    /** Never changes: progress is stored under it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is about the cards dealt to the hands of a split. */
    boolean isAboutTheDraw() {
        return compareTo(TWO_AND_TWO) >= 0 && compareTo(NOTHING_TO_DRAW) <= 0;
    }

    public boolean isExample() {
        return compareTo(EXAMPLE_1) >= 0;
    }

    /** The situations that stand for the examples of a game's manual, in order. */
    public static List<PracticeSituation> examples() {
        return List.of(EXAMPLE_1, EXAMPLE_2, EXAMPLE_3, EXAMPLE_4);
    }
}
