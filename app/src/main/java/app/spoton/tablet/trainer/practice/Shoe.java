package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.ArrayList;
import java.util.List;

/** A deck and the chance that deals from it: the same seed deals the same cards. */
final class Shoe {
    private final SeededRandom chance;
    private long gone;

    Shoe(SeededRandom chance) {
        this.chance = chance;
    }

    /** A number below the bound. */
    int below(int bound) {
        return chance.below(bound);
    }

    boolean oneIn(int times) {
        return chance.oneIn(times);
    }

    <T> T oneOf(List<T> choices) {
        return chance.oneOf(choices);
    }

    Rank rank() {
        return Rank.values()[chance.below(13)];
    }

    Suit suit() {
        return Suit.values()[chance.below(4)];
    }

    <T> List<T> shuffled(List<T> things) {
        return chance.shuffled(things);
    }

    /** Those of these cards that are still there, which now belong to somebody. */
    List<Card> reserve(List<Card> wanted) {
        List<Card> taken = new ArrayList<>();
        for (Card card : wanted) {
            if (take(card)) {
                taken.add(card);
            }
        }
        return taken;
    }

    /** These cards and, up to the size, others by chance, in any order. */
    Cards fill(List<Card> reserved, int size) {
        List<Card> hand = new ArrayList<>(reserved.subList(0, Math.min(size, reserved.size())));
        while (hand.size() < size) {
            Card card = Card.of(chance.below(52));
            if (take(card)) {
                hand.add(card);
            }
        }
        return Cards.of(shuffled(hand));
    }

    private boolean take(Card card) {
        long bit = 1L << card.index();
        boolean there = (gone & bit) == 0;
        gone |= bit;
        return there;
    }
}
