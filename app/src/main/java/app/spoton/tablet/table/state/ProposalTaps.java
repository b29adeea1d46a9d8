package app.spoton.tablet.table.state;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.Decisions;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SpotLayout;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The camera's proposals. The dealer accepts one with a tap, and the log says that it came from the camera. */
final class ProposalTaps {
    private ProposalTaps() {
    }

    /** Of the spots on which the camera sees chips, those that are not marked yet. */
    static Map<Integer, Set<Wager>> newWagers(TableFacts state, Map<Integer, Set<Wager>> seen) {
        Map<Integer, Set<Wager>> unmarked = new TreeMap<>();
        if (state.phase() != RoundPhase.WAGERS) {
            return unmarked;
        }
        seen.forEach((seat, wagers) -> {
            Set<Wager> spots = EnumSet.noneOf(Wager.class);
            wagers.stream().filter(wager -> state.setup().game().wagers().contains(wager) && state.setup().offers(wager)
                    && !SpotLayout.isPlay(wager)
                    && !state.round().seat(seat).made(wager)).forEach(spots::add);
            if (!spots.isEmpty()) {
                unmarked.put(seat, spots);
            }
        });
        return unmarked;
    }

    static TableState takeWagers(TableState state, Map<Integer, Set<Wager>> seen) {
        RoundInProgress now = state.round();
        List<String> taken = new ArrayList<>();
        for (Map.Entry<Integer, Set<Wager>> seat : newWagers(state, seen).entrySet()) {
            SeatInPlay marked = now.seat(seat.getKey());
            for (Wager wager : seat.getValue()) {
                marked = SpotTaps.markedAlone(state, marked, wager);
                taken.add("seat " + seat.getKey() + " " + wager.id());
            }
            now = now.with(marked);
        }
        return taken.isEmpty() ? state : state.changed(now.with(now.audit().proposed(taken)), state.focus());
    }

    /**
     * The seats whose cards have left the layout and who have not decided. Where no seat has cards, none were dealt yet.
     */
    static Set<Integer> newFolds(TableFacts state, Set<Integer> withoutCards) {
        Set<Integer> folds = new TreeSet<>();
        boolean dealt = state.phase() == RoundPhase.CARDS && state.round().seatsInPlay().stream()
                .anyMatch(seat -> !seat.folded() && !withoutCards.contains(seat.number()));
        if (dealt) {
            withoutCards.stream().filter(seat -> state.isUndecided(seat) && folded(state, seat).isPresent()).forEach(folds::add);
        }
        return folds;
    }

    static TableState takeFolds(TableState state, Set<Integer> withoutCards) {
        RoundInProgress now = state.round();
        List<String> taken = new ArrayList<>();
        for (int seat : newFolds(state, withoutCards)) {
            now = now.with(folded(state, seat).orElseThrow());
            taken.add("seat " + seat + " fold");
        }
        return taken.isEmpty() ? state : state.changed(now.with(now.audit().proposed(taken)),
                RoundRequirements.first(now).orElse(TableFocus.NOTHING));
    }

    private static Optional<SeatInPlay> folded(TableFacts state, int number) {
        SeatInPlay seat = state.round().seat(number);
        boolean may = seat.hands().isEmpty() ? state.options(number).mayFold(0) : state.options(number).mayFoldAll();
        return may ? Optional.of(Decisions.foldAll(state.setup().game(), seat)) : Optional.empty();
    }
}
