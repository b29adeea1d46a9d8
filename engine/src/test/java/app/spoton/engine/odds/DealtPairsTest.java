package app.spoton.engine.odds;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.testing.LongRun;
import app.spoton.engine.testing.TestRequirement;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.Test;

/** The deals of player and dealer together: a sample agrees with the counts, and {@code -Pspoton.long} counts all of them. */
public class DealtPairsTest {
    private static final int DEALS = 2_000_000;
    private static final HandOrder FOUR = HandOrder.FOUR_CARD;
    /** K-Q-8-4 of different suits: card 4 * rank + suit, a two first. */
    private static final int LOWEST_PLAYED = Ranker.FOUR.value(4 * 11, 4 * 10 + 1, 4 * 6 + 2, 4 * 2 + 3);
    /** Hands of five cards from the 47 that the player does not hold. */
    private static final long HANDS_LEFT = 1_533_939;
    private static final Map<Category, Row> ROWS = Map.of(Category.FOUR_OF_A_KIND, Row.FOUR_OF_A_KIND,
            Category.STRAIGHT_FLUSH, Row.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND, Row.THREE_OF_A_KIND,
            Category.FLUSH, Row.FLUSH, Category.STRAIGHT, Row.STRAIGHT, Category.TWO_PAIR, Row.TWO_PAIR,
            Category.MINI_ROYAL, Row.MINI_ROYAL);

    private static int[] deal(Random random, int cards) {
        int[] deck = new int[52];
        for (int card = 0; card < 52; card++) {
            deck[card] = card;
        }
        for (int at = 0; at < cards; at++) {
            int other = at + random.nextInt(52 - at);
            int card = deck[at];
            deck[at] = deck[other];
            deck[other] = card;
        }
        return deck;
    }

    /** Within six standard deviations of the count, which a wrong count of a row in a thousand is not. */
    private static void agrees(String what, long counted, long all, int seen) {
        double expected = (double) counted / all * DEALS;
        assertEquals(what, expected, seen, 6 * Math.sqrt(expected) + 1);
    }

    @Test
    public void badBeatsAreDealtAsOftenAsCounted() {
        for (int dealerCards = 5; dealerCards <= 6; dealerCards++) {
            Map<Row, Integer> seen = new EnumMap<>(Row.class);
            Random random = new Random(dealerCards);
            for (int deal = 0; deal < DEALS; deal++) {
                int[] c = deal(random, 5 + dealerCards);
                int player = Ranker.FOUR_OF_FIVE.value(c[0], c[1], c[2], c[3], c[4]);
                int dealer = dealerCards == 5 ? Ranker.FOUR_OF_FIVE.value(c[5], c[6], c[7], c[8], c[9])
                        : Ranker.FOUR_OF_SIX.value(c[5], c[6], c[7], c[8], c[9], c[10]);
                int beaten = Math.min(player, dealer);
                if (player != dealer && FOUR.atLeast(FOUR.category(beaten), Category.TWO_PAIR)) {
                    seen.merge(ROWS.get(FOUR.category(beaten)), 1, Integer::sum);
                }
            }
            for (Row row : new Row[] {Row.FOUR_OF_A_KIND, Row.STRAIGHT_FLUSH, Row.THREE_OF_A_KIND, Row.FLUSH, Row.STRAIGHT,
                Row.TWO_PAIR}) {
                agrees(row + " against " + dealerCards, DealtPairs.badBeats(row, dealerCards),
                        DealtPairs.badBeats(dealerCards), seen.getOrDefault(row, 0));
            }
        }
    }

    @Test
    public void monstersBeatTieAndLoseAsOftenAsCounted() {
        Map<String, Integer> seen = new HashMap<>();
        Random random = new Random(3);
        for (int deal = 0; deal < DEALS; deal++) {
            int[] c = deal(random, 7);
            int player = Ranker.THREE_OF_FOUR.value(c[0], c[1], c[2], c[3]);
            int dealer = Ranker.THREE.value(c[4], c[5], c[6]);
            Row row = ROWS.get(HandOrder.THREE_CARD.category(player));
            seen.merge(row + (player > dealer ? " beats" : player == dealer ? " ties" : " loses"), 1, Integer::sum);
        }
        for (Row row : new Row[] {Row.MINI_ROYAL, Row.STRAIGHT_FLUSH, Row.THREE_OF_A_KIND, Row.STRAIGHT, Row.FLUSH}) {
            agrees(row + " beats", DealtPairs.beats(row), DealtPairs.FOUR_AND_THREE, seen.getOrDefault(row + " beats", 0));
            agrees(row + " ties", DealtPairs.ties(row), DealtPairs.FOUR_AND_THREE, seen.getOrDefault(row + " ties", 0));
            agrees(row + " loses", DealtPairs.losses(row), DealtPairs.FOUR_AND_THREE,
                    seen.getOrDefault(row + " loses", 0));
        }
    }

    /** Crazy 4 Poker and Super 4 Poker, with the play that {@link DealtPairs#superBonusLost} describes. */
    @Test
    public void superBonusesAreLostAsOftenAsCounted() {
        int lost = 0;
        Random random = new Random(4);
        for (int deal = 0; deal < DEALS; deal++) {
            int[] c = deal(random, 10);
            int player = Ranker.FOUR_OF_FIVE.value(c[0], c[1], c[2], c[3], c[4]);
            int dealer = Ranker.FOUR_OF_FIVE.value(c[5], c[6], c[7], c[8], c[9]);
            lost += player < LOWEST_PLAYED || (player < dealer && !FOUR.atLeast(FOUR.category(player), Category.STRAIGHT)) ? 1 : 0;
        }
        agrees("super bonus", DealtPairs.superBonusLost(), DealtPairs.badBeats(5), lost);
    }

    /** Every hand of the player apart from its suits, against every hand of the dealer. */
    @Test
    public void badBeatsAreCountedAgainOverAllDeals() {
        TestRequirement.require("takes minutes: -Pspoton.long", LongRun.IN_FULL);
        int twoPair = FOUR.weakestFirst().indexOf(Category.TWO_PAIR);
        for (int dealerCards = 5; dealerCards <= 6; dealerCards++) {
            AllDeals all = new AllDeals(dealerCards, twoPair << 20);
            Map<Category, Long> beaten = new EnumMap<>(Category.class);
            for (AllDeals.Player player : all.players()) {
                beaten.merge(FOUR.category(player.value()), player.alike() * all.above(player), Long::sum);
                for (int place = twoPair; place < FOUR.weakestFirst().size(); place++) {
                    beaten.merge(FOUR.weakestFirst().get(place), player.alike() * all.beatenOf(player, place), Long::sum);
                }
            }
            for (Map.Entry<Category, Long> each : beaten.entrySet()) {
                assertEquals(each.getKey() + " against " + dealerCards,
                        DealtPairs.badBeats(ROWS.get(each.getKey()), dealerCards), (long) each.getValue());
            }
            assertEquals(6, beaten.size());
        }
    }

    @Test
    public void superBonusesAreCountedAgainOverAllDeals() {
        TestRequirement.require("takes minutes: -Pspoton.long", LongRun.IN_FULL);
        AllDeals all = new AllDeals(5, 0);
        long lost = 0;
        for (AllDeals.Player player : all.players()) {
            boolean pays = FOUR.atLeast(FOUR.category(player.value()), Category.STRAIGHT);
            lost += pays ? 0 : player.alike() * (player.value() < LOWEST_PLAYED ? HANDS_LEFT : all.above(player));
        }
        assertEquals(DealtPairs.superBonusLost(), lost);
    }
}
