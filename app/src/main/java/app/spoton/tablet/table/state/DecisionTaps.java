package app.spoton.tablet.table.state;

import app.spoton.engine.card.Cards;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.Decisions;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.List;
import java.util.Optional;

/** Players' decisions: folds are tapped seat by seat, and one tap plays everybody else. */
final class DecisionTaps {
    private DecisionTaps() {
    }

    static boolean canPlayAll(TableFacts state) {
        return state.phase() == RoundPhase.CARDS && !state.isSettling() && state.isAnybodyUndecided()
                && state.round().seatsInPlay().stream().filter(seat -> state.isUndecided(seat.number()))
                        .allMatch(seat -> played(state, seat).isPresent());
    }

    static TableState playAll(TableState state) {
        if (!canPlayAll(state)) {
            return state;
        }
        RoundInProgress now = SettlementTaps.tickStaged(state).round();
        for (SeatInPlay seat : state.round().seatsInPlay()) {
            if (state.isUndecided(seat.number())) {
                now = now.with(played(state, seat).orElseThrow());
            }
        }
        return state.changed(now, RoundRequirements.first(now).orElse(TableFocus.NOTHING));
    }

    /** The seat with every hand played that is neither decided nor an instant winner; empty if one cannot be. */
    private static Optional<SeatInPlay> played(TableFacts state, SeatInPlay seat) {
        SeatInPlay now = seat;
        int hands = Math.max(1, seat.hands().size());
        for (int hand = 0; hand < hands; hand++) {
            boolean decided = now.made(SpotLayout.play(state.setup().game(), hand)) || now.isFolded(hand) || isInstantWinner(state, now, hand);
            List<Stake> plays = decided ? List.of() : SeatRules.plays(state.setup(), now, hand);
            if (!decided && plays.isEmpty()) {
                return Optional.empty();
            }
            now = decided ? now : Decisions.play(state.setup().game(), now, hand, plays.get(0));
        }
        return SeatRules.objection(state.setup(), now).isEmpty() ? Optional.of(now) : Optional.empty();
    }

    private static boolean isInstantWinner(TableFacts state, SeatInPlay seat, int hand) {
        return !seat.hands().isEmpty() && SeatRules.instantWinners(state.setup(), seat).stream()
                .anyMatch(three -> three.mask() == seat.hands().get(hand).cards().mask());
    }

    static TableState raise(TableState state, int seat, int hand) {
        List<Stake> plays = state.options(seat).plays(hand);
        Stake now = state.round().seat(seat).stake(SpotLayout.play(state.setup().game(), hand));
        return plays.isEmpty() ? state : state.play(seat, hand, plays.get((plays.indexOf(now) + 1) % plays.size()));
    }

    static TableState raiseToMost(TableState state, int seat, int hand) {
        List<Stake> plays = state.options(seat).plays(hand);
        return plays.isEmpty() ? state : state.play(seat, hand, plays.get(plays.size() - 1));
    }

    /** The next seat to split or to deal to comes into focus; play or fold is decided for all of them afterwards. */
    static TableState split(TableState state, int number, Cards first) {
        RoundInProgress round = state.round();
        SeatInPlay seat = round.seat(number);
        boolean open = state.phase() == RoundPhase.CARDS && !seat.hands().isEmpty() && round.missing(number, 0) == 0
                && (first.mask() & ~seat.cards().mask()) == 0 && first.size() > 0 && first.size() < seat.cards().size();
        if (!open) {
            return state;
        }
        TableState split = state.changed(round.with(seat.split(first)), new TableFocus.Decision(number));
        return firstToSplit(split).or(() -> firstToDeal(split.round())).map(split::withFocus).orElse(split);
    }

    /** The first seat whose cards have still to be split. A seat with an instant winner is split already. */
    static Optional<TableFocus> firstToSplit(TableState state) {
        return state.round().seatsInPlay().stream().map(SeatInPlay::number)
                .filter(seat -> !state.options(seat).splits().isEmpty()).findFirst().map(TableFocus.Decision::new);
    }

    /** The first seat that lacks a card of its deal. */
    private static Optional<TableFocus> firstToDeal(RoundInProgress round) {
        return round.seatsInPlay().stream().flatMap(seat -> RoundRequirements.card(round, seat.number(), 0).stream()).findFirst();
    }
}
