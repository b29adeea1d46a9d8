package app.spoton.tablet.history.whatif;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.round.SplitHand;
import java.util.ArrayList;
import java.util.List;

/** Changes the split of a seat in a copy. After each change, played hands draw their cards and have play wagers. */
final class SplitEditor {
    private static final int FULL = 3;

    private final SeatDraft seat;
    private final List<GameFacts.Play> plays;
    private final List<Cards> instantWinners;
    /** The cards to draw: those drawn in the copy, then those drawn in the round and not used in the copy. */
    private final List<Card> toDraw = new ArrayList<>();

    /**
     * An editor for one change.
     *
     * @param plays the play wager and the ante of each hand
     * @param instantWinners the sets of three cards of which the player must keep one together
     * @param free cards that were drawn in the round and are nowhere in the copy
     */
    SplitEditor(SeatDraft seat, List<GameFacts.Play> plays, List<Cards> instantWinners, List<Card> free) {
        this.seat = seat;
        this.plays = plays;
        this.instantWinners = instantWinners;
        seat.hands().forEach(hand -> toDraw.addAll(hand.drawn().list()));
        toDraw.addAll(free);
    }

    /** Moves a dealt card to the other hand, unless it is its hand's last one. */
    void move(Card card) {
        List<SplitHand> hands = seat.hands();
        for (int from = 0; from < hands.size(); from++) {
            List<Card> cards = new ArrayList<>(hands.get(from).cards().list());
            if (cards.contains(card) && cards.size() > 1) {
                cards.remove(card);
                List<Card> others = new ArrayList<>(hands.get(1 - from).cards().list());
                others.add(card);
                hands.set(from, new SplitHand(Cards.of(cards), Cards.NONE, hands.get(from).folded()));
                hands.set(1 - from, new SplitHand(Cards.of(others), Cards.NONE, hands.get(1 - from).folded()));
                drawAndPlay();
                return;
            }
        }
    }

    void fold(int number, boolean folded) {
        SplitHand hand = seat.hands().get(number);
        seat.hands().set(number, new SplitHand(hand.cards(), hand.drawn(), folded));
        drawAndPlay();
    }

    /** Splits four cards that were folded: the first two, and the other two. */
    void split() {
        List<Card> dealt = seat.cards().list();
        seat.fold(false);
        seat.setHands(List.of(new SplitHand(Cards.of(dealt.subList(0, 2)), Cards.NONE, false),
                new SplitHand(Cards.of(dealt.subList(2, 4)), Cards.NONE, false)));
        drawAndPlay();
    }

    void draw(int number, Card card) {
        SplitHand hand = seat.hands().get(number);
        seat.hands().set(number, new SplitHand(hand.cards(), hand.drawn().plus(Cards.of(List.of(card))), hand.folded()));
    }

    private void drawAndPlay() {
        List<Card> left = new ArrayList<>(toDraw);
        for (int number = 0; number < seat.hands().size(); number++) {
            SplitHand hand = seat.hands().get(number);
            boolean isPlayed = !hand.folded() && !isInstantWinner(hand.cards());
            int missing = isPlayed ? Math.min(FULL - hand.cards().size(), left.size()) : 0;
            List<Card> drawn = new ArrayList<>(left.subList(0, Math.max(missing, 0)));
            left.subList(0, drawn.size()).clear();
            seat.hands().set(number, new SplitHand(hand.cards(), Cards.of(drawn), hand.folded()));
            if (isPlayed) {
                seat.betAsMuch(plays.get(number).play(), plays.get(0).ante());
                seat.betAsMuch(plays.get(number).play(), plays.get(number).ante());
            } else {
                seat.remove(plays.get(number).play());
            }
        }
    }

    /** An instant winner is paid at once and has no play wager. */
    private boolean isInstantWinner(Cards cards) {
        return instantWinners.stream().anyMatch(winner -> winner.mask() == cards.mask());
    }
}
