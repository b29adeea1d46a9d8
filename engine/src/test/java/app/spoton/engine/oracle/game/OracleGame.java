package app.spoton.engine.oracle.game;

import app.spoton.engine.oracle.value.OracleException;
import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleHouse;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import app.spoton.engine.oracle.value.OracleStage;
import java.util.List;
import java.util.Map;

/** One of the five games: its cards, wagers, paytables, checks and settling. */
public abstract class OracleGame {
    public final String id;
    public final int playerCards;
    public final int dealerCards;
    /** The game's wagers, in the order in which forfeited wagers are collected (docs/rules.md, Order of a round). */
    public final List<String> wagers;
    /** The paytables that each priced wager can have. */
    public final Map<String, Map<String, OraclePaytable>> tables;

    public OracleGame(String id, int playerCards, int dealerCards, List<String> wagers,
            Map<String, Map<String, OraclePaytable>> tables) {
        this.id = id;
        this.playerCards = playerCards;
        this.dealerCards = dealerCards;
        this.wagers = wagers;
        this.tables = tables;
    }

    /** The paytable of a wager if the round names none: the suggested one or the first. */
    public abstract String tableLeftOut(String wager, Map<String, String> named);

    // The checks, one for each code that depends on the game; each throws if its error applies.

    public abstract void checkMissingWager(OracleSeat seat);

    public void checkUnequalWagers(OracleSeat seat) { }

    public void checkPlayEqualsAnte(OracleSeat seat) { }

    public void checkPlayOneToThreeTimesAnte(OracleSeat seat) { }

    public void checkRaise(OracleSeat seat) { }

    public void checkBlind(OracleSeat seat) { }

    public void checkHandCounts(OracleSeat seat, OracleRound round) { }

    public void checkSplit(OracleSeat seat, OracleRound round) { }

    public void checkInstantWinner(OracleSeat seat, OracleRound round) { }

    public void checkDecision(OracleSeat seat, OracleRound round) {
        requireOneDecision(seat, seat.folded, seat.has("play"), round);
    }

    /** Whether the cards of a seat are resolved before anybody decides and therefore known at every stage. */
    public boolean isBlindResolvedFirst() {
        return false;
    }

    /** The steps of the round's stage; those of an earlier stage are always the first steps of a later one. */
    public final void settle(OracleRound round, OracleResult result) {
        settleDealt(round, result);
        if (round.stage != OracleStage.DEALT) {
            settleDecided(round, result);
        }
        if (round.isShown()) {
            settleShown(round, result);
        }
    }

    /** The steps due before anybody has decided. */
    public void settleDealt(OracleRound round, OracleResult result) { }

    /** The steps due when everybody has decided: forfeited wagers are collected first, in one pass. */
    public void settleDecided(OracleRound round, OracleResult result) {
        for (OracleSeat seat : round.fromTheRight()) {
            for (String wager : wagers) {
                if (seat.folded && seat.has(wager) && forfeits(wager, round.house)) {
                    result.forfeit(seat, wager);
                }
            }
        }
    }

    /** The steps due when all cards are shown. */
    public abstract void settleShown(OracleRound round, OracleResult result);

    public OraclePaytable table(OracleRound round, String wager) {
        return tables.get(wager).get(round.tables.get(wager));
    }

    /** Whether a folded seat forfeits this wager; the others are resolved in the seat's turn. */
    public abstract boolean forfeits(String wager, OracleHouse house);

    public boolean isForfeited(OracleSeat seat, String wager, OracleRound round) {
        return seat.folded && forfeits(wager, round.house);
    }

    public static void require(OracleSeat seat, String... required) {
        for (String wager : required) {
            if (!seat.has(wager)) {
                throw refuse(Code.MISSING_WAGER, seat, "there is no " + wager + " wager");
            }
        }
    }

    public static void requireEqual(OracleSeat seat, String one, String other) {
        if (seat.isCounted(one, other) && seat.bet(one).compareTo(seat.bet(other)) != 0) {
            throw refuse(Code.UNEQUAL_WAGERS, seat, one + " and " + other + " must be equal");
        }
    }

    /** When the cards have just been dealt, nobody needs to have decided, but a seat cannot have done both. */
    public static void requireOneDecision(OracleSeat seat, boolean folded, boolean played, OracleRound round) {
        boolean undecided = !folded && !played && round.stage != OracleStage.DEALT;
        if (undecided || (folded && played)) {
            throw refuse(Code.NO_DECISION, seat, folded ? "folded with a play wager" : "neither folded nor played");
        }
    }

    public static OracleException refuse(Code code, OracleSeat seat, String why) {
        return new OracleException(code, seat.number, "Seat " + seat.number + ": " + why);
    }
}
