package app.spoton.engine.oracle.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A ranked hand. Two hands of one order compare by the position of their kind in that order, then by their ranks, the
 * most frequent first, then the highest. Suits are never compared.
 */
public final class OracleHand implements Comparable<OracleHand> {
    /** The hand ranks, weakest first. */
    public static final class Order {
        /** 3 Card Fury Procedure Manual and 4 Card Split Rules of Play: a straight beats a flush. */
        public static final Order THREE = new Order("high-card", "pair", "flush", "straight", "three-of-a-kind",
                "straight-flush", "mini-royal");
        /** Four Card Poker Training Manual, Ranking of Hands; the same in the rules of Crazy 4 and Super 4 Poker. */
        public static final Order FOUR = new Order("high-card", "pair", "two-pair", "straight", "flush", "three-of-a-kind",
                "straight-flush", "four-of-a-kind");
        /** Four cards with a royal flush on top, as 4 Card Split Rules of Play, 4 Card Blind Payouts, lists them. */
        public static final Order BLIND = new Order("high-card", "pair", "two-pair", "straight", "flush", "three-of-a-kind",
                "straight-flush", "four-of-a-kind", "royal-flush");
        public static final Order FIVE = new Order("high-card", "pair", "two-pair", "three-of-a-kind", "straight", "flush",
                "full-house", "four-of-a-kind", "straight-flush", "royal-flush");

        public final List<String> kinds;

        private Order(String... weakestFirst) {
            kinds = List.of(weakestFirst);
        }
    }

    public final String kind;
    /** The cards of the hand, those that make it first: 7h 7c As Kd. A low ace is last. */
    public final int[] cards;
    private final int place;
    private final int[] ranks;

    private OracleHand(String kind, int place, int[] cards, int[] ranks) {
        this.kind = kind;
        this.place = place;
        this.cards = cards;
        this.ranks = ranks;
    }

    /** The hand that exactly these cards make. */
    public static OracleHand of(Order order, int... dealt) {
        int[] cards = sorted(dealt);
        int[] ranks = new int[cards.length];
        for (int i = 0; i < cards.length; i++) {
            ranks[i] = OracleCards.rank(cards[i]);
        }
        boolean flush = oneSuit(cards);
        boolean straight = inSequence(ranks);
        if (isLowAce(ranks)) {
            straight = true;
            int ace = cards[0];
            System.arraycopy(cards, 1, cards, 0, cards.length - 1);
            System.arraycopy(ranks, 1, ranks, 0, ranks.length - 1);
            cards[cards.length - 1] = ace;
            ranks[ranks.length - 1] = 1;
        }
        String kind = kind(order, cards, flush, straight, ranks);
        return new OracleHand(kind, order.kinds.indexOf(kind), cards, ranks);
    }

    private static String kind(Order order, int[] cards, boolean flush, boolean straight, int[] ranks) {
        if (flush && straight) {
            boolean toTheAce = ranks[0] == OracleCards.ACE;
            if (toTheAce && order == Order.THREE) {
                return "mini-royal";
            }
            return toTheAce && order != Order.FOUR ? "royal-flush" : "straight-flush";
        }
        int most = count(cards, cards[0]);
        int next = most < cards.length ? count(cards, cards[most]) : 0;
        if (most == 4) {
            return "four-of-a-kind";
        } else if (most == 3) {
            return next == 2 ? "full-house" : "three-of-a-kind";
        } else if (flush) {
            return "flush";
        } else if (straight) {
            return "straight";
        } else if (most == 2) {
            return next == 2 ? "two-pair" : "pair";
        }
        return "high-card";
    }

    /** The best hand of this size from these cards, found by trying all; of equal hands, the one with the higher suits. */
    public static OracleHand best(Order order, int size, int... dealt) {
        OracleHand best = null;
        for (int[] some : choices(size, bySuit(dealt))) {
            OracleHand hand = of(order, some);
            if (best == null || hand.compareTo(best) > 0) {
                best = hand;
            }
        }
        return best;
    }

    /** All choices of this many of these cards, those of the first cards first. */
    public static List<int[]> choices(int size, int... dealt) {
        List<int[]> choices = new ArrayList<>();
        choose(dealt, new int[size], 0, 0, choices);
        return choices;
    }

    private static void choose(int[] dealt, int[] chosen, int count, int from, List<int[]> choices) {
        if (count == chosen.length) {
            choices.add(chosen.clone());
            return;
        }
        for (int i = from; i < dealt.length; i++) {
            chosen[count] = dealt[i];
            choose(dealt, chosen, count + 1, i + 1, choices);
        }
    }

    private static int[] bySuit(int[] dealt) {
        int[] cards = dealt.clone();
        Arrays.sort(cards);
        for (int i = 0, j = cards.length - 1; i < j; i++, j--) {
            int card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
        return cards;
    }

    /** The most frequent ranks first, then the highest, then spades, hearts, diamonds, clubs. */
    private static int[] sorted(int[] dealt) {
        int[] count = new int[OracleCards.ACE + 1];
        for (int card : dealt) {
            count[OracleCards.rank(card)]++;
        }
        int[] cards = dealt.clone();
        for (int i = 1; i < cards.length; i++) {
            int card = cards[i];
            int weight = count[OracleCards.rank(card)] * 100 + card;
            int j = i;
            while (j > 0 && weight > count[OracleCards.rank(cards[j - 1])] * 100 + cards[j - 1]) {
                cards[j] = cards[j - 1];
                j--;
            }
            cards[j] = card;
        }
        return cards;
    }

    /** The number of cards with this card's rank. */
    private static int count(int[] cards, int card) {
        int count = 0;
        for (int other : cards) {
            if (OracleCards.rank(other) == OracleCards.rank(card)) {
                count++;
            }
        }
        return count;
    }

    private static boolean oneSuit(int[] cards) {
        for (int card : cards) {
            if (OracleCards.suit(card) != OracleCards.suit(cards[0])) {
                return false;
            }
        }
        return true;
    }

    private static boolean inSequence(int[] ranks) {
        for (int i = 1; i < ranks.length; i++) {
            if (ranks[i] != ranks[i - 1] - 1) {
                return false;
            }
        }
        return true;
    }

    /** A-2-3, A-2-3-4 and so on, the ace still at the front. */
    private static boolean isLowAce(int[] ranks) {
        if (ranks[0] != OracleCards.ACE) {
            return false;
        }
        for (int i = 1; i < ranks.length; i++) {
            if (ranks[i] != ranks.length + 1 - i) {
                return false;
            }
        }
        return true;
    }

    public boolean is(String wanted) {
        return kind.equals(wanted);
    }

    /** The rank that decides first: for a pair its rank, for 4-3-2-A the four. */
    public int top() {
        return ranks[0];
    }

    public boolean beats(OracleHand other) {
        return compareTo(other) > 0;
    }

    public boolean ties(OracleHand other) {
        return compareTo(other) == 0;
    }

    /** Whether the hand is, for example, king high or better; a pair is better than any high card. */
    public boolean isHighOrBetter(int rank) {
        return !is("high-card") || top() >= rank;
    }

    @Override
    public int compareTo(OracleHand other) {
        return place != other.place ? Integer.compare(place, other.place) : Arrays.compare(ranks, other.ranks);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OracleHand hand && compareTo(hand) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * place + Arrays.hashCode(ranks);
    }
}
