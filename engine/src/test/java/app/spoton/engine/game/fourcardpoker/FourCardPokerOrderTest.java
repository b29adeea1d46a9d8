package app.spoton.engine.game.fourcardpoker;

import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.ACES_AND_NINES;
import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.NOTHING;
import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.scenario;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.util.List;
import org.junit.Test;

/** Four Card Poker: the order of the settlement, and what each step cites. */
public class FourCardPokerOrderTest {
    @Test
    public void forfeitedWagersAreCollectedFirstThenSeatsAreSettledFromTheRight() {
        Settlement settlement = scenario().meter("main", "10000", "5000", "120")
                .seat(1, ACES_AND_NINES, "ante 10 play 30 aces-up 5 progressive 1")
                .seat(2, NOTHING, "folded ante 10")
                .expectSteps("2 ante lose 10.00", "1 play win 30.00 pays 30.00", "1 ante win 10.00 pays 10.00",
                        "1 aces-up win 5.00 pays 10.00", "1 progressive lose 1.00");
        assertEquals("[SeatTotal[seat=1, isCounted=true, returned=95.00, net=49.00], "
                + "SeatTotal[seat=2, isCounted=true, returned=0.00, net=-10.00]]",
                settlement.seats().toString());
        assertEquals("7h 7c As Kd", settlement.dealer().orElseThrow().cards().toString());
        assertTrue(settlement.dealerQualifies());
    }

    @Test
    public void theHouseMayChooseTheOrderAndUnnamedWagersFollow() {
        scenario().order("aces-up", "ante").seat(1, "5h 5d 5c 9d 2c", "ante 10 play 10 aces-up 5 bad-beat 1")
                .expectSteps("1 aces-up win 5.00 pays 45.00", "1 ante win 10.00 pays 10.00",
                        "1 automatic-bonus win 10.00 pays 20.00", "1 play win 10.00 pays 10.00",
                        "1 bad-beat lose 1.00");
        scenario().order("aces-up", "aces-up").seat(1, ACES_AND_NINES, "aces-up 5").expectSteps("1 aces-up win 5.00 pays 10.00");
    }

    @Test
    public void everyStepCitesItsRulePaytableAndHand() {
        List<Step> steps = scenario().seat(1, ACES_AND_NINES, "ante 10 play 30 aces-up 5").settle().steps();
        Step aces = steps.get(2);
        assertEquals("Four Card Poker Training Manual (Shuffle Master, 2003), Playing vs. Paytable - Aces Up", aces.rule().toString());
        assertEquals("FCP-01", aces.paytable().orElseThrow().toString());
        assertEquals("two-pair", aces.price().orElseThrow().row().id());
        assertTrue(aces.price().orElseThrow().source().startsWith("Four Card Poker Training Manual (Shuffle Master, 2003)"));
        assertEquals("Ah Ad 9d 9c", aces.hand().orElseThrow().cards().toString());
        assertEquals("3. Seat 1: pay aces up $10.00, 2 to 1 on $5.00, two pair, aces and nines.", aces.toString());
        assertEquals("Seat 1: pay play $30.00, 1 to 1 on $30.00, two pair, aces and nines.", steps.get(0).sentence());
        assertTrue(steps.get(0).paytable().isEmpty());
    }
}
