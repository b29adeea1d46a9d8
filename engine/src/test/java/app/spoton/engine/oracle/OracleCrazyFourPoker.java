package app.spoton.engine.oracle;

import app.spoton.engine.oracle.OracleRound.OracleSeat;
import java.util.List;
import java.util.Map;

/** Crazy 4 Poker Rules. */
final class OracleCrazyFourPoker extends OracleGame {
    /** Dealing Procedures 6a iii, then the optional bonus bets. */
    private static final List<String> ORDER =
            List.of("play", "ante", "queens-up", "super-bonus", "bad-beat", "progressive");

    OracleCrazyFourPoker() {
        super("crazy-4-poker", 5, 5,
                List.of("ante", "super-bonus", "play", "queens-up", "bad-beat", "progressive"), Map.of(
                "super-bonus", OraclePaytables.SUPER_BONUS,
                "queens-up", OraclePaytables.QUEENS_UP,
                "bad-beat", OraclePaytables.C4P_BAD_BEAT,
                "progressive", OraclePaytables.PROGRESSIVE));
    }

    @Override
    String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "bad-beat" -> "C4P-BBB-01";
            case "progressive" -> "PAYS-1";
            default -> "C4P-09";
        };
    }

    @Override
    void checkMissingWager(OracleSeat seat) {
        require(seat, "ante", "super-bonus");
    }

    @Override
    void checkUnequalWagers(OracleSeat seat) {
        requireEqual(seat, "ante", "super-bonus");
    }

    @Override
    void checkPlayOneToThreeTimesAnte(OracleSeat seat) {
        FourCardRules.checkOneToThree(seat);
    }

    @Override
    void checkRaise(OracleSeat seat) {
        FourCardRules.checkRaise(seat);
    }

    @Override
    boolean forfeits(String wager, OracleRound.House house) {
        return switch (wager) {
            case "queens-up" -> !house.queensUpOnFold;
            case "bad-beat" -> !house.badBeatOnFold;
            case "progressive" -> !house.progressiveOnFold;
            default -> true;
        };
    }

    @Override
    void settleShown(OracleRound round, OracleResult result) {
        OracleHand dealer = FourCardRules.best(round.dealer);
        OracleProgressive progressive = new OracleProgressive(round, result);
        result.dealer(dealer, dealer.isHighOrBetter(OracleCards.KING));
        for (OracleSeat seat : round.fromTheRight()) {
            if (seat.unseen) {
                continue;
            }
            OracleHand player = FourCardRules.best(seat.cards);
            for (String wager : ORDER) {
                if (!seat.has(wager) || isForfeited(seat, wager, round)) {
                    continue;
                }
                switch (wager) {
                    case "queens-up" ->
                        FourCardRules.againstTable(seat, wager, player, table(round, wager), result);
                    case "super-bonus" ->
                        FourCardRules.superBonus(seat, wager, player, dealer, table(round, wager), result);
                    case "bad-beat" -> FourCardRules.badBeat(seat, player, dealer, table(round, wager), false, result);
                    case "progressive" -> progressive.settle(seat);
                    default -> FourCardRules.playOrAnte(seat, wager, player, dealer, result);
                }
            }
        }
        progressive.envy();
    }
}
