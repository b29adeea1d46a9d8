package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.ArrayList;
import java.util.List;

/** A deck that is dealt at random; the same seed deals the same cards. */
final class Shoe {
    private final SeededRandom random;
    private long dealt;

    Shoe(SeededRandom random) {
        this.random = random;
    }

    /** A number below the bound. */
    int nextInt(int bound) {
        return random.nextInt(bound);
    }

    boolean oneIn(int times) {
        return random.oneIn(times);
    }

    <T> T pick(List<T> choices) {
        return random.pick(choices);
    }

    Rank rank() {
        return Rank.values()[random.nextInt(13)];
    }

    Suit suit() {
        return Suit.values()[random.nextInt(4)];
    }

    <T> List<T> shuffled(List<T> things) {
        return random.shuffled(things);
    }

    /** Takes those of these cards that are still in the deck. */
    List<Card> reserve(List<Card> wanted) {
        List<Card> taken = new ArrayList<>();
        for (Card card : wanted) {
            if (take(card)) {
                taken.add(card);
            }
        }
        return taken;
    }

    /** These cards and random others up to the size, in random order. */
    Cards fill(List<Card> reserved, int size) {
        List<Card> hand = new ArrayList<>(reserved.subList(0, Math.min(size, reserved.size())));
        while (hand.size() < size) {
            Card card = Card.of(random.nextInt(52));
            if (take(card)) {
                hand.add(card);
            }
        }
        return Cards.of(shuffled(hand));
    }

    private boolean take(Card card) {
        long bit = 1L << card.index();
        boolean isThere = (dealt & bit) == 0;
        dealt |= bit;
        return isThere;
    }
}
