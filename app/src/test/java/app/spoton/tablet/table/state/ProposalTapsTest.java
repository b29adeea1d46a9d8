package app.spoton.tablet.table.state;

import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PROGRESSIVE;
import static app.spoton.engine.round.Wager.QUEENS_UP;
import static app.spoton.engine.round.Wager.SUPER_BONUS;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

/** The camera's proposals are accepted with one tap and logged as the camera's. */
public class ProposalTapsTest {
    private static final String CRAZY = "crazy-4-poker";

    private static TableState dealt(int... seats) {
        TableState state = open(CRAZY);
        for (int seat : seats) {
            state = bet(state, seat, ANTE, "10");
        }
        return state.deal();
    }

    @Test
    public void spotsWithChipsAreMarkedWithOneTapAndWithoutAnAmount() {
        Map<Integer, Set<Wager>> seen = Map.of(2, Set.of(ANTE, SUPER_BONUS, PROGRESSIVE), 5, Set.of(ANTE, SUPER_BONUS));
        TableState marked = open(CRAZY).takeWagers(seen);
        assertEquals(Stake.UNCOUNTED, marked.round().seat(2).stake(ANTE));
        assertEquals("its amount is fixed", Stake.counted(money("1")), marked.round().seat(2).stake(PROGRESSIVE));
        assertTrue(marked.round().seat(5).made(SUPER_BONUS));
        assertEquals(List.of("seat 2 ante", "seat 2 progressive", "seat 2 super-bonus", "seat 5 ante", "seat 5 super-bonus"),
                marked.round().audit().proposals());
        assertTrue("there is nothing left to take", marked.newWagers(seen).isEmpty());
        assertTrue("the dealer takes it back", marked.undo().round().audit().proposals().isEmpty());
    }

    @Test
    public void whatTheDealerHasCountedStaysAsItIs() {
        TableState counted = bet(open(CRAZY), 2, ANTE, "25");
        Map<Integer, Set<Wager>> seen = Map.of(2, Set.of(ANTE, QUEENS_UP));
        assertEquals(Map.of(2, Set.of(QUEENS_UP)), counted.newWagers(seen));
        assertEquals(Stake.counted(money("25")), counted.takeWagers(seen).round().seat(2).stake(ANTE));
    }

    @Test
    public void aPlayWagerIsNoWagerBeforeTheDeal() {
        assertTrue(open(CRAZY).newWagers(Map.of(1, Set.of(PLAY))).isEmpty());
        assertTrue(dealt(1).newWagers(Map.of(2, Set.of(ANTE))).isEmpty());
    }

    @Test
    public void seatsWhoseCardsLeftTheLayoutAreFoldedWithOneTap() {
        TableState folded = dealt(1, 3, 4).takeFolds(Set.of(2, 3));
        assertTrue(folded.round().seat(3).folded());
        assertFalse(folded.round().seat(1).folded());
        assertEquals(List.of("seat 3 fold"), folded.round().audit().proposals());
        assertFalse("the dealer overrules it", folded.play(3, 0, money("10")).round().seat(3).folded());
    }

    @Test
    public void beforeAnySeatHasCardsNobodyHasFolded() {
        TableState dealt = dealt(1, 3);
        assertTrue(dealt.newFolds(Set.of(1, 3)).isEmpty());
        assertSame(dealt, dealt.takeFolds(Set.of(1, 3)));
    }

    @Test
    public void aSeatThatPlaysIsNotProposedAsFolded() {
        assertTrue(dealt(1, 3).play(3, 0, money("10")).newFolds(Set.of(3)).isEmpty());
    }
}
