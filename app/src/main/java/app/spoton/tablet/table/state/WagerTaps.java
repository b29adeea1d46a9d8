package app.spoton.tablet.table.state;

import app.spoton.engine.money.Money;
import app.spoton.engine.round.Objection;
import app.spoton.tablet.table.round.HouseWagerRules;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.Optional;

/** Taps that place wagers, up to the deal. */
final class WagerTaps {
    private WagerTaps() {
    }

    static TableState addChip(TableState state, Money chip) {
        if (!(state.focus() instanceof TableFocus.Spot spot)) {
            return state;
        }
        Stake now = state.round().seat(spot.seat()).stake(spot.wager());
        boolean fixed = now.isCounted() && HouseWagerRules.fixedAmount(state.setup(), spot.wager()).isPresent();
        return fixed ? state : bet(state, spot, now.plus(chip));   // there is only one amount, and the tap on the spot gave it
    }

    static TableState type(TableState state, String amount) {
        if (!(state.focus() instanceof TableFocus.Spot spot)) {
            return state;
        }
        Optional<Money> typed = amount.isBlank() ? Optional.of(Money.ZERO) : Money.parse(amount.strip());
        if (typed.filter(money -> !HouseWagerRules.canBeMade(state.setup(), money)).isPresent()) {
            return state.withNotice(TableNotice.of(TableNotice.Kind.NOT_IN_CHIPS, spot.seat(), typed.get().toString()));
        }
        return typed.map(money -> bet(state, spot, Stake.counted(money)))
                .orElseGet(() -> state.withNotice(TableNotice.of(TableNotice.Kind.NOT_AN_AMOUNT, spot.seat())));
    }

    static TableState bet(TableState state, TableFocus.Spot spot, Stake stake) {
        boolean play = SpotLayout.isPlay(spot.wager());
        if (state.phase() != (play ? RoundPhase.CARDS : RoundPhase.WAGERS)) {
            return state;
        }
        SeatInPlay bet = WagerPlacement.bet(state.setup().game(), state.round().seat(spot.seat()), spot.wager(), stake);
        return state.changed(state.round().with(bet), spot);
    }

    static TableState clearSeat(TableState state, int seat) {
        return state.phase() != RoundPhase.WAGERS ? state
                : state.changed(state.round().with(SeatInPlay.empty(seat, state.setup().game())), state.focus());
    }

    static TableState samePlayer(TableState state, int seat, int other) {
        if (state.phase() != RoundPhase.WAGERS || !state.otherSeats(seat).contains(other)) {
            return state;
        }
        RoundInProgress now = state.round().withSamePlayer(seat, other);
        TableState marked = state.changed(now, state.focus());
        return HouseWagerRules.objectionToPlayers(now).map(TableNotice::of).map(marked::withNotice).orElse(marked);
    }

    static TableState repeat(TableState state) {
        if (!state.canRepeatWagers()) {
            return state;
        }
        TableState start = state.phase() == RoundPhase.CONFIRMED ? state.nextRound() : state;
        return start.changed(WagerPlacement.repeat(start.round(), state.lastWagers().lastRound()), start.focus());
    }

    static TableState repeatSeat(TableState state, int seat) {
        if (state.phase() != RoundPhase.WAGERS || state.lastWagers().of(seat).isEmpty()) {
            return state;
        }
        SeatInPlay again = WagerPlacement.seat(state.round(), seat, state.lastWagers().of(seat));
        return state.changed(state.round().with(again), state.focus());
    }

    static Optional<TableFocus.Spot> toCount(TableFacts state) {
        return state.phase() != RoundPhase.WAGERS ? Optional.empty() : state.round().seatsInPlay().stream()
                .flatMap(seat -> HouseWagerRules.toCount(state.setup(), seat)
                        .map(wager -> new TableFocus.Spot(seat.number(), wager)).stream())
                .findFirst();
    }

    static TableState deal(TableState state) {
        if (state.phase() != RoundPhase.WAGERS) {
            return state;
        }
        if (state.round().seatsInPlay().isEmpty()) {
            return state.withNotice(TableNotice.of(TableNotice.Kind.NO_WAGERS, 0));
        }
        Optional<Objection> objection = state.objections.first()
                .or(() -> HouseWagerRules.objectionToPlayers(state.round()))
                .or(() -> state.setup().game().checkWagers(state.round().toRound()));
        if (objection.isPresent()) {
            return state.withNotice(TableNotice.of(objection.get()));
        }
        Optional<TableFocus.Spot> toCount = toCount(state);
        if (toCount.isPresent()) {
            return state.withFocus(toCount.get()).withNotice(TableNotice.of(TableNotice.Kind.NOT_COUNTED, toCount.get().seat(),
                    toCount.get().wager().words()));
        }
        RoundInProgress dealt = state.round().with(RoundPhase.CARDS);
        return state.changed(dealt, RoundRequirements.first(dealt).orElse(TableFocus.NOTHING));
    }
}
