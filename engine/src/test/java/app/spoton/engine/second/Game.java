package app.spoton.engine.second;

import app.spoton.engine.second.Refusal.Code;
import app.spoton.engine.second.Round.Seat;
import java.util.List;
import java.util.Map;

/** What the five games have to say for themselves: their cards, wagers, tables, checks and the settling. */
abstract class Game {
    final String id;
    final int playerCards;
    final int dealerCards;
    /** In the order of games.md's list, which is also the order in which forfeited wagers are collected. */
    final List<String> wagers;
    /** The tables that each priced wager can have. */
    final Map<String, Map<String, Paytable>> tables;

    Game(String id, int playerCards, int dealerCards, List<String> wagers, Map<String, Map<String, Paytable>> tables) {
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

    void checkHandCounts(Seat seat) { }

    void checkSplit(Seat seat) { }

    void checkInstantWinner(Seat seat, Map<String, String> tables) { }

    abstract void checkDecision(Seat seat, Map<String, String> tables);

    abstract void settle(Round round, Ledger ledger);

    Paytable table(Round round, String wager) {
        return tables.get(wager).get(round.tables.get(wager));
    }

    /** Whether a folded seat forfeits this wager; what it does not forfeit is resolved in the seat's turn. */
    abstract boolean forfeits(String wager, Round.House house);

    /** In every game what folded seats forfeit is collected first, in one pass. */
    void collectForfeited(Round round, Ledger ledger) {
        for (Seat seat : round.fromTheRight()) {
            for (String wager : wagers) {
                if (seat.folded && seat.has(wager) && forfeits(wager, round.house)) {
                    ledger.forfeit(seat, wager);
                }
            }
        }
    }

    static void require(Seat seat, String... required) {
        for (String wager : required) {
            if (!seat.has(wager)) {
                throw refuse(Code.MISSING_WAGER, seat, "there is no " + wager + " wager");
            }
        }
    }

    static void requireEqual(Seat seat, String one, String other) {
        if (seat.bet(one).compareTo(seat.bet(other)) != 0) {
            throw refuse(Code.UNEQUAL_WAGERS, seat, one + " and " + other + " must be equal");
        }
    }

    static void requireOneDecision(Seat seat, boolean folded, boolean played) {
        if (folded == played) {
            throw refuse(Code.NO_DECISION, seat, folded ? "folded, and yet a play wager" : "neither folded nor played");
        }
    }

    static Refusal refuse(Code code, Seat seat, String why) {
        return new Refusal(code, seat.number, "Seat " + seat.number + ": " + why);
    }
}
