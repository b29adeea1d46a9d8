package app.spoton.tablet.table.state;

import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.Decisions;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.SeatInPlay;
import app.spoton.tablet.table.round.SeatRules;
import app.spoton.tablet.table.round.SpotLayout;
import java.util.Map;
import java.util.TreeMap;

/** Chips on spots. Whether the amounts are allowed is for the {@link SeatRules}. */
final class WagerPlacement {
    private WagerPlacement() {
    }

    /** An amount on a spot, and on the spot that is always bet equally; zero takes the chips off. */
    static SeatInPlay bet(Game game, SeatInPlay seat, Wager wager, Money amount) {
        if (!SpotLayout.isPlay(wager)) {
            SeatInPlay put = seat.withStake(wager, amount);
            return SpotLayout.equalTo(game, wager).map(equal -> put.withStake(equal, amount)).orElse(put);
        }
        return amount.isZero() ? seat.withStake(wager, amount)
                : Decisions.play(game, seat, wager == Wager.PLAY_2 ? 1 : 0, amount);
    }

    /** What was bet before the cards went out, by seat. */
    static Map<Integer, Map<Wager, Money>> before(RoundInProgress round) {
        Map<Integer, Map<Wager, Money>> wagers = new TreeMap<>();
        for (SeatInPlay seat : round.seatsInPlay()) {
            SeatInPlay bets = seat;
            for (Wager wager : seat.stakes().keySet()) {
                bets = SpotLayout.isPlay(wager) ? bets.withStake(wager, Money.ZERO) : bets;
            }
            wagers.put(seat.number(), bets.stakes());
        }
        return wagers;
    }

    /** The same wagers at the same seats; a seat without wagers last time keeps its current wagers. */
    static RoundInProgress repeat(RoundInProgress round, Map<Integer, Map<Wager, Money>> wagers) {
        RoundInProgress again = round;
        for (Map.Entry<Integer, Map<Wager, Money>> last : wagers.entrySet()) {
            SeatInPlay empty = SeatInPlay.empty(last.getKey(), round.setup().game());
            again = again.with(new SeatInPlay(empty.number(), last.getValue(), empty.cards(), false, empty.hands()));
        }
        return again;
    }
}
