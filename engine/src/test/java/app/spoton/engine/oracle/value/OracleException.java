package app.spoton.engine.oracle.value;

/** Why a round is not settled: the error object in the round format. */
public final class OracleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The seat of an error that concerns the whole table. */
    public static final int NO_SEAT = 0;

    /** The codes in the order of the round format; the first that applies is reported. */
    public enum Code {
        BAD_JSON, UNKNOWN_GAME, UNKNOWN_PAYTABLE, INCOMPLETE_PAYTABLE, BAD_CARD, DUPLICATE_CARD, WRONG_CARD_COUNT,
        BAD_AMOUNT, UNKNOWN_WAGER, MISSING_WAGER, UNEQUAL_WAGERS, PLAY_NOT_EQUAL_ANTE, PLAY_NOT_1_TO_3_TIMES_ANTE,
        RAISE_NEEDS_PAIR_OF_ACES, BLIND_BELOW_ANTE, LIMIT, DUPLICATE_SEAT, BAD_SPLIT, INSTANT_WINNER_NOT_TAKEN,
        MISSING_METER, NO_DECISION
    }

    public final Code code;
    public final int seat;

    public OracleException(Code code, int seat, String message) {
        super(message, null, false, false);
        this.code = code;
        this.seat = seat;
    }

    public static OracleException badJson(String message) {
        return new OracleException(Code.BAD_JSON, NO_SEAT, message);
    }
}
