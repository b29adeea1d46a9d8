package app.spoton.engine.hand;

import app.spoton.engine.card.Rank;

/** Hands as people say them, with their ranks: 'pair of jacks', 'two pair, kings and fours', 'king high'. */
public final class HandWords {
    private static final String ARTICLE = "a ";

    private HandWords() {
    }

    /** The hand without an article. Of more cards than the hand needs, those that make it are named. */
    public static String of(MadeHand hand) {
        String name = name(hand.category());
        return HandRanks.of(hand).map(ranks -> named(hand.category(), name, ranks)).orElse(name);
    }

    private static String named(Category category, String name, HandRanks ranks) {
        return switch (category) {
            case HIGH_CARD -> ranks.first().words() + " high";
            case PAIR -> name + " of " + ranks.first().plural();
            case TWO_PAIR -> name + ", " + ranks.first().plural() + " and " + ranks.second().plural();
            case FULL_HOUSE -> name + ", " + ranks.first().plural() + " over " + ranks.second().plural();
            case THREE_OF_A_KIND, FOUR_OF_A_KIND -> name + ", " + ranks.first().plural();
            case STRAIGHT, FLUSH, STRAIGHT_FLUSH -> name + ", " + ranks.first().words() + " high";
            case MINI_ROYAL, ROYAL_FLUSH -> name;
        };
    }

    /** The hand as it follows 'has': 'a pair of jacks', 'king high'. */
    public static String withArticle(MadeHand hand) {
        return (hand.category().words().startsWith(ARTICLE) ? ARTICLE : "") + of(hand);
    }

    /**
     * What decides between two hands of the same order, the better one first: both hands, or the first card in which they
     * differ ('king high, nine kicker against four').
     */
    public static String comparison(Hand winner, Hand loser) {
        String held = of(winner);
        if (!held.equals(of(loser))) {
            return held + " against " + of(loser);
        }
        for (int place = 0; place < winner.order().size(); place++) {
            Rank mine = rank(HandOrder.rankAt(winner.value(), place));
            Rank other = rank(HandOrder.rankAt(loser.value(), place));
            if (mine != other) {
                return held + ", " + mine.words() + (winner.category() == Category.FLUSH ? "" : " kicker") + " against "
                        + other.words();
            }
        }
        return "both " + held + ", same ranks";
    }

    static Rank rank(int index) {
        return Rank.values()[index];
    }

    private static String name(Category category) {
        String words = category.words();
        return words.startsWith(ARTICLE) ? words.substring(ARTICLE.length()) : words;
    }
}
