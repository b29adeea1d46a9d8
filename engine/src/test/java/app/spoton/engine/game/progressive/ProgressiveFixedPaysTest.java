package app.spoton.engine.game.progressive;

import static app.spoton.engine.game.progressive.ProgressiveRounds.FOUR_NINES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.STRAIGHT_FLUSH;
import static app.spoton.engine.game.progressive.ProgressiveRounds.scenario;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.StepNote;
import org.junit.Test;

/** Fixed pays of a progressive, from the tray or the meter. */
public class ProgressiveFixedPaysTest {
    @Test
    public void aForOnePriceDoesNotReturnTheWagerAndIsPaidFromTheTray() {
        Settlement settlement = scenario().seat(1, FOUR_NINES, "aces-up 5 progressive 1")
                .expectSteps("1 aces-up win 5.00 pays 250.00", "1 progressive win 1.00 pays 300.00");
        assertEquals("555.00", settlement.seats().get(0).returned().toString());
        assertEquals("549.00", settlement.seats().get(0).net().toString());
        assertEquals("10000.37", settlement.meters().get("main").amount().toString());
    }

    @Test
    public void fixedPaysMayComeFromTheMeterAndTheTrayPaysWhatItLacks() {
        Settlement settlement = scenario().house("fixed-pays-from-meter").meter("main", "350", "500", "10")
                .seat(1, STRAIGHT_FLUSH, "aces-up 1 progressive 1").seat(2, FOUR_NINES, "aces-up 1 progressive 1")
                .settle();
        assertEquals("0.00", settlement.meters().get("main").amount().toString());
        assertEquals("2 progressive win 1.00 pays 300.00", RoundScenario.text(settlement.steps().get(1)));
        assertTrue(settlement.steps().get(1).notes().contains(StepNote.FROM_METER));
        assertEquals("1 progressive win 1.00 pays 100.00", RoundScenario.text(settlement.steps().get(3)));
        assertTrue(settlement.steps().get(3).notes().contains(StepNote.METER_RAN_DRY));
        assertEquals("10.00", settlement.meters().get("main").reserve().toString());
    }

    @Test
    public void aMeterWithExactlyEnoughDoesNotRunDry() {
        Settlement settlement = scenario().house("fixed-pays-from-meter").meter("main", "300", "500", "10")
                .seat(2, FOUR_NINES, "aces-up 1 progressive 1").settle();
        assertEquals("0.00", settlement.meters().get("main").amount().toString());
        assertTrue(settlement.steps().get(1).notes().contains(StepNote.FROM_METER));
    }

    @Test
    public void inCrazy4PokerFixedPaysNeverComeFromTheMeter() {
        Settlement settlement = RoundScenario.of("crazy-4-poker").dealer("Qs Qh Td 7c 3s").meter("main", "350", "500", "10")
                .house("fixed-pays-from-meter").seat(2, FOUR_NINES, "ante 1 super-bonus 1 play 1 progressive 1")
                .settle();
        assertEquals("350.00", settlement.meters().get("main").amount().toString());
    }
}
