package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.value.OracleCards;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** A deck that deals at random, or requested cards if they have not been dealt yet. */
final class Deck {
    final SplittableRandom random;
    private final boolean[] gone = new boolean[52];

    Deck(SplittableRandom random) {
        this.random = random;
    }

    int pick(int from, int to) {
        return random.nextInt(from, to + 1);
    }

    boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    /** A random card. */
    int draw() {
        while (true) {
            int card = random.nextInt(52);
            if (!gone[card]) {
                gone[card] = true;
                return card;
            }
        }
    }

    /** Deals all of these cards, or none of them. */
    boolean take(int[] cards) {
        boolean[] wanted = new boolean[52];
        for (int card : cards) {
            if (gone[card] || wanted[card]) {
                return false;
            }
            wanted[card] = true;
        }
        for (int card : cards) {
            gone[card] = true;
        }
        return true;
    }

    /** Deals this many cards, shuffled: these and random others. */
    int[] fill(int size, int... some) {
        int[] hand = new int[size];
        for (int i = 0; i < size; i++) {
            hand[i] = i < some.length ? some[i] : draw();
        }
        shuffle(hand);
        return hand;
    }

    void shuffle(int[] cards) {
        for (int i = cards.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }

    /** Cards of consecutive ranks from this one down (the ace may be below the two), of one suit or of random suits. */
    int[] sequence(int top, int length, boolean suited) {
        int suit = pick(0, 3);
        int[] cards = new int[length];
        for (int i = 0; i < length; i++) {
            int rank = top - i == 1 ? OracleCards.ACE : top - i;
            cards[i] = OracleCards.of(rank, suited ? suit : pick(0, 3));
        }
        return cards;
    }

    int[] flush(int length) {
        int suit = pick(0, 3);
        int[] ranks = differentRanks(OracleCards.ACE, length);
        for (int i = 0; i < length; i++) {
            ranks[i] = OracleCards.of(ranks[i], suit);
        }
        return ranks;
    }

    /** This many cards of one rank and, if requested, this many of another. */
    int[] sets(int rank, int many, int other, int otherMany) {
        int[] cards = new int[many + otherMany];
        int skip = pick(0, 3);
        for (int i = 0; i < cards.length; i++) {
            cards[i] = OracleCards.of(i < many ? rank : other, (i + skip) % 4);
        }
        return cards;
    }

    int[] sets(int rank, int many) {
        return sets(rank, many, 0, 0);
    }

    /** Cards of different ranks, this one the highest. */
    int[] high(int top, int length) {
        int[] cards = differentRanks(top, length);
        for (int i = 0; i < length; i++) {
            cards[i] = OracleCards.of(cards[i], pick(0, 3));
        }
        return cards;
    }

    private int[] differentRanks(int top, int length) {
        int[] ranks = new int[length];
        boolean[] seen = new boolean[15];
        for (int i = 0; i < length; i++) {
            int rank = i == 0 ? top : pick(2, top);
            while (seen[rank]) {
                rank = pick(2, top);
            }
            seen[rank] = true;
            ranks[i] = rank;
        }
        return ranks;
    }

    /** Cards of the same ranks in other suits. */
    int[] mirror(int[] cards) {
        int turn = pick(1, 3);
        int[] others = new int[cards.length];
        for (int i = 0; i < cards.length; i++) {
            others[i] = OracleCards.of(OracleCards.rank(cards[i]), (OracleCards.suit(cards[i]) + turn) % 4);
        }
        return others;
    }

    /** One or two cards that fill a hand to three as requested; random cards if there are none. */
    int[] complete(int[] hand, Predicate<int[]> wanted) {
        List<Integer> left = new ArrayList<>();
        for (int card = 0; card < 52; card++) {
            if (!gone[card]) {
                left.add(random.nextInt(left.size() + 1), card);
            }
        }
        int missing = 3 - hand.length;
        for (int one : left) {
            for (int two : missing == 2 ? left : List.of(one)) {
                int[] three = missing == 2 ? new int[] {hand[0], one, two} : new int[] {hand[0], hand[1], one};
                if ((missing == 1 || one != two) && wanted.test(three)) {
                    int[] drawn = missing == 2 ? new int[] {one, two} : new int[] {one};
                    take(drawn);
                    return drawn;
                }
            }
        }
        return fill(missing);
    }
}
