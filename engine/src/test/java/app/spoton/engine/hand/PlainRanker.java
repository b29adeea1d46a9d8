package app.spoton.engine.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ranks hands by counting and sorting, without the product's lookup tables. A hand is a number: the position of its
 * category (the weakest is 0), then its ranks in the order in which they decide.
 */
final class PlainRanker {
    private static final List<Category> THREE = List.of(Category.HIGH_CARD, Category.PAIR, Category.FLUSH,
            Category.STRAIGHT, Category.THREE_OF_A_KIND, Category.STRAIGHT_FLUSH, Category.MINI_ROYAL);
    private static final List<Category> FOUR = List.of(Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR,
            Category.STRAIGHT, Category.FLUSH, Category.THREE_OF_A_KIND, Category.STRAIGHT_FLUSH,
            Category.FOUR_OF_A_KIND);
    private static final List<Category> FIVE = List.of(Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR,
            Category.THREE_OF_A_KIND, Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND,
            Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH);

    private PlainRanker() {
    }

    /** The category's position and the deciding ranks (two is 2, ace is 14, or 1 if it is low), two digits each. */
    static long rank(int... cards) {
        List<Integer> ranks = new ArrayList<>();
        boolean oneSuit = true;
        for (int card : cards) {
            ranks.add(card / 4 + 2);
            oneSuit &= card % 4 == cards[0] % 4;
        }
        List<Integer> descending = new ArrayList<>(ranks);
        descending.sort((a, b) -> b - a);
        boolean straight = isRun(descending);
        List<Integer> aceLow = new ArrayList<>(descending);
        if (!straight && aceLow.remove(Integer.valueOf(14))) {
            aceLow.add(1);
            if (isRun(aceLow)) {
                straight = true;
                descending = aceLow;
            }
        }
        int[] counts = new int[15];
        ranks.forEach(rank -> counts[rank]++);
        if (!straight) {
            descending.sort((a, b) -> counts[a] == counts[b] ? b - a : counts[b] - counts[a]);
        }
        int[] shape = Arrays.stream(counts).filter(count -> count > 0).sorted().toArray();
        Category category = category(shape, straight, oneSuit, descending.get(0), cards.length);
        List<Category> order = cards.length == 3 ? THREE : cards.length == 4 ? FOUR : FIVE;
        long value = order.indexOf(category);
        for (int rank : descending) {
            value = value * 100 + rank;
        }
        return value;
    }

    static Category category(int... cards) {
        List<Category> order = cards.length == 3 ? THREE : cards.length == 4 ? FOUR : FIVE;
        return order.get((int) (rank(cards) / (long) Math.pow(100, cards.length)));
    }

    private static Category category(int[] shape, boolean straight, boolean oneSuit, int top, int size) {
        if (straight && oneSuit) {
            return top == 14 && size == 3 ? Category.MINI_ROYAL : top == 14 && size == 5 ? Category.ROYAL_FLUSH
                    : Category.STRAIGHT_FLUSH;
        }
        if (oneSuit) {
            return Category.FLUSH;
        }
        if (straight) {
            return Category.STRAIGHT;
        }
        return switch (Arrays.toString(shape)) {
            case "[4]", "[1, 4]" -> Category.FOUR_OF_A_KIND;
            case "[2, 3]" -> Category.FULL_HOUSE;
            case "[3]", "[1, 3]", "[1, 1, 3]" -> Category.THREE_OF_A_KIND;
            case "[2, 2]", "[1, 2, 2]" -> Category.TWO_PAIR;
            case "[1, 2]", "[1, 1, 2]", "[1, 1, 1, 2]" -> Category.PAIR;
            default -> Category.HIGH_CARD;
        };
    }

    private static boolean isRun(List<Integer> descending) {
        for (int at = 1; at < descending.size(); at++) {
            if (descending.get(at) != descending.get(at - 1) - 1) {
                return false;
            }
        }
        return true;
    }
}
