package app.spoton.tablet.table.state;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.HouseWagerRules;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.Map;
import java.util.Optional;

/**
 * Taps on a spot before the deal. On an empty seat, a tap restores what the seat bet when it was last in play.
 * Otherwise the first tap marks the wager without an amount, the second gives it the amount that the seat usually bets
 * there, and each further tap adds that amount again. If no amount is known, the second tap removes the mark.
 */
final class SpotTaps {
    private SpotTaps() {
    }

    static TableState tap(TableState state, int number, Wager wager) {
        if (state.phase() != RoundPhase.WAGERS || SpotLayout.isPlay(wager)) {
            return state.selectSpot(number, wager);
        }
        TableFocus.Spot spot = new TableFocus.Spot(number, wager);
        SeatInPlay seat = state.round().seat(number);
        Map<Wager, Stake> usual = state.lastWagers().of(number);
        if (!seat.isInPlay() && !usual.isEmpty()) {
            SeatInPlay back = WagerPlacement.seat(state.round(), number, usual);
            return state.changed(state.round().with(back.made(wager) ? back : marked(state, back, wager)), spot);
        }
        Stake now = seat.stake(wager);
        if (!now.isMade()) {
            SeatInPlay marked = marked(state, seat, wager);
            return marked.equals(seat) ? state.withFocus(spot) : state.changed(state.round().with(marked), spot);
        }
        if (HouseWagerRules.fixedAmount(state.setup(), wager).isPresent()) {
            return WagerTaps.bet(state, spot, Stake.NONE);
        }
        Optional<Money> amount = usualAmount(state, seat, wager);
        if (now.isUncounted()) {
            return WagerTaps.bet(state, spot, amount.map(Stake::counted).orElse(Stake.NONE));
        }
        return amount.isPresent() && spot.equals(state.focus()) ? WagerTaps.bet(state, spot, now.plus(amount.get()))
                : state.withFocus(spot);
    }

    /**
     * With the wager marked as the camera sees it; other required wagers show on their own spots. A progressive without
     * a fixed amount is left out, because it must be counted.
     */
    static SeatInPlay markedAlone(TableState state, SeatInPlay seat, Wager wager) {
        Optional<Stake> fixed = HouseWagerRules.fixedAmount(state.setup(), wager).map(Stake::counted);
        boolean unknown = fixed.isEmpty() && wager == Wager.PROGRESSIVE;
        return unknown ? seat : seat.withStake(wager, fixed.orElse(Stake.UNCOUNTED));
    }

    /** With the wager marked, and with it every other wager that the game requires; a fixed wager is counted at once. */
    private static SeatInPlay marked(TableState state, SeatInPlay seat, Wager wager) {
        Stake stake = markedAlone(state, seat, wager).stake(wager);
        return !stake.isMade() ? seat : SeatRules.withRequiredWagers(state.setup(),
                WagerPlacement.bet(state.setup().game(), seat, wager, stake));
    }

    /** What the seat bet on the spot when it was last in play; for the base game also what it bets on its other spots now. */
    private static Optional<Money> usualAmount(TableState state, SeatInPlay seat, Wager wager) {
        Stake usual = state.lastWagers().of(seat.number()).getOrDefault(wager, Stake.NONE);
        if (usual.isCounted()) {
            return Optional.of(usual.amount());
        }
        boolean base = state.setup().game().facts().isBaseGame(wager);
        return seat.stakes().entrySet().stream()
                .filter(made -> base && made.getKey() != wager && made.getValue().isCounted()
                        && state.setup().game().facts().isBaseGame(made.getKey())
                        && !SpotLayout.equalTo(state.setup().game(), wager).equals(Optional.of(made.getKey())))
                .map(made -> made.getValue().amount()).findFirst();
    }
}
