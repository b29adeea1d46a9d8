package app.spoton.engine.oracle.game;

import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleHand;
import app.spoton.engine.oracle.value.OracleHouse;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OraclePaytables;
import app.spoton.engine.oracle.value.OraclePrice;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Four Card Poker Training Manual. */
public final class OracleFourCardPoker extends OracleGame {
    /** Dealing Procedures 6: play, ante, aces up; then the optional bonus bets. */
    private static final List<String> ORDER = List.of("play", "ante", "aces-up", "bad-beat", "progressive");

    public OracleFourCardPoker() {
        super("four-card-poker", 5, 6, List.of("ante", "play", "aces-up", "bad-beat", "progressive"), Map.of(
                "automatic-bonus", OraclePaytables.AUTOMATIC_BONUS,
                "aces-up", OraclePaytables.ACES_UP,
                "bad-beat", OraclePaytables.FCP_BAD_BEAT,
                "progressive", OraclePaytables.PROGRESSIVE));
    }

    @Override
    public String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "bad-beat" -> "FCP-BBB-01";
            case "progressive" -> "PAYS-1";
            default -> "FCP-01";
        };
    }

    @Override
    public void checkMissingWager(OracleSeat seat) {
        if (!seat.has("ante") && !seat.has("aces-up")) {
            throw refuse(Code.MISSING_WAGER, seat, "neither ante nor aces-up");
        }
        if (seat.has("play")) {
            require(seat, "ante");
        }
    }

    @Override
    public void checkPlayOneToThreeTimesAnte(OracleSeat seat) {
        FourCardRules.checkOneToThree(seat);
    }

    @Override
    public void checkDecision(OracleSeat seat, OracleRound round) {
        if (seat.has("ante")) {
            super.checkDecision(seat, round);
        }
    }

    @Override
    public boolean forfeits(String wager, OracleHouse house) {
        return switch (wager) {
            case "aces-up" -> false;
            case "bad-beat" -> !house.badBeatOnFold;
            case "progressive" -> !house.progressiveOnFold;
            default -> true;
        };
    }

    @Override
    public void settleShown(OracleRound round, OracleResult result) {
        OracleHand dealer = FourCardRules.best(round.dealer);
        OracleProgressive progressive = new OracleProgressive(round, result);
        result.dealer(dealer, true);
        for (OracleSeat seat : round.fromTheRight()) {
            if (seat.unseen) {
                continue;
            }
            OracleHand player = FourCardRules.best(seat.cards);
            for (String wager : order(round.house)) {
                if (!seat.has(wager) || isForfeited(seat, wager, round)) {
                    continue;
                }
                switch (wager) {
                    case "aces-up" ->
                        FourCardRules.againstTable(seat, wager, player, table(round, wager), result);
                    case "bad-beat" ->
                        FourCardRules.badBeat(seat, player, dealer, table(round, wager),
                                round.house.badBeatWinsTies, result);
                    case "progressive" -> progressive.settle(seat);
                    default -> {
                        // The player wins ties.
                        if (dealer.beats(player)) {
                            result.lose(seat, wager, player.kind);
                        } else {
                            result.win(seat, wager, OraclePrice.EVEN_MONEY, player.kind);
                        }
                    }
                }
                if (wager.equals("ante")) {
                    automaticBonus(seat, player, table(round, "automatic-bonus"), result);
                }
            }
        }
        progressive.envy();
    }

    /** Always paid, even if the player's hand loses. */
    private static void automaticBonus(OracleSeat seat, OracleHand player, OraclePaytable table, OracleResult result) {
        table.bestOf(FourCardRules.rows(player)).ifPresent(row -> {
            result.row("automatic-bonus", table, row.name());
            result.bonus(seat, "automatic-bonus", "ante", row.price(), player.kind);
        });
    }

    /** Dealing Procedures 6, last sentence: the house's order, then the wagers that it does not name in the manual's order. */
    private static List<String> order(OracleHouse house) {
        List<String> order = new ArrayList<>();
        for (String wager : house.order) {
            if (ORDER.contains(wager) && !order.contains(wager)) {
                order.add(wager);
            }
        }
        for (String wager : ORDER) {
            if (!order.contains(wager)) {
                order.add(wager);
            }
        }
        return order;
    }
}
