package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.RoundLines;
import app.spoton.engine.money.Money;
import app.spoton.tablet.log.Fields;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** A copy of a round can be changed, and the difference in pay stands beside the original. */
public class WhatIfTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final String ROUND = ("{'id':'r1','game':'super-4-poker','dealer':['Kc','Kd','8d','6c','2s'],"
            + "'seats':[{'seat':1,'cards':['Ah','Jh','8h','6h','3d'],'wagers':{'ante':'5.00','xtra-bonus':'5.00',"
            + "'play':'5.00'}},{'seat':2,'cards':['2c','5d','9h','Jc','Qh'],'folded':true,"
            + "'wagers':{'ante':'10.00','xtra-bonus':'10.00'}}]}").replace('\'', '"');

    private static WhatIf copy(String json) {
        String settlement = new RoundLines(CATALOG, true).settle(json);
        return WhatIf.of(RoundView.of(Fields.of(json), Fields.of(settlement), Fields.of("{}")), CATALOG);
    }

    private static Money money(String text) {
        return Money.parse(text).orElseThrow();
    }

    @Test
    public void aCopyThatIsNotChangedComesToTheSame() {
        WhatIf copy = copy(ROUND);
        assertFalse(copy.isChanged());
        assertEquals(List.of(), copy.seats());
        assertEquals(List.of(), copy.steps());
    }

    @Test
    public void anotherCardChangesWhatASeatIsPaid() {
        WhatIf changed = copy(ROUND).focusedOn(Optional.of(new WhatIf.CardAt(1, 3)))
                .withCard(Card.parse("6s").orElseThrow(), CATALOG);
        assertTrue(changed.isChanged());
        assertEquals(1, changed.seats().size());
        WhatIf.SeatDifference seat = changed.seats().get(0);
        assertEquals(1, seat.seat());
        assertEquals(money("17.50"), seat.was());
        assertEquals(money("15.00"), Money.ZERO.minus(seat.wouldBe()));
        assertEquals(3, changed.steps().size());
        assertEquals("Seat 1: net -15.00 instead of 17.50.", changed.inWords());
    }

    @Test
    public void aCardThatLiesElsewhereCannotBeTaken() {
        assertFalse(copy(ROUND).isFree(Card.parse("Kc").orElseThrow()));
        assertTrue(copy(ROUND).isFree(Card.parse("Ks").orElseThrow()));
    }

    @Test
    public void anotherStakeOrDecisionIsSettledAnewOrSaysWhyItCannotBe() {
        WhatIf more = copy(ROUND).withStake(1, "play", Optional.of(money("10.00")), CATALOG);
        assertTrue(more.copy().problem(), more.isSettled());
        assertEquals(money("22.50"), more.seats().get(0).wouldBe());
        WhatIf wrong = copy(ROUND).withStake(1, "xtra-bonus", Optional.of(money("7.00")), CATALOG);
        assertFalse(wrong.isSettled());
        assertTrue(wrong.copy().problem(), wrong.copy().problem().contains("1"));
        WhatIf folded = copy(ROUND).withFolded(1, true, CATALOG);
        assertEquals(money("10.00"), Money.ZERO.minus(folded.seats().get(0).wouldBe()));
        assertEquals(folded.original().json(), folded.withFolded(1, false, CATALOG).original().json());
        WhatIf played = copy(ROUND).withFolded(2, false, CATALOG);
        assertTrue(played.copy().problem(), played.isSettled());
    }
}
