package app.spoton.tablet.table.state;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PLAY_1;
import static app.spoton.engine.round.Wager.PLAY_2;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.Test;

/** Decisions for all seats with one tap. */
public class DecisionTapsTest {
    private static TableState bets(String game, int... seats) {
        TableState state = open(game);
        for (int seat : seats) {
            state = bet(state, seat, ANTE, "10");
        }
        return state;
    }

    private static TableState split(int... seats) {
        TableState state = open("four-card-split");
        for (int seat : seats) {
            state = bet(bet(state, seat, ANTE_1, "10"), seat, BLIND, "10");
        }
        return state.deal();
    }

    private static TableState at(TableState state, int seat, String cards) {
        return deal(state.selectCard(seat, 0, 0), cards);
    }

    @Test
    public void everybodyPlaysWithOneTapButThoseWhoFolded() {
        TableState dealt = bets("four-card-poker", 1, 3, 5).deal().fold(3, 0);
        assertTrue(dealt.canPlayAll());
        TableState played = dealt.playAll();
        assertEquals(Stake.counted(money("10")), played.round().seat(1).stake(PLAY));
        assertTrue(played.round().seat(3).folded());
        assertEquals(Stake.counted(money("10")), played.round().seat(5).stake(PLAY));
        assertFalse(played.canPlayAll());
        assertFalse("one undo takes the whole sweep back", played.undo().round().seat(5).made(PLAY));
    }

    @Test
    public void aFoldAfterTheSweepIsOneTapToo() {
        TableState played = bets("crazy-4-poker", 2, 4).deal().playAll().fold(4, 0);
        assertTrue(played.round().seat(4).folded());
        assertFalse(played.round().seat(4).made(PLAY));
        assertTrue(played.round().seat(2).made(PLAY));
    }

    @Test
    public void aSecondTapRaisesAndAfterTheMostComesTheLeast() {
        TableState played = bets("four-card-poker", 1).deal().playAll();
        TableState twice = played.raise(1, 0);
        assertEquals(Stake.counted(money("20")), twice.round().seat(1).stake(PLAY));
        assertEquals(Stake.counted(money("10")), twice.raise(1, 0).raise(1, 0).round().seat(1).stake(PLAY));
        assertEquals(Stake.counted(money("30")), played.raiseToMost(1, 0).round().seat(1).stake(PLAY));
    }

    @Test
    public void withoutAPairOfAcesARaiseStaysWhereItIs() {
        TableState low = deal(bets("crazy-4-poker", 1).deal(), "2c5d8hJcKh").playAll();
        assertEquals(Stake.counted(money("10")), low.raise(1, 0).round().seat(1).stake(PLAY));
        assertEquals(Stake.counted(money("10")), low.raiseToMost(1, 0).round().seat(1).stake(PLAY));
    }

    @Test
    public void aSplitIsOneTapAndTheNextSeatToSplitComesIntoFocus() {
        TableState dealt = at(at(split(1, 4), 1, "AcAd9hKs"), 4, "2h3d7c8s").selectSeat(1);
        assertEquals("three ways in halves, four with one card alone", 7, dealt.options(1).splits().size());
        assertFalse("nobody plays a hand that is not split", dealt.canPlayAll());
        TableState one = dealt.split(1, Cards.parse("AcAd"));
        assertEquals(new TableFocus.Decision(4), one.focus());
        TableState both = one.split(4, Cards.parse("2h7c"));
        assertTrue(both.canPlayAll());
        TableState played = both.playAll();
        assertEquals(Stake.counted(money("10")), played.round().seat(4).stake(PLAY_2));
        assertEquals(Stake.counted(money("10")), played.round().seat(1).stake(PLAY_1));
        assertEquals("then the cards are drawn", new TableFocus.CardAt(1, 1, 0), played.focus());
    }

    @Test
    public void afterASplitByHandTheNextSeatIsDealtTo() {
        TableState dealt = at(split(1, 4), 1, "AcAd9hKs").split(1, Cards.parse("AcAd"));
        assertEquals(new TableFocus.CardAt(4, 0, 0), dealt.focus());
    }

    @Test
    public void theFirstSeatToSplitComesIntoFocusBesideAnInstantWinner() {
        TableState seen = split(1, 4).placeCards(Map.of(CardPosition.dealtTo(1), camera("QcJhTc6s"), CardPosition.dealtTo(4), camera("AcAd9hKs")));
        assertTrue("an instant winner is split by itself", seen.options(1).splits().isEmpty());
        assertEquals(new TableFocus.Decision(4), seen.focus());
        assertTrue(seen.split(4, Cards.parse("AcAd")).canPlayAll());
    }

    private static List<PlacedCard> camera(String cards) {
        return Cards.parse(cards).list().stream().map(card -> new PlacedCard(card, CardOrigin.CAMERA)).collect(Collectors.toList());
    }

    @Test
    public void anInstantWinnerIsNotPlayedAndItsOtherHandIs() {
        TableState dealt = at(split(2), 2, "2h7h9hKc");
        TableState winner = dealt.options(2).splits().isEmpty() ? dealt : dealt.split(2, dealt.options(2).splits().get(0));
        TableState played = winner.playAll();
        assertFalse(played.round().seat(2).made(PLAY_1));
        assertTrue(played.round().seat(2).made(PLAY_2));
    }

    @Test
    public void cardsThatAreNotTheSeatsOwnAreNoSplit() {
        TableState dealt = at(split(2), 2, "2h7d9hKc");
        assertEquals(dealt.round(), dealt.split(2, Cards.parse("As")).round());
        assertEquals(dealt.round(), dealt.split(2, Cards.parse("2h7d9hKc")).round());
    }

    @Test
    public void aCardOfASplitIsSelectedByItsPlaceInTheHand() {
        TableState dealt = at(split(2), 2, "AcAd9hKs").split(2, Cards.parse("Ac9h")).playAll();
        assertEquals(new TableFocus.CardAt(2, 0, 2), dealt.selectCardOfHand(2, 0, 1).focus());
        assertEquals(new TableFocus.CardAt(2, 2, 0), dealt.selectCardOfHand(2, 1, 2).focus());
    }
}
