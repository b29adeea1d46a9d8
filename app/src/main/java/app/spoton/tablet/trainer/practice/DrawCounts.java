package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How many cards are dealt to the hands of a split, found by asking the engine which numbers it accepts. */
public final class DrawCounts {
    private static final int MOST = 4;

    private DrawCounts() {
    }

    /** The fewest cards for each of the seat's hands with which the engine settles the round. */
    public static List<Integer> neededBy(PracticeRound practice) {
        List<Integer> dealt = practice.seat().hands().stream().map(hand -> hand.drawn().size())
                .collect(Collectors.toList());
        List<Integer> needed = new ArrayList<>();
        for (int which = 0; which < dealt.size(); which++) {
            needed.add(needed(practice, dealt, which));
        }
        return needed;
    }

    private static int needed(PracticeRound practice, List<Integer> dealt, int which) {
        List<Integer> tried = new ArrayList<>(dealt);
        for (int cards = 0; cards <= MOST; cards++) {
            tried.set(which, cards);
            if (practice.game().check(with(practice, tried)).isEmpty()) {
                return cards;
            }
        }
        throw new IllegalStateException("No number of cards is accepted for hand " + (which + 1));
    }

    /** The round with these numbers of cards dealt to the hands of its seat. */
    static Round with(PracticeRound practice, List<Integer> drawn) {
        Round round = practice.round();
        List<Seat> seats = round.seats().stream().map(seat -> seat.number() == practice.seatNumber()
                ? redealt(practice, drawn) : seat).collect(Collectors.toList());
        return new Round(round.paytables(), round.house(), round.meters(), round.dealer(), seats);
    }

    private static Seat redealt(PracticeRound practice, List<Integer> drawn) {
        Seat seat = practice.seat();
        Seat.Builder other = Seat.at(seat.number()).cards(seat.cards());
        Optional.ofNullable(practice.players().get(seat.number())).ifPresent(other::player);
        seat.wagers().forEach(wager -> other.bet(wager, seat.stake(wager)));
        List<Card> left = left(practice.round());
        for (int which = 0; which < seat.hands().size(); which++) {
            SplitHand was = seat.hands().get(which);
            List<Card> cards = new ArrayList<>(was.drawn().list());
            while (cards.size() < drawn.get(which)) {
                cards.add(left.remove(0));
            }
            other.hand(new SplitHand(was.cards(), Cards.of(cards.subList(0, drawn.get(which))), was.folded()));
        }
        return other.build();
    }

    private static List<Card> left(Round round) {
        List<Card> left = new ArrayList<>(Card.deck());
        left.removeAll(round.dealer().list());
        for (Seat seat : round.seats()) {
            left.removeAll(seat.cards().list());
            seat.hands().forEach(hand -> left.removeAll(hand.drawn().list()));
        }
        return left;
    }
}
