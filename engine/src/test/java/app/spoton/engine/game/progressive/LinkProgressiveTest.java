package app.spoton.engine.game.progressive;

import static app.spoton.engine.game.progressive.ProgressiveRounds.FOUR_NINES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.NOTHING;
import static app.spoton.engine.game.progressive.ProgressiveRounds.scenario;
import static org.junit.Assert.assertEquals;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.settlement.Settlement;
import org.junit.Test;

/** The multi-game link, and folded hands. */
public class LinkProgressiveTest {
    @Test
    public void aFoldedHandQualifiesOnlyIfTheHouseAllowsItButItsSeatMayReceiveEnvy() {
        scenario().seat(1, FOUR_NINES, "folded ante 1 progressive 1").seat(2, NOTHING, "aces-up 1 progressive 1")
                .expectSteps("1 ante lose 1.00", "1 progressive lose 1.00", "2 aces-up lose 1.00", "2 progressive lose 1.00");
        scenario().house("progressive-on-fold").seat(1, FOUR_NINES, "folded ante 1 progressive 1")
                .seat(2, NOTHING, "aces-up 1 progressive 1")
                .expectSteps("1 ante lose 1.00", "2 aces-up lose 1.00", "2 progressive lose 1.00",
                        "1 progressive win 1.00 pays 300.00", "2 envy win 0.00 pays 10.00 from 1");
        scenario().seat(1, NOTHING, "folded ante 1 progressive 1").seat(2, FOUR_NINES, "aces-up 1 progressive 1")
                .expectSteps("1 ante lose 1.00", "1 progressive lose 1.00", "2 aces-up win 1.00 pays 50.00",
                        "2 progressive win 1.00 pays 300.00", "1 envy win 0.00 pays 10.00 from 2");
    }

    @Test
    public void theLinkRanksAllFiveCardsAndMultipliesEnvyByTheWager() {
        Settlement settlement = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-ML03")
                .meter("mega", "100000", "50000", "1").meter("major", "9000", "5000", "2")
                .meter("minor", "500", "100", "3").chip("5")
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.50")
                .seat(2, "Ad Kd Qd Jd Td", "ante 5 super-bonus 5 play 5 progressive 1")
                .seat(3, "6s 6h 6c 6d Qc", "ante 5 super-bonus 5 play 5 progressive 1")
                .settle();
        assertEquals("2 progressive win 1.00 pays 100000.00", RoundScenario.text(settlement.steps().get(7)));
        assertEquals("3 progressive win 1.00 pays 500.00", RoundScenario.text(settlement.steps().get(3)));
        assertEquals("3 envy win 0.00 pays 1000.00 from 2", RoundScenario.text(settlement.steps().get(12)));
        assertEquals("1 envy win 0.00 pays 2500.00 from 2", RoundScenario.text(settlement.steps().get(13)));
        assertEquals("{mega=Meter[amount=50001.00, seed=50000.00, reserve=0.00], "
                + "major=Meter[amount=9000.00, seed=5000.00, reserve=2.00], "
                + "minor=Meter[amount=103.00, seed=100.00, reserve=0.00]}", settlement.meters().toString());
    }

    @Test
    public void theHouseMayMultiplyLinkEnvyByTheWagerOfTheSeatThatHit() {
        RoundScenario scenario = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-01")
                .meter("main", "1003", "50000", "1").choose(HouseChoices.STANDARD.withLinkEnvyByWinner(true))
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.50")
                .seat(2, "Kd Qd Jd Td Ad", "ante 5 super-bonus 5 play 5 progressive 3");
        assertEquals("1 envy win 0.00 pays 3000.00 from 2", RoundScenario.text(scenario.settle().steps().get(8)));
        assertEquals("1 envy win 0.00 pays 2500.00 from 2",
                RoundScenario.text(scenario.choose(HouseChoices.STANDARD).settle().steps().get(8)));
    }
}
