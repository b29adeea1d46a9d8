package app.spoton.tablet.table.state;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Objection;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.SeatInPlay;
import app.spoton.tablet.table.round.SpotLayout;
import app.spoton.tablet.table.round.TableFocus;
import java.util.Optional;

/** Taps that place wagers, up to the deal. */
final class WagerTaps {
    private WagerTaps() {
    }

    static TableState addChip(TableState state, Money chip) {
        return state.focus() instanceof TableFocus.Spot spot
                ? bet(state, spot, state.round().seat(spot.seat()).stake(spot.wager()).plus(chip)) : state;
    }

    static TableState type(TableState state, String amount) {
        if (!(state.focus() instanceof TableFocus.Spot spot)) {
            return state;
        }
        Optional<Money> typed = amount.isBlank() ? Optional.of(Money.ZERO) : Money.parse(amount.strip());
        return typed.map(money -> bet(state, spot, money))
                .orElseGet(() -> state.withNotice(TableNotice.of(TableNotice.Kind.NOT_AN_AMOUNT, spot.seat())));
    }

    private static TableState bet(TableState state, TableFocus.Spot spot, Money amount) {
        boolean play = SpotLayout.isPlay(spot.wager());
        if (state.phase() != (play ? RoundPhase.CARDS : RoundPhase.WAGERS)) {
            return state;
        }
        SeatInPlay bet = WagerPlacement.bet(state.setup().game(), state.round().seat(spot.seat()), spot.wager(), amount);
        return state.changed(state.round().with(bet), state.focus());
    }

    static TableState clearSeat(TableState state, int seat) {
        return state.phase() != RoundPhase.WAGERS ? state
                : state.changed(state.round().with(SeatInPlay.empty(seat, state.setup().game())), state.focus());
    }

    static TableState samePlayer(TableState state, int seat, int lower) {
        if (state.phase() != RoundPhase.WAGERS || !state.lowerSeats(seat).contains(lower)) {
            return state;
        }
        boolean marked = Integer.valueOf(lower).equals(state.round().samePlayerAs().get(seat));
        return state.changed(state.round().withPlayer(seat, marked ? seat : lower), state.focus());
    }

    static TableState repeat(TableState state) {
        if (!state.canRepeatWagers()) {
            return state;
        }
        TableState start = state.phase() == RoundPhase.CONFIRMED ? state.nextRound() : state;
        return start.changed(WagerPlacement.repeat(start.round(), state.lastWagers()), start.focus());
    }

    static TableState deal(TableState state) {
        if (state.phase() != RoundPhase.WAGERS) {
            return state;
        }
        if (state.round().seatsInPlay().isEmpty()) {
            return state.withNotice(TableNotice.of(TableNotice.Kind.NO_WAGERS, 0));
        }
        RoundInProgress dealt = state.round().with(RoundPhase.CARDS);
        Optional<Objection> objection = state.objections.first()
                .or(() -> state.setup().game().checkWagers(state.round().toRound()));
        return objection.map(problem -> state.withNotice(TableNotice.of(problem)))
                .orElseGet(() -> state.changed(dealt, RoundRequirements.first(dealt).orElse(TableFocus.NOTHING)));
    }
}
