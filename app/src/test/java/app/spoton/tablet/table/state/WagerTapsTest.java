package app.spoton.tablet.table.state;

import static app.spoton.engine.round.Wager.ACES_UP;
import static app.spoton.engine.round.Wager.ANTE;
import static app.spoton.engine.round.Wager.ANTE_1;
import static app.spoton.engine.round.Wager.ANTE_2;
import static app.spoton.engine.round.Wager.BLIND;
import static app.spoton.engine.round.Wager.PLAY;
import static app.spoton.engine.round.Wager.PROGRESSIVE;
import static app.spoton.engine.round.Wager.QUEENS_UP;
import static app.spoton.engine.round.Wager.SUPER_BONUS;
import static app.spoton.tablet.table.TestLayouts.bet;
import static app.spoton.tablet.table.TestLayouts.deal;
import static app.spoton.tablet.table.TestLayouts.money;
import static app.spoton.tablet.table.TestLayouts.open;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.AmountPolicy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

/** Wagers by taps on the spot, with and without amounts. */
public class WagerTapsTest {
    private static final String FOUR = "four-card-poker";
    private static final String CRAZY = "crazy-4-poker";
    private static final String SPLIT = "four-card-split";

    private static TableState openWith(String game, AmountPolicy policy) {
        TableSetup setup = TestLayouts.setup(game);
        return TableState.open(setup.withOptions(setup.options().with(policy)));
    }

    private static Stake stake(TableState state, int seat, Wager wager) {
        return state.round().seat(seat).stake(wager);
    }

    @Test
    public void oneTapMarksAWagerAndWhatIsBetEquallyWithIt() {
        TableState marked = openWith(CRAZY, AmountPolicy.NEVER).tapSpot(2, ANTE);
        assertEquals(Stake.UNCOUNTED, stake(marked, 2, ANTE));
        assertEquals(Stake.UNCOUNTED, stake(marked, 2, SUPER_BONUS));
        assertEquals(new TableFocus.Spot(2, ANTE), marked.focus());
        assertTrue(marked.canDeal());
        assertFalse(marked.undo().round().seat(2).isInPlay());
    }

    @Test
    public void oneTapMarksEveryWagerThatTheGameRequires() {
        TableState marked = openWith(SPLIT, AmountPolicy.NEVER).tapSpot(1, ANTE_1);
        assertEquals(Map.of(ANTE_1, Stake.UNCOUNTED, ANTE_2, Stake.UNCOUNTED, BLIND, Stake.UNCOUNTED),
                marked.round().seat(1).stakes());
        assertTrue(marked.canDeal());
        assertTrue("a bonus brings the required wagers with it",
                openWith(CRAZY, AmountPolicy.BONUS_WAGERS).tapSpot(1, QUEENS_UP).round().seat(1).made(ANTE));
        assertEquals("aces up may be bet alone", Map.of(ACES_UP, Stake.UNCOUNTED),
                openWith(FOUR, AmountPolicy.NEVER).tapSpot(1, ACES_UP).round().seat(1).stakes());
    }

    @Test
    public void theFixedWagerOfTheProgressiveIsKnownAndOneTap() {
        TableState progressive = openWith(FOUR, AmountPolicy.NEVER).tapSpot(1, ANTE).tapSpot(1, PROGRESSIVE);
        assertEquals(Stake.counted(money("1")), stake(progressive, 1, PROGRESSIVE));
        assertTrue(progressive.canDeal());
        assertFalse("another tap takes it off", progressive.tapSpot(1, PROGRESSIVE).round().seat(1).made(PROGRESSIVE));
    }

    @Test
    public void whereNoAmountIsKnownAnotherTapTakesTheMarkOff() {
        TableState marked = openWith(FOUR, AmountPolicy.NEVER).tapSpot(1, ANTE);
        assertFalse(marked.tapSpot(1, ANTE).round().seat(1).isInPlay());
    }

    @Test
    public void anotherTapAddsWhatTheSeatBetThereLast() {
        TableState last = ended(bet(bet(open(FOUR), 1, ANTE, "15"), 1, ACES_UP, "5"));
        TableState next = last.nextRound().tapSpot(1, ANTE);
        assertEquals("the seat's usual wagers come back", Map.of(ANTE, Stake.counted(money("15")), ACES_UP,
                Stake.counted(money("5"))), next.round().seat(1).stakes());
        assertEquals("the spot in focus", Stake.counted(money("30")), stake(next.tapSpot(1, ANTE), 1, ANTE));
        assertEquals("another spot comes into focus first", Stake.counted(money("5")), stake(next.tapSpot(1, ACES_UP), 1, ACES_UP));
        TableState cleared = next.clearSeat(1).tapSpot(1, ANTE).clearSeat(1);
        assertFalse(cleared.round().seat(1).isInPlay());
    }

    @Test
    public void anotherTapOnAMarkCountsItWithTheAmountOfTheSeatsOtherBaseWagers() {
        TableState ante = openWith(SPLIT, AmountPolicy.ALWAYS).tapSpot(1, ANTE_1).addChip(money("25"));
        assertEquals(Stake.UNCOUNTED, stake(ante, 1, BLIND));
        assertEquals(Stake.counted(money("25")), stake(ante.tapSpot(1, BLIND), 1, BLIND));
    }

    @Test
    public void theFirstChipOnAMarkBeginsItsCount() {
        TableState counted = openWith(FOUR, AmountPolicy.ALWAYS).tapSpot(1, ANTE).addChip(money("5")).addChip(money("5"));
        assertEquals(Stake.counted(money("10")), stake(counted, 1, ANTE));
    }

    @Test
    public void aHouseThatWantsAmountsDealsOnlyWhenAllAreCounted() {
        TableState marked = openWith(FOUR, AmountPolicy.ALWAYS).tapSpot(3, ANTE).tapSpot(3, ACES_UP);
        assertFalse(marked.canDeal());
        assertEquals(Optional.of(new TableFocus.Spot(3, ANTE)), marked.toCount());
        TableState refused = marked.deal();
        assertEquals(TableNotice.Kind.NOT_COUNTED, refused.notice().orElseThrow().kind());
        assertEquals(3, refused.notice().orElseThrow().seat());
        assertEquals("what to count is in focus", new TableFocus.Spot(3, ANTE), refused.focus());
        assertTrue(bet(bet(marked, 3, ANTE, "10"), 3, ACES_UP, "5").canDeal());
    }

    @Test
    public void aHouseThatWantsAmountsOfBonusWagersDealsWithMarkedAntes() {
        TableState marked = openWith(CRAZY, AmountPolicy.BONUS_WAGERS).tapSpot(1, ANTE);
        assertTrue(marked.canDeal());
        TableState bonus = marked.tapSpot(1, QUEENS_UP);
        assertEquals(Optional.of(new TableFocus.Spot(1, QUEENS_UP)), bonus.toCount());
        assertTrue(bet(bonus, 1, QUEENS_UP, "5").canDeal());
    }

    @Test
    public void anUncountedRoundIsSettledWithOutcomesAndOdds() {
        TableState marked = openWith(FOUR, AmountPolicy.NEVER).tapSpot(1, ANTE).tapSpot(1, ACES_UP).tapSpot(2, ANTE).deal();
        assertEquals("the play on an uncounted ante is not counted either", List.of(Stake.UNCOUNTED), marked.options(1).plays(0));
        TableState settled = deal(deal(marked.fold(2, 0), "AhAd9c4d2h").playAll(), "KsQd8s6c2s3d").settle();
        List<String> lines = settled.round().settlement().orElseThrow().steps().stream().map(Step::sentence)
                .collect(Collectors.toList());
        assertEquals(List.of("Seat 2: take ante; folded.", "Seat 1: pay play, 1 to 1, pair of aces.", "Seat 1: pay ante, 1 to 1, pair of aces.",
                "Seat 1: pay aces up, 1 to 1, pair of aces."), lines);
        assertEquals(Stake.UNCOUNTED, stake(settled, 1, PLAY));
    }

    @Test
    public void anAmountThatTheChipsCannotMakeIsRefused() {
        TableState ten = bet(open(FOUR), 1, ANTE, "10");
        TableState refused = ten.type("7.25");
        assertEquals(ten.round(), refused.round());
        assertEquals(TableNotice.Kind.NOT_IN_CHIPS, refused.notice().orElseThrow().kind());
        assertEquals(Stake.counted(money("7.50")), stake(ten.type("7.50"), 1, ANTE));
    }

    @Test
    public void sameAgainRepeatsTheLastRoundAndASeatThatSatOutComesBackWithItsOwn() {
        TableState both = ended(bet(bet(open(FOUR), 1, ANTE, "10"), 4, ANTE, "25"));
        TableState one = ended(both.repeatWagers().clearSeat(4));
        TableState again = one.repeatWagers();
        assertFalse("it sat out the last round", again.round().seat(4).isInPlay());
        assertEquals(Stake.counted(money("25")), stake(again.tapSpot(4, ANTE), 4, ANTE));
        assertEquals(Stake.counted(money("25")), stake(again.repeatSeat(4), 4, ANTE));
        assertEquals("nothing is known of seat 6", again, again.repeatSeat(6));
    }

    @Test
    public void marksAreRepeatedAsMarks() {
        TableState again = ended(openWith(FOUR, AmountPolicy.NEVER).tapSpot(2, ANTE)).repeatWagers();
        assertEquals(Stake.UNCOUNTED, stake(again, 2, ANTE));
        assertTrue(again.canDeal());
    }

    @Test
    public void onePlayerMayHoldAnySeatsAndLeavesOneOfThem() {
        TableState three = open(FOUR);
        for (int seat : new int[] {1, 3, 6}) {
            three = bet(three, seat, ANTE, "10");
        }
        TableState held = three.samePlayer(3, 6).samePlayer(1, 6);
        assertEquals(List.of(1, 3, 6), held.round().seatsOfPlayer(3));
        assertEquals("seat 1 has another player again", List.of(3, 6), held.samePlayer(1, 3).round().seatsOfPlayer(6));
        assertEquals(Map.of(6, 3), held.samePlayer(1, 3).round().samePlayerAs());
        assertEquals(List.of(1, 3, 6), ended(held).repeatWagers().round().seatsOfPlayer(1));
    }

    @Test
    public void aHouseWithOneSeatPerPlayerNamesTheSeatsAndTheFix() {
        TableSetup setup = TestLayouts.setup(FOUR);
        TableState two = bet(bet(TableState.open(setup.withOptions(setup.options().withSeveralSeatsPerPlayer(false))), 2, ANTE, "10"), 4, ANTE, "10");
        assertTrue(two.canDeal());
        TableState same = two.samePlayer(4, 2);
        assertFalse(same.canDeal());
        String why = same.deal().notice().orElseThrow().detail();
        assertTrue(why, why.contains("Seats 2 and 4") && why.contains("Return the wagers of seat 4"));
        assertTrue("without seat 4 the round goes on", same.clearSeat(4).canDeal());
    }

    private static TableState ended(TableState bets) {
        return bets.deal().returnWagers(RoundEnd.VOID, "test");
    }
}
