package app.spoton.engine.round;

/** Why a round cannot be settled. Where several reasons apply, the first in this order is reported. */
public enum ErrorCode {
    BAD_JSON,
    UNKNOWN_GAME,
    UNKNOWN_PAYTABLE,
    INCOMPLETE_PAYTABLE,
    BAD_CARD,
    DUPLICATE_CARD,
    WRONG_CARD_COUNT,
    BAD_AMOUNT,
    UNKNOWN_WAGER,
    MISSING_WAGER,
    UNEQUAL_WAGERS,
    PLAY_NOT_EQUAL_ANTE,
    PLAY_NOT_1_TO_3_TIMES_ANTE,
    RAISE_NEEDS_PAIR_OF_ACES,
    BLIND_BELOW_ANTE,
    LIMIT,
    DUPLICATE_SEAT,
    BAD_SPLIT,
    INSTANT_WINNER_NOT_TAKEN,
    MISSING_METER,
    NO_DECISION
}
