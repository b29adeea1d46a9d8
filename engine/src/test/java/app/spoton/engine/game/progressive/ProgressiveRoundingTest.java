package app.spoton.engine.game.progressive;

import static app.spoton.engine.game.progressive.ProgressiveRounds.FOUR_ACES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.NOTHING;
import static app.spoton.engine.game.progressive.ProgressiveRounds.scenario;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.StepNote;
import java.util.Set;
import org.junit.Test;

/** How prizes and envy are rounded. */
public class ProgressiveRoundingTest {
    @Test
    public void envyIsRoundedDownToTheSmallestChip() {
        Settlement settlement = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-01")
                .meter("main", "1003", "50000", "1").chip("5")
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.53")
                .seat(2, "Kd Qd Jd Td Ad",
                        "ante 5 super-bonus 5 play 5 progressive 1").settle();
        assertEquals("2 progressive win 1.00 pays 1003.00", RoundScenario.text(settlement.steps().get(3)));
        assertEquals("1 envy win 0.00 pays 2530.00 from 2", RoundScenario.text(settlement.steps().get(8)));
        assertTrue(settlement.steps().get(8).notes().isEmpty());
        Settlement odd = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-01")
                .meter("main", "1003", "50000", "1").chip("100")
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.53")
                .seat(2, "Kd Qd Jd Td Ad", "ante 5 super-bonus 5 play 5 progressive 1").settle();
        assertEquals("1 envy win 0.00 pays 2500.00 from 2", RoundScenario.text(odd.steps().get(8)));
        assertTrue(odd.steps().get(8).notes().contains(StepNote.ROUNDED_DOWN));
        assertEquals("Seat 1: pay envy $2500.00 for the hand at seat 2, royal flush; "
                + "rounded down to the smallest chip.", odd.steps().get(8).sentence());
    }

    @Test
    public void aPrizeFromAMeterIsExactToTheCentRegardlessOfTheSmallestChip() {
        Settlement all = scenario().chip("5").seat(1, FOUR_ACES, "aces-up 5 progressive 1")
                .expectSteps("1 aces-up win 5.00 pays 250.00", "1 progressive win 1.00 pays 10000.37");
        assertEquals("5120.00", all.meters().get("main").amount().toString());
        assertEquals(Set.of(StepNote.FROM_METER, StepNote.METER_RESEEDED, StepNote.SUPERVISOR), all.steps().get(1).notes());
    }

    @Test
    public void aShareOfAMeterIsRoundedDownToTheCentAndTheMeterKeepsTheRest() {
        Settlement share = scenario().chip("5").paytable("progressive", "LINK-01").seat(1, "4d 5d 6d 7d 8d",
                "aces-up 5 progressive 1").settle();
        assertEquals("1 progressive win 1.00 pays 1000.03", RoundScenario.text(share.steps().get(1)));
        assertEquals("9000.34", share.meters().get("main").amount().toString());
        assertTrue(share.steps().get(1).notes().contains(StepNote.SHARE_ROUNDED_DOWN));
    }

    @Test
    public void logEntriesOfVersion1WereSettledInWholeChips() {
        Settlement old = scenario().chip("5").choose(HouseChoices.STANDARD.withMeterPrizesInChips(true))
                .seat(1, FOUR_ACES, "aces-up 5 progressive 1").settle();
        assertEquals("1 progressive win 1.00 pays 10000.00", RoundScenario.text(old.steps().get(1)));
        assertTrue(old.steps().get(1).notes().contains(StepNote.ROUNDED_DOWN));
    }
}
