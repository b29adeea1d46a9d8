package app.spoton.engine.oracle;

import app.spoton.engine.oracle.OracleException.Code;
import app.spoton.engine.oracle.OracleRound.Seat;
import java.util.List;
import java.util.Map;

/** What the five games have to say for themselves: their cards, wagers, tables, checks and the settling. */
abstract class OracleGame {
    final String id;
    final int playerCards;
    final int dealerCards;
    /** In the order of games.md's list, which is also the order in which forfeited wagers are collected. */
    final List<String> wagers;
    /** The tables that each priced wager can have. */
    final Map<String, Map<String, OraclePaytable>> tables;

    OracleGame(String id, int playerCards, int dealerCards, List<String> wagers,
            Map<String, Map<String, OraclePaytable>> tables) {
        this.id = id;
        this.playerCards = playerCards;
        this.dealerCards = dealerCards;
        this.wagers = wagers;
        this.tables = tables;
    }

    /** The table of a wager that the round names none for: the suggested or the first. */
    abstract String tableLeftOut(String wager, Map<String, String> named);

    // The checks, one for each code that depends on the game; each throws where it applies.

    abstract void checkMissingWager(Seat seat);

    void checkUnequalWagers(Seat seat) { }

    void checkPlayEqualsAnte(Seat seat) { }

    void checkPlayOneToThreeTimesAnte(Seat seat) { }

    void checkRaise(Seat seat) { }

    void checkBlind(Seat seat) { }

    void checkHandCounts(Seat seat, OracleRound round) { }

    void checkSplit(Seat seat, OracleRound round) { }

    void checkInstantWinner(Seat seat, OracleRound round) { }

    void checkDecision(Seat seat, OracleRound round) {
        requireOneDecision(seat, seat.folded, seat.has("play"), round);
    }

    /** Whether the four cards of a seat are resolved before anybody decides, and so are known at every stage. */
    boolean isBlindResolvedFirst() {
        return false;
    }

    /** The steps of the round's stage; those of an earlier stage are always the first steps of a later one. */
    final void settle(OracleRound round, OracleResult result) {
        settleDealt(round, result);
        if (round.stage != OracleRound.Stage.DEALT) {
            settleDecided(round, result);
        }
        if (round.isShown()) {
            settleShown(round, result);
        }
    }

    /** What is due before anybody has decided. */
    void settleDealt(OracleRound round, OracleResult result) { }

    /** What is due when everybody has decided: what folded seats forfeit is collected first, in one pass. */
    void settleDecided(OracleRound round, OracleResult result) {
        for (Seat seat : round.fromTheRight()) {
            for (String wager : wagers) {
                if (seat.folded && seat.has(wager) && forfeits(wager, round.house)) {
                    result.forfeit(seat, wager);
                }
            }
        }
    }

    /** What is due when all cards are shown. */
    abstract void settleShown(OracleRound round, OracleResult result);

    OraclePaytable table(OracleRound round, String wager) {
        return tables.get(wager).get(round.tables.get(wager));
    }

    /** Whether a folded seat forfeits this wager; what it does not forfeit is resolved in the seat's turn. */
    abstract boolean forfeits(String wager, OracleRound.House house);

    boolean isForfeited(Seat seat, String wager, OracleRound round) {
        return seat.folded && forfeits(wager, round.house);
    }

    static void require(Seat seat, String... required) {
        for (String wager : required) {
            if (!seat.has(wager)) {
                throw refuse(Code.MISSING_WAGER, seat, "there is no " + wager + " wager");
            }
        }
    }

    static void requireEqual(Seat seat, String one, String other) {
        if (seat.isCounted(one, other) && seat.bet(one).compareTo(seat.bet(other)) != 0) {
            throw refuse(Code.UNEQUAL_WAGERS, seat, one + " and " + other + " must be equal");
        }
    }

    /** Nobody has decided when the cards have just been dealt; but nobody can have done both. */
    static void requireOneDecision(Seat seat, boolean folded, boolean played, OracleRound round) {
        boolean undecided = !folded && !played && round.stage != OracleRound.Stage.DEALT;
        if (undecided || (folded && played)) {
            throw refuse(Code.NO_DECISION, seat, folded ? "folded, and yet a play wager" : "neither folded nor played");
        }
    }

    static OracleException refuse(Code code, Seat seat, String why) {
        return new OracleException(code, seat.number, "Seat " + seat.number + ": " + why);
    }
}
