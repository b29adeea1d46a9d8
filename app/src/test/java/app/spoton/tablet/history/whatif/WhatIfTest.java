package app.spoton.tablet.history.whatif;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.history.rounds.LoggedRound;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** A copy of a round can be changed, and the difference in pay is shown next to the original. */
public class WhatIfTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final String ROUND = ("{'id':'r1','game':'super-4-poker','dealer':['Kc','Kd','8d','6c','2s'],"
            + "'seats':[{'seat':1,'cards':['Ah','Jh','8h','6h','3d'],'wagers':{'ante':'5.00','xtra-bonus':'5.00',"
            + "'play':'5.00'}},{'seat':2,'cards':['2c','5d','9h','Jc','Qh'],'folded':true,"
            + "'wagers':{'ante':'10.00','xtra-bonus':'10.00'}}]}").replace('\'', '"');

    private static WhatIf copy(String json) {
        Rounds.Parsed parsed = Rounds.parse(CATALOG, json);
        RoundRecord record = RoundRecord.of("r1", parsed.game(), "Table 4", parsed.round());
        return WhatIf.of(LoggedRound.of(parsed.game().check(parsed.round()).isPresent() ? record
                : record.settledAs(parsed.game().settle(parsed.round()))));
    }

    private static Money money(String text) {
        return Money.parse(text).orElseThrow();
    }

    @Test
    public void aCopyThatIsNotChangedPaysTheSame() {
        WhatIf copy = copy(ROUND);
        assertFalse(copy.isChanged());
        assertEquals(List.of(), copy.differences().seats());
        assertEquals(List.of(), copy.differences().steps());
    }

    @Test
    public void anotherCardChangesWhatASeatIsPaid() {
        WhatIf changed = copy(ROUND).withSelected(Optional.of(new WhatIf.SelectedCard(1, 3)))
                .withCard(Card.parse("6s").orElseThrow());
        assertTrue(changed.isChanged());
        assertEquals(1, changed.differences().seats().size());
        Differences.SeatDifference seat = changed.differences().seats().get(0);
        assertEquals(1, seat.seat());
        assertEquals(money("17.50"), seat.was());
        assertEquals(money("15.00"), Money.ZERO.minus(seat.wouldBe()));
        assertEquals(3, changed.differences().steps().size());
        assertEquals("Seat 1: net -$15.00 instead of +$17.50.", changed.differences().summary());
    }

    @Test
    public void aCardThatIsOnTheTableCannotBeChosen() {
        assertFalse(copy(ROUND).isFree(Card.parse("Kc").orElseThrow()));
        assertTrue(copy(ROUND).isFree(Card.parse("Ks").orElseThrow()));
    }

    @Test
    public void anotherStakeOrDecisionIsSettledOrSaysWhyItCannotBe() {
        WhatIf more = copy(ROUND).withStake(1, "play", Optional.of(money("10.00")));
        assertTrue(more.copy().problem(), more.isSettled());
        assertEquals(money("22.50"), more.differences().seats().get(0).wouldBe());
        WhatIf wrong = copy(ROUND).withStake(1, "xtra-bonus", Optional.of(money("7.00")));
        assertFalse(wrong.isSettled());
        assertTrue(wrong.copy().problem(), wrong.copy().problem().contains("1"));
        WhatIf folded = copy(ROUND).withFolded(1, true);
        assertEquals(money("10.00"), Money.ZERO.minus(folded.differences().seats().get(0).wouldBe()));
        assertFalse(folded.withFolded(1, false).isChanged());
        WhatIf played = copy(ROUND).withFolded(2, false);
        assertTrue(played.copy().problem(), played.isSettled());
    }

    private static final String SPLIT = ("{'id':'r2','game':'four-card-split','dealer':['9c','9d','4s','2h'],"
            + "'seats':[{'seat':3,'cards':['Ah','Kd','As','5c'],'hands':[{'cards':['Ah','As'],'drawn':['7c']},"
            + "{'cards':['Kd','5c'],'drawn':['3d']}],'wagers':{'blind':'5.00','ante-1':'5.00','ante-2':'5.00',"
            + "'play-1':'5.00','play-2':'5.00'}}]}").replace('\'', '"');

    private static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }

    private static List<String> hands(WhatIf copy) {
        return copy.copy().seats().get(0).hands().stream().map(hand -> hand.cards() + (hand.folded() ? " folded" : ""))
                .collect(Collectors.toList());
    }

    @Test
    public void aSplitIsChangedAndTheDrawnCardsFollow() {
        WhatIf copy = copy(SPLIT);
        assertTrue(copy.copy().problem(), copy.isSettled());
        WhatIf moved = copy.withMoved(3, card("As"));
        assertEquals(List.of("[Ah, 7c, 3d]", "[Kd, 5c, As]"), hands(moved));
        assertTrue(moved.copy().problem(), moved.isSettled());
        assertTrue(moved.isChanged());
        assertEquals(1, moved.differences().seats().size());
        assertEquals("a hand's last card stays", hands(moved), hands(moved.withMoved(3, card("Ah"))));
        WhatIf back = moved.withMoved(3, card("As"));
        assertEquals(List.of("[Ah, As, 7c]", "[Kd, 5c, 3d]"), hands(back));
        assertEquals(List.of(), back.differences().seats());
    }

    @Test
    public void threeOfAKindThatAreKeptTogetherNeedNoPlayWager() {
        WhatIf copy = copy(SPLIT.replace("Kd", "Ad"));
        assertFalse("the three aces must be kept together", copy.isSettled());
        WhatIf taken = copy.withMoved(3, card("Ad"));
        assertEquals(List.of("[Ah, As, Ad]", "[5c, 7c, 3d]"), hands(taken));
        assertTrue(taken.copy().problem(), taken.isSettled());
        assertTrue(taken.copy().seats().get(0).wager("play-1").isEmpty());
    }

    @Test
    public void aHandOfASplitIsFoldedOrPlayed() {
        WhatIf folded = copy(SPLIT).withHandFolded(3, 1, true);
        assertEquals(List.of("[Ah, As, 7c]", "[Kd, 5c] folded"), hands(folded));
        assertTrue(folded.copy().problem(), folded.isSettled());
        assertTrue(folded.copy().seats().get(0).wager("play-2").isEmpty());
        WhatIf played = folded.withHandFolded(3, 1, false);
        assertEquals(List.of("[Ah, As, 7c]", "[Kd, 5c, 3d]"), hands(played));
        assertTrue(played.copy().problem(), played.isSettled());
    }

    @Test
    public void aHandThatWasFoldedDrawsTheChosenCard() {
        String foldedRound = SPLIT.replace(",\"drawn\":[\"3d\"]", ",\"folded\":true").replace(",\"play-2\":\"5.00\"", "");
        WhatIf played = copy(foldedRound).withHandFolded(3, 1, false);
        assertFalse(played.isSettled());
        assertTrue(played.copy().seats().get(0).hands().get(1).lacksCard());
        assertEquals(Optional.of(3), played.seatNeedingCard());
        WhatIf drawn = played.withSelected(Optional.of(WhatIf.SelectedCard.toDraw(3, 1))).withCard(card("Jh"));
        assertEquals(List.of("[Ah, As, 7c]", "[Kd, 5c, Jh]"), hands(drawn));
        assertEquals(Optional.empty(), drawn.seatNeedingCard());
        assertTrue(drawn.copy().problem(), drawn.isSettled());
    }

    @Test
    public void fourCardsThatWereFoldedAreSplit() {
        String foldedRound = "{\"id\":\"r3\",\"game\":\"four-card-split\",\"dealer\":[\"9c\",\"8d\",\"4s\",\"2h\"],\"seats\":[{"
                + "\"seat\":3,\"cards\":[\"Ah\",\"Kd\",\"As\",\"5c\"],\"folded\":true,\"wagers\":{\"blind\":\"5.00\","
                + "\"ante-1\":\"5.00\",\"ante-2\":\"5.00\"}}]}";
        assertTrue(copy(foldedRound).isSettled());
        WhatIf split = copy(foldedRound).withFolded(3, false);
        assertEquals(List.of("[Ah, Kd]", "[As, 5c]"), hands(split));
        WhatIf drawn = split.withSelected(Optional.of(WhatIf.SelectedCard.toDraw(3, 0))).withCard(card("2c"))
                .withSelected(Optional.of(WhatIf.SelectedCard.toDraw(3, 1))).withCard(card("2d"));
        assertTrue(drawn.copy().problem(), drawn.isSettled());
    }

    @Test
    public void aWagerIsAddedOrRemoved() {
        WhatIf copy = copy(ROUND);
        assertEquals(List.of("player-bonus", "bad-beat"), copy.wagersToAdd(1));
        WhatIf more = copy.withWager(1, "player-bonus");
        assertTrue(more.copy().problem(), more.isSettled());
        assertEquals(Optional.of(money("5.00")), more.copy().seats().get(0).wager("player-bonus")
                .flatMap(LoggedRound.WagerView::stake));
        assertFalse(more.differences().seats().isEmpty());
        WhatIf less = more.withStake(1, "player-bonus", Optional.empty());
        assertFalse(less.isChanged());
        assertEquals(List.of(), less.differences().seats());
    }
}
