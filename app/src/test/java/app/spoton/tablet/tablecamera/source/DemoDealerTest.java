package app.spoton.tablet.tablecamera.source;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.layout.HandRegion;
import app.spoton.engine.card.Card;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.reading.TestReadings;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

public class DemoDealerTest {
    private final TableState poker = bet(bet(open("four-card-poker"), 1, ANTE, "10"), 4, ANTE, "10").deal();

    private static List<Card> cards(DemoRound round, int seat) {
        return round.hands().get(new HandRegion(seat));
    }

    @Test
    public void onlySeatsThatHaveBetAreDealtTo() {
        DemoRound round = DemoDealer.of(poker, 1);
        assertEquals(5, cards(round, 4).size());
        assertEquals(3, round.hands().size());
    }

    @Test
    public void theDealersHandIsTurnedOverWhenAllHaveDecided() {
        assertEquals("the up card", 1, cards(DemoDealer.of(poker, 1), 0).size());
        TableState decided = poker.fold(1, 0).play(4, 0, money("10"));
        assertEquals(6, cards(DemoDealer.of(decided, 1), 0).size());
        assertEquals(cards(DemoDealer.of(poker, 1), 0), cards(DemoDealer.of(decided, 1), 0).subList(0, 1));
        TableState crazy = bet(open("crazy-4-poker"), 1, ANTE, "10").deal();
        assertEquals("this game has no up card", 0, cards(DemoDealer.of(crazy, 1), 0).size());
    }

    @Test
    public void chipsLieOnTheWagersThatWereMade() {
        assertEquals(Map.of(1, Set.of(ANTE), 4, Set.of(ANTE)), DemoDealer.of(poker, 1).bets().orElseThrow());
    }

    @Test
    public void beforeAnybodyHasBetPlayersOfTheSeedHaveAndNoCardsLieThere() {
        DemoRound round = DemoDealer.of(open("four-card-poker"), 3);
        assertEquals(0, round.cards());
        assertFalse(round.bets().orElseThrow().isEmpty());
        round.bets().orElseThrow().values().forEach(bets -> assertTrue(bets.contains(ANTE) && !bets.contains(PLAY)));
    }

    @Test
    public void theSameSeedDealsTheSameAndTheNextOneOthers() {
        assertEquals(DemoDealer.of(poker, 1), DemoDealer.of(poker, 1));
        assertNotEquals(cards(DemoDealer.of(poker, 1), 1), cards(DemoDealer.of(poker, 2), 1));
    }

    @Test
    public void cardsOnTheTableStayAndNoneIsDealtTwice() {
        for (int seed = 0; seed < 50; seed++) {
            TableState byHand = deal(poker, "AhAd9c");
            DemoRound round = DemoDealer.of(byHand, seed);
            assertEquals(byHand.round().seat(1).cards().list(), cards(round, 1).subList(0, 3));
            HashSet<Card> all = new HashSet<>();
            round.hands().values().forEach(all::addAll);
            assertEquals(round.cards(), all.size());
        }
    }

    @Test
    public void aPlayerWhoGivesUpLeavesABarePlaceUntilTheDealerHasDecided() {
        TableState dealt = deal(deal(poker, "AhAd9c4d2h").selectSeat(4), "KsKc7d6c3s");
        int bare = 0;
        for (int seed = 0; seed < 20; seed++) {
            assertTrue("the first player stays", DemoDealer.of(dealt, seed).hands().containsKey(new HandRegion(1)));
            bare += DemoDealer.of(dealt, seed).hands().containsKey(new HandRegion(4)) ? 0 : 1;
            assertEquals(5, cards(DemoDealer.of(dealt.play(4, 0, money("10")), seed), 4).size());
            assertEquals("not before all cards are known", 5, cards(DemoDealer.of(deal(poker, "AhAd9c4d2h"), seed), 4).size());
        }
        assertTrue(bare + " of 20", bare > 0 && bare < 15);
    }

    @Test
    public void drawsComeAfterTheDecisionsWithTheirHands() {
        TableState dealt = bet(bet(open("four-card-split"), 2, ANTE_1, "10"), 2, BLIND, "10").deal();
        assertEquals(4, cards(DemoDealer.of(dealt, 1), 2).size());
        TableState played = deal(dealt, "AcAd9hKs").moveToOtherHand(2, TestReadings.card("9h")).moveToOtherHand(2, TestReadings.card("Ks"))
                .play(2, 0, money("10"));
        assertEquals(5, cards(DemoDealer.of(played, 1), 2).size());
        DemoRound drawn = DemoDealer.of(played.fold(2, 1), 1);
        assertTrue(cards(drawn, 2).subList(0, 2).containsAll(List.of(TestReadings.card("Ac"), TestReadings.card("Ad"))));
        assertEquals(5, cards(drawn, 2).size());
        assertEquals(4, cards(drawn, 0).size());
    }
}
