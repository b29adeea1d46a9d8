package app.spoton.engine.second;

import app.spoton.engine.second.Round.Seat;
import java.util.List;
import java.util.Map;

/** 002_cd904c2c3fa231e4.txt. */
final class CrazyFourPoker extends Game {
    /** Dealing Procedures 6a iii, then the optional bonus bets. */
    private static final List<String> ORDER =
            List.of("play", "ante", "queens-up", "super-bonus", "bad-beat", "progressive");

    CrazyFourPoker() {
        super("crazy-4-poker", 5, 5,
                List.of("ante", "super-bonus", "play", "queens-up", "bad-beat", "progressive"), Map.of(
                "super-bonus", Tables.SUPER_BONUS,
                "queens-up", Tables.QUEENS_UP,
                "bad-beat", Tables.C4P_BAD_BEAT,
                "progressive", Tables.PROGRESSIVE));
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
    void checkMissingWager(Seat seat) {
        require(seat, "ante", "super-bonus");
    }

    @Override
    void checkUnequalWagers(Seat seat) {
        requireEqual(seat, "ante", "super-bonus");
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

    @Override
    boolean forfeits(String wager, Round.House house) {
        return switch (wager) {
            case "queens-up" -> !house.queensUpOnFold;
            case "bad-beat" -> !house.badBeatOnFold;
            case "progressive" -> !house.progressiveOnFold;
            default -> true;
        };
    }

    @Override
    void settle(Round round, Ledger ledger) {
        Hand dealer = FourCards.best(round.dealer);
        Progressive progressive = new Progressive(round, ledger);
        ledger.dealer(dealer, dealer.isHighOrBetter(Cards.KING));
        collectForfeited(round, ledger);
        for (Seat seat : round.fromTheRight()) {
            Hand player = FourCards.best(seat.cards);
            for (String wager : ORDER) {
                if (!seat.has(wager) || (seat.folded && forfeits(wager, round.house))) {
                    continue;
                }
                switch (wager) {
                    case "queens-up" ->
                        FourCards.againstTable(seat, wager, player, table(round, wager), ledger);
                    case "super-bonus" ->
                        FourCards.superBonus(seat, wager, player, dealer, table(round, wager), ledger);
                    case "bad-beat" -> FourCards.badBeat(seat, player, dealer, table(round, wager), ledger);
                    case "progressive" -> progressive.settle(seat);
                    default -> FourCards.playOrAnte(seat, wager, player, dealer, ledger);
                }
            }
        }
        progressive.envy();
    }
}
