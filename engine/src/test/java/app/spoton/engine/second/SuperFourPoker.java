package app.spoton.engine.second;

import app.spoton.engine.second.Round.Seat;
import java.util.List;
import java.util.Map;

/** 004_0d6774a04634ce8b.txt. */
final class SuperFourPoker extends Game {
    SuperFourPoker() {
        super("super-4-poker", 5, 5, List.of("ante", "play", "xtra-bonus", "player-bonus", "bad-beat"), Map.of(
                "xtra-bonus", Tables.XTRA_BONUS,
                "player-bonus", Tables.PLAYER_BONUS,
                "bad-beat", Tables.S4_BAD_BEAT));
    }

    @Override
    String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "xtra-bonus" -> "XTRA";
            case "player-bonus" -> "PB-A";
            default -> "S4-BB-1";
        };
    }

    @Override
    void checkMissingWager(Seat seat) {
        require(seat, "ante", "xtra-bonus");
    }

    @Override
    void checkUnequalWagers(Seat seat) {
        requireEqual(seat, "ante", "xtra-bonus");
    }

    @Override
    void checkPlayOneToThreeTimesAnte(Seat seat) {
        FourCards.checkOneToThree(seat);
    }

    @Override
    void checkRaise(Seat seat) {
        FourCards.checkRaise(seat);
    }

    @Override
    void checkDecision(Seat seat, Map<String, String> tables) {
        requireOneDecision(seat, seat.folded, seat.has("play"));
    }

    /** The player bonus remains in play, the bad beat bonus is always resolved: no option changes that. */
    @Override
    boolean forfeits(String wager, Round.House house) {
        return !wager.equals("player-bonus") && !wager.equals("bad-beat");
    }

    @Override
    void settle(Round round, Ledger ledger) {
        Hand dealer = FourCards.best(round.dealer);
        ledger.dealer(dealer, dealer.isHighOrBetter(Cards.KING));
        collectForfeited(round, ledger);
        for (Seat seat : round.fromTheRight()) {
            Hand player = FourCards.best(seat.cards);
            for (String wager : wagers) {
                if (!seat.has(wager) || (seat.folded && forfeits(wager, round.house))) {
                    continue;
                }
                switch (wager) {
                    case "xtra-bonus" ->
                        FourCards.superBonus(seat, wager, player, dealer, table(round, wager), ledger);
                    case "player-bonus" ->
                        FourCards.againstTable(seat, wager, player, table(round, wager), ledger);
                    case "bad-beat" -> FourCards.badBeat(seat, player, dealer, table(round, wager), ledger);
                    default -> FourCards.playOrAnte(seat, wager, player, dealer, ledger);
                }
            }
        }
    }
}
