package app.spoton.engine.hand;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.card.Cards;
import app.spoton.engine.paytable.Row;
import org.junit.Test;

public class HandWordsTest {
    private static String words(Ranker ranker, String cards) {
        return HandWords.of(Hand.of(ranker, Cards.parse(cards)));
    }

    private static String named(Category category, String cards) {
        return HandWords.of(MadeHand.named(category, Cards.parse(cards)));
    }

    private static String comparison(Ranker ranker, String winner, String loser) {
        return HandWords.comparison(Hand.of(ranker, Cards.parse(winner)), Hand.of(ranker, Cards.parse(loser)));
    }

    @Test
    public void aHandIsNamedWithItsRanks() {
        assertEquals("king high", words(Ranker.FOUR, "KsQhJd9c"));
        assertEquals("pair of jacks", words(Ranker.FOUR, "JsJhAd9c"));
        assertEquals("pair of sixes", words(Ranker.THREE, "6s6hAd"));
        assertEquals("two pair, kings and fours", words(Ranker.FOUR_OF_FIVE, "4sKs4hKhAd"));
        assertEquals("straight, nine high", words(Ranker.FOUR, "9s8h7d6c"));
        assertEquals("flush, king high", words(Ranker.FOUR, "Kh9h7h6h"));
        assertEquals("three of a kind, twos", words(Ranker.THREE, "2s2h2d"));
        assertEquals("four of a kind, aces", words(Ranker.FOUR_OF_SIX, "AsAhAdAcKsKh"));
        assertEquals("full house, threes over twos", words(Ranker.FIVE, "3s3h3d2c2s"));
        assertEquals("straight flush, ace high", words(Ranker.FOUR, "AhKhQhJh"));
        assertEquals("mini-royal", words(Ranker.THREE, "AhKhQh"));
        assertEquals("royal flush", words(Ranker.FIVE, "AhKhQhJhTh"));
    }

    @Test
    public void theLowestStraightIsNamedByItsHighestCardNotByItsAce() {
        assertEquals("straight, three high", words(Ranker.THREE, "As2h3d"));
        assertEquals("straight flush, four high", words(Ranker.FOUR, "Ah2h3h4h"));
        assertEquals("straight, five high", words(Ranker.FIVE, "As2h3d4c5s"));
    }

    @Test
    public void ofSevenCardsThoseThatMakeTheHandAreNamed() {
        assertEquals("flush, jack high", named(Category.FLUSH, "AsJh9hKd7h3h2h"));
        assertEquals("straight, nine high", named(Category.STRAIGHT, "As9h8d7c6s5hAd"));
        assertEquals("straight flush, nine high", named(Category.STRAIGHT_FLUSH, "As9h8h7h6h5hTd"));
        assertEquals("full house, nines over fives", named(Category.FULL_HOUSE, "9s9h9d5c5s5hAd"));
        assertEquals("two pair, queens and tens", named(Category.TWO_PAIR, "QsQhTdTc5s5hAd"));
        assertEquals("straight flush, seven high", named(Category.STRAIGHT_FLUSH, "5h6h7h8c"));
        assertEquals("flush, king high", named(Category.FLUSH, "Kh6h7hAc"));
    }

    @Test
    public void aHandWhoseCardsAreNotKnownIsNamedByItsKind() {
        assertEquals("pair", named(Category.PAIR, ""));
        assertEquals("pair", named(Category.PAIR, "AsKsQs"));
        assertEquals("two pair", named(Category.TWO_PAIR, "AsAdQsJs"));
        assertEquals("full house", named(Category.FULL_HOUSE, "AsAdQsJs"));
    }

    @Test
    public void anArticleIsGivenWhereTheHandIsOneThing() {
        assertEquals("a pair of jacks", HandWords.withArticle(Hand.of(Ranker.THREE, Cards.parse("JsJhAd"))));
        assertEquals("a flush, king high", HandWords.withArticle(Hand.of(Ranker.FOUR, Cards.parse("Kh9h7h6h"))));
        assertEquals("king high", HandWords.withArticle(Hand.of(Ranker.FOUR, Cards.parse("KsQhJd9c"))));
        assertEquals("two pair, kings and fours", HandWords.withArticle(Hand.of(Ranker.FOUR, Cards.parse("4sKs4hKh"))));
    }

    @Test
    public void aComparisonNamesTheFirstCardThatDecides() {
        assertEquals("king high, nine kicker against four", comparison(Ranker.FOUR, "KsQhJd9c", "KdQcJh4s"));
        assertEquals("king high, queen kicker against jack", comparison(Ranker.FOUR, "KsQhJd9c", "KdJcTh9s"));
        assertEquals("pair of jacks, ace kicker against king", comparison(Ranker.FOUR, "JsJhAd3c", "JdJcKhQs"));
        assertEquals("flush, king high, nine against eight", comparison(Ranker.FOUR, "KhQhJh9h", "KsQsJs8s"));
        assertEquals("pair of jacks against pair of tens", comparison(Ranker.FOUR, "JsJhAd3c", "TdTcAhQs"));
        assertEquals("two pair, kings and fours against pair of aces", comparison(Ranker.FOUR, "KsKh4d4c", "AdAcKdQs"));
        assertEquals("both king high, same ranks", comparison(Ranker.FOUR, "KsQhJd9c", "KdQcJh9s"));
    }

    @Test
    public void aPaidHandIsNamedByItsRowWhereTheRowSaysMore() {
        assertEquals("pair of kings", Row.PAIR_OF_QUEENS.words(Hand.of(Ranker.FOUR, Cards.parse("KsKhJd9c"))));
        assertEquals("king high", Row.OTHERS.words(Hand.of(Ranker.THREE, Cards.parse("KsQh9d"))));
        assertEquals("royal flush", Row.ROYAL_FLUSH.words(Hand.of(Ranker.FOUR, Cards.parse("AhKhQhJh"))));
        assertEquals("3-card straight flush, seven high",
                Row.THREE_CARD_STRAIGHT_FLUSH.words(MadeHand.named(Category.STRAIGHT_FLUSH, Cards.parse("5h6h7h8c"))));
        assertEquals("5-card royal flush",
                Row.FIVE_CARD_ROYAL_FLUSH.words(MadeHand.named(Category.ROYAL_FLUSH, Cards.parse("AhKhQhJhTh2c3d"))));
        assertEquals("spade mini-royal", Row.SPADE_MINI_ROYAL.words(Hand.of(Ranker.THREE, Cards.parse("AsKsQs"))));
    }
}
