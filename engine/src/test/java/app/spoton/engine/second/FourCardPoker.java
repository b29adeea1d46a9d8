package app.spoton.engine.second;

import app.spoton.engine.second.Refusal.Code;
import app.spoton.engine.second.Round.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** 000_d130eadb860732be.txt. */
final class FourCardPoker extends Game {
    /** Dealing Procedures 6: play, ante, aces up; then the optional bonus bets. */
    private static final List<String> ORDER = List.of("play", "ante", "aces-up", "bad-beat", "progressive");

    FourCardPoker() {
        super("four-card-poker", 5, 6, List.of("ante", "play", "aces-up", "bad-beat", "progressive"), Map.of(
                "automatic-bonus", Tables.AUTOMATIC_BONUS,
                "aces-up", Tables.ACES_UP,
                "bad-beat", Tables.FCP_BAD_BEAT,
                "progressive", Tables.PROGRESSIVE));
    }

    @Override
    String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "bad-beat" -> "FCP-BBB-01";
            case "progressive" -> "PAYS-1";
            default -> "FCP-01";
        };
    }

    @Override
    void checkMissingWager(Seat seat) {
        if (!seat.has("ante") && !seat.has("aces-up")) {
            throw refuse(Code.MISSING_WAGER, seat, "neither ante nor aces-up");
        }
        if (seat.has("play")) {
            require(seat, "ante");
        }
    }

    @Override
    void checkPlayOneToThreeTimesAnte(Seat seat) {
        FourCards.checkOneToThree(seat);
    }

    @Override
    void checkDecision(Seat seat, Map<String, String> tables) {
        if (seat.has("ante")) {
            requireOneDecision(seat, seat.folded, seat.has("play"));
        }
    }

    @Override
    boolean forfeits(String wager, Round.House house) {
        return switch (wager) {
            case "aces-up" -> false;
            case "bad-beat" -> !house.badBeatOnFold;
            case "progressive" -> !house.progressiveOnFold;
            default -> true;
        };
    }

    @Override
    void settle(Round round, Ledger ledger) {
        Hand dealer = FourCards.best(round.dealer);
        Progressive progressive = new Progressive(round, ledger);
        ledger.dealer(dealer, true);
        collectForfeited(round, ledger);
        for (Seat seat : round.fromTheRight()) {
            Hand player = FourCards.best(seat.cards);
            for (String wager : order(round.house)) {
                if (!seat.has(wager) || (seat.folded && forfeits(wager, round.house))) {
                    continue;
                }
                switch (wager) {
                    case "aces-up" ->
                        FourCards.againstTable(seat, wager, player, table(round, wager), ledger);
                    case "bad-beat" -> FourCards.badBeat(seat, player, dealer, table(round, wager), ledger);
                    case "progressive" -> progressive.settle(seat);
                    default -> {
                        // The player wins ties.
                        if (dealer.beats(player)) {
                            ledger.lose(seat, wager, player.kind);
                        } else {
                            ledger.win(seat, wager, Price.EVEN_MONEY, player.kind);
                        }
                    }
                }
                if (wager.equals("ante")) {
                    automaticBonus(seat, player, table(round, "automatic-bonus"), ledger);
                }
            }
        }
        progressive.envy();
    }

    /** Always paid, even if the player's hand loses. */
    private static void automaticBonus(Seat seat, Hand player, Paytable table, Ledger ledger) {
        table.bestOf(FourCards.rows(player)).ifPresent(row -> {
            ledger.row("automatic-bonus", table, row.name());
            ledger.bonus(seat, "automatic-bonus", "ante", row.price(), player.kind);
        });
    }

    /** Dealing Procedures 6, last sentence: the casino's order first; what it does not name, in the manual's. */
    private static List<String> order(Round.House house) {
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
