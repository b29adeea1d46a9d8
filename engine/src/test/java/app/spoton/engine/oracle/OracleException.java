package app.spoton.engine.oracle;

/** Why a round is not settled: the error object of the round format. */
final class OracleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong with the whole table has no seat. */
    static final int NO_SEAT = 0;

    /** The codes of the round format, in its order: the first that applies is reported. */
    enum Code {
        BAD_JSON, UNKNOWN_GAME, UNKNOWN_PAYTABLE, INCOMPLETE_PAYTABLE, BAD_CARD, DUPLICATE_CARD, WRONG_CARD_COUNT,
        BAD_AMOUNT, UNKNOWN_WAGER, MISSING_WAGER, UNEQUAL_WAGERS, PLAY_NOT_EQUAL_ANTE, PLAY_NOT_1_TO_3_TIMES_ANTE,
        RAISE_NEEDS_PAIR_OF_ACES, BLIND_BELOW_ANTE, LIMIT, DUPLICATE_SEAT, BAD_SPLIT, INSTANT_WINNER_NOT_TAKEN,
        MISSING_METER, NO_DECISION
    }

    final Code code;
    final int seat;

    OracleException(Code code, int seat, String message) {
        super(message, null, false, false);
        this.code = code;
        this.seat = seat;
    }

    static OracleException badJson(String message) {
        return new OracleException(Code.BAD_JSON, NO_SEAT, message);
    }
}
