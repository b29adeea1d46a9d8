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

/** Super 4 Poker Rules of Play. */
public final class OracleSuperFourPoker extends OracleGame {
    public OracleSuperFourPoker() {
        super("super-4-poker", 5, 5, List.of("ante", "play", "xtra-bonus", "player-bonus", "bad-beat"), Map.of(
                "xtra-bonus", OraclePaytables.XTRA_BONUS,
                "player-bonus", OraclePaytables.PLAYER_BONUS,
                "bad-beat", OraclePaytables.S4_BAD_BEAT));
    }

    @Override
    public String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "xtra-bonus" -> "XTRA";
            case "player-bonus" -> "PB-A";
            default -> "S4-BB-1";
        };
    }

    @Override
    public void checkMissingWager(OracleSeat seat) {
        require(seat, "ante", "xtra-bonus");
    }

    @Override
    public void checkUnequalWagers(OracleSeat seat) {
        requireEqual(seat, "ante", "xtra-bonus");
    }

    @Override
    public void checkPlayOneToThreeTimesAnte(OracleSeat seat) {
        FourCardRules.checkOneToThree(seat);
    }

    @Override
    public void checkRaise(OracleSeat seat) {
        FourCardRules.checkRaise(seat);
    }

    /** The player bonus remains in play and the bad beat bonus is always resolved, regardless of house options. */
    @Override
    public boolean forfeits(String wager, OracleHouse house) {
        return !wager.equals("player-bonus") && !wager.equals("bad-beat");
    }

    @Override
    public void settleShown(OracleRound round, OracleResult result) {
        OracleHand dealer = FourCardRules.best(round.dealer);
        result.dealer(dealer, dealer.isHighOrBetter(OracleCards.KING));
        for (OracleSeat seat : round.fromTheRight()) {
            if (seat.unseen) {
                continue;
            }
            OracleHand player = FourCardRules.best(seat.cards);
            for (String wager : wagers) {
                if (!seat.has(wager) || isForfeited(seat, wager, round)) {
                    continue;
                }
                switch (wager) {
                    case "xtra-bonus" ->
                        FourCardRules.superBonus(seat, wager, player, dealer, table(round, wager), result);
                    case "player-bonus" ->
                        FourCardRules.againstTable(seat, wager, player, table(round, wager), result);
                    case "bad-beat" -> FourCardRules.badBeat(seat, player, dealer, table(round, wager), false, result);
                    default -> FourCardRules.playOrAnte(seat, wager, player, dealer, result);
                }
            }
        }
    }
}
