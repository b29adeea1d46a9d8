package app.spoton.tablet.trainer.deal;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A deck and the chance that deals from it: the same seed deals the same cards. */
final class Shoe {
    private final SplittableRandom chance;
    private long gone;

    Shoe(SplittableRandom chance) {
        this.chance = chance;
    }

    /** A number below the bound. */
    int below(int bound) {
        return chance.nextInt(bound);
    }

    boolean oneIn(int times) {
        return chance.nextInt(times) == 0;
    }

    <T> T oneOf(List<T> choices) {
        return choices.get(chance.nextInt(choices.size()));
    }

    Rank rank() {
        return Rank.values()[chance.nextInt(13)];
    }

    Suit suit() {
        return Suit.values()[chance.nextInt(4)];
    }

    <T> List<T> shuffled(List<T> things) {
        List<T> mixed = new ArrayList<>(things);
        for (int at = mixed.size() - 1; at > 0; at--) {
            int other = chance.nextInt(at + 1);
            T kept = mixed.get(at);
            mixed.set(at, mixed.get(other));
            mixed.set(other, kept);
        }
        return mixed;
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
            Card card = Card.of(chance.nextInt(52));
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
