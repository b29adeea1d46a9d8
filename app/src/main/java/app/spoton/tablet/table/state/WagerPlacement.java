package app.spoton.tablet.table.state;

import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.seat.Decisions;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.Map;

/** Chips on spots. Whether the amounts are allowed is for the {@link SeatRules}. */
final class WagerPlacement {
    private WagerPlacement() {
    }

    /** A stake on a spot, and on the spot that is always bet equally; no stake takes the chips off. */
    static SeatInPlay bet(Game game, SeatInPlay seat, Wager wager, Stake stake) {
        if (!SpotLayout.isPlay(wager)) {
            SeatInPlay put = seat.withStake(wager, stake);
            return SpotLayout.equalTo(game, wager).map(equal -> put.withStake(equal, stake)).orElse(put);
        }
        return stake.isMade() ? Decisions.play(game, seat, wager == Wager.PLAY_2 ? 1 : 0, stake) : seat.withStake(wager, stake);
    }

    /** The same wagers at the same seats; a seat without wagers last time keeps its current wagers. */
    static RoundInProgress repeat(RoundInProgress round, Map<Integer, Map<Wager, Stake>> wagers) {
        RoundInProgress again = round;
        for (Map.Entry<Integer, Map<Wager, Stake>> last : wagers.entrySet()) {
            again = again.with(seat(round, last.getKey(), last.getValue()));
        }
        return again;
    }

    /** A seat with these wagers and nothing else. */
    static SeatInPlay seat(RoundInProgress round, int number, Map<Wager, Stake> wagers) {
        SeatInPlay empty = SeatInPlay.empty(number, round.setup().game());
        return new SeatInPlay(number, wagers, empty.cards(), false, empty.hands());
    }
}
