package app.spoton.engine.oracle.game;

import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleHand;
import app.spoton.engine.oracle.value.OracleHouse;
import app.spoton.engine.oracle.value.OraclePaytables;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import java.util.List;
import java.util.Map;

/** Crazy 4 Poker Rules. */
public final class OracleCrazyFourPoker extends OracleGame {
    /** Dealing Procedures 6a iii, then the optional bonus bets. */
    private static final List<String> ORDER =
            List.of("play", "ante", "queens-up", "super-bonus", "bad-beat", "progressive");

    public OracleCrazyFourPoker() {
        super("crazy-4-poker", 5, 5,
                List.of("ante", "super-bonus", "play", "queens-up", "bad-beat", "progressive"), Map.of(
                "super-bonus", OraclePaytables.SUPER_BONUS,
                "queens-up", OraclePaytables.QUEENS_UP,
                "bad-beat", OraclePaytables.C4P_BAD_BEAT,
                "progressive", OraclePaytables.PROGRESSIVE));
    }

    @Override
    public String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "bad-beat" -> "C4P-BBB-01";
            case "progressive" -> "PAYS-1";
            default -> "C4P-09";
        };
    }

    @Override
    public void checkMissingWager(OracleSeat seat) {
        require(seat, "ante", "super-bonus");
    }

    @Override
    public void checkUnequalWagers(OracleSeat seat) {
        requireEqual(seat, "ante", "super-bonus");
    }

    @Override
    public void checkPlayOneToThreeTimesAnte(OracleSeat seat) {
        FourCardRules.checkOneToThree(seat);
    }

    @Override
    public void checkRaise(OracleSeat seat) {
        FourCardRules.checkRaise(seat);
    }

    @Override
    public boolean forfeits(String wager, OracleHouse house) {
        return switch (wager) {
            case "queens-up" -> !house.queensUpOnFold;
            case "bad-beat" -> !house.badBeatOnFold;
            case "progressive" -> !house.progressiveOnFold;
            default -> true;
        };
    }

    @Override
    public void settleShown(OracleRound round, OracleResult result) {
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
