package app.spoton.tablet.table.state;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.Decisions;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cards and decisions between the deal and the settlement. */
final class CardTaps {
    private CardTaps() {
    }

    static TableState put(TableState state, Card card) {
        if (!(state.focus() instanceof TableFocus.CardAt place) || state.phase() != RoundPhase.CARDS) {
            return state;
        }
        if (!state.isFree(card)) {
            return state.withNotice(CardPlacement.duplicateNotice(state.round(), place, card));
        }
        RoundInProgress now = CardPlacement.byHand(state.round(), place, card);
        return state.changed(now, RoundRequirements.after(now, place));
    }

    static TableState place(TableState state, Map<CardPosition, List<PlacedCard>> reading) {
        if (state.phase() != RoundPhase.CARDS || state.isSettling()) {
            return state.withNotice(TableNotice.of(TableNotice.Kind.CARDS_NOT_EXPECTED, 0));
        }
        return keepingHalfCard(state, placed(state, CardPlacement.of(state.round(), reading)));
    }

    private static TableState placed(TableState state, CardPlacement placement) {
        if (placement.round().equals(state.round())) {
            return placement.notices().equals(state.notices()) ? state : state.withNotices(placement.notices());
        }
        TableState changed = state.changed(placement.round(),
                RoundRequirements.first(placement.round()).orElse(TableFocus.NOTHING));
        TableState placed = !(changed.focus() instanceof TableFocus.Decision) ? changed
                : DecisionTaps.firstToSplit(changed).map(changed::withFocus).orElse(changed);
        return placement.notices().isEmpty() ? placed : placed.withNotices(placement.notices());
    }

    /** A card whose rank is tapped and that the reading does not have stays next, as it was not undone. */
    private static TableState keepingHalfCard(TableState before, TableState after) {
        if (before.rank().isEmpty() || !(before.focus() instanceof TableFocus.CardAt place)
                || !cardAt(before, place).equals(cardAt(after, place))) {
            return after;
        }
        int next = Math.min(place.index(), after.round().cardsAt(place.seat(), place.hand()).size());
        return new TableState(after.round(), new TableFocus.CardAt(place.seat(), place.hand(), next), before.rank(),
                after.notices(), after.lastWagers, after.before, after.settling, after.display);
    }

    private static Optional<Card> cardAt(TableState state, TableFocus.CardAt place) {
        Cards cards = state.round().cardsAt(place.seat(), place.hand());
        return place.index() < cards.size() ? Optional.of(Card.of(cards.index(place.index()))) : Optional.empty();
    }

    static TableState moveToOtherHand(TableState state, int seat, Card card) {
        RoundInProgress round = state.round();
        boolean split = !round.seat(seat).hands().isEmpty() && round.missing(seat, 0) == 0;
        return split ? decide(state, Decisions.moveToOtherHand(round.seat(seat), card)) : state;
    }

    static TableState decide(TableState state, SeatInPlay decided) {
        if (state.phase() != RoundPhase.CARDS || !state.round().seat(decided.number()).isInPlay()) {
            return state;
        }
        RoundInProgress now = state.round().with(decided);
        TableFocus was = state.focus().seat() < 0 ? new TableFocus.Decision(decided.number()) : state.focus();
        return state.changed(now, RoundRequirements.after(now, was));
    }
}
