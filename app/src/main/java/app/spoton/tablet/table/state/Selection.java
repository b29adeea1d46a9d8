package app.spoton.tablet.table.state;

import app.spoton.engine.card.Card;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SpotLayout;

/** Taps that select what the next tap is for. */
final class Selection {
    private Selection() {
    }

    static TableState spot(TableState state, int seat, Wager wager) {
        boolean play = SpotLayout.isPlay(wager);
        if (state.phase() == RoundPhase.WAGERS && !play) {
            return state.withFocus(new TableFocus.Spot(seat, wager));
        }
        boolean decides = state.phase() == RoundPhase.CARDS && play
                && state.round().seat(seat).made(SpotLayout.anteOf(wager));
        return decides ? state.withFocus(new TableFocus.Spot(seat, wager)) : seat(state, seat);
    }

    static TableState seat(TableState state, int seat) {
        RoundInProgress round = state.round();
        if (state.phase() == RoundPhase.WAGERS && seat != TableFocus.DEALER) {
            return state.withFocus(new TableFocus.Spot(seat, state.setup().game().wagers().get(0)));
        }
        if (state.phase() == RoundPhase.CARDS && hasHand(round, seat)) {
            return state.withFocus(RoundRequirements.at(round, seat)
                    .orElseGet(() -> RoundRequirements.correctionFocus(round, seat)));
        }
        return state;
    }

    static TableState card(TableState state, int seat, int hand, int index) {
        RoundInProgress round = state.round();
        boolean there = state.phase() == RoundPhase.CARDS && hasHand(round, seat) && index < round.capacity(seat, hand);
        int next = there ? Math.min(index, round.cardsAt(seat, hand).size()) : 0;
        return there ? state.withFocus(new TableFocus.CardAt(seat, hand, next)) : state;
    }

    /** A card of one hand (0 or 1) of a split, by its place there: the cards dealt come first, then those drawn. */
    static TableState cardOfHand(TableState state, int seat, int hand, int place) {
        SplitHand split = state.round().seat(seat).hands().get(hand);
        int dealt = split.cards().size();
        return place >= dealt ? card(state, seat, hand + 1, place - dealt)
                : card(state, seat, 0, state.round().seat(seat).cards().list().indexOf(Card.of(split.cards().index(place))));
    }

    private static boolean hasHand(RoundInProgress round, int seat) {
        return seat == TableFocus.DEALER || round.seat(seat).isInPlay();
    }
}
