package app.spoton.tablet.table.round.seat;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.SplitHand;
import java.util.ArrayList;
import java.util.List;

/** A seat after its player's decision. {@link SeatRules} says whether the rules allow it. */
public final class Decisions {
    private Decisions() {
    }

    /** The seat's hand (0; 0 or 1 in a split) is played for this stake. */
    public static SeatInPlay play(Game game, SeatInPlay seat, int hand, Stake stake) {
        SeatInPlay played = seat.withFolded(false).withStake(SpotLayout.play(game, hand), stake);
        return seat.hands().isEmpty() ? played : played.withHandFolded(hand, false);
    }

    public static SeatInPlay fold(Game game, SeatInPlay seat, int hand) {
        SeatInPlay folded = seat.withStake(SpotLayout.play(game, hand), Stake.NONE);
        return seat.hands().isEmpty() ? folded.withFolded(true) : folded.withFolded(false).withHandFolded(hand, true);
    }

    /** Folds all cards; in a split game without splitting them. */
    public static SeatInPlay foldAll(Game game, SeatInPlay seat) {
        if (seat.hands().isEmpty()) {
            return fold(game, seat, 0);
        }
        return seat.split(seat.cards()).withFolded(true);
    }

    /** A card of a split moves over to the other hand. */
    public static SeatInPlay moveToOtherHand(SeatInPlay seat, Card card) {
        SplitHand first = seat.hands().get(0);
        List<Card> now = new ArrayList<>(first.cards().list());
        if (!now.remove(card)) {
            now.add(card);
        }
        return seat.split(Cards.of(now));
    }
}
