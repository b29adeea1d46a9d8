package app.spoton.engine.game.fourcardsplit;

import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.ante;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.blind;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.scenario;
import static org.junit.Assert.assertEquals;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.settlement.Settlement;
import org.junit.Test;

/** 4 Card Split: what the ante and the blind pay. */
public class FourCardSplitPricesTest {
    @Test
    public void aWinningFlushOrBetterPaysTheAnteByTheTable() {
        ante("Kd 9c 4s 2h", "V2-P3", "6h 5d Qc 9s", "6h5d+4d", "15.00");
        ante("Kd 9c 4s 2h", "V2-P3", "6h 5h Qc 9s", "6h5h+Jh", "10.00");
        ante("Kd 9c 4s 2h", "V2-P3", "6h 6d Qc 9s", "6h6d+6c", "40.00");
        ante("Kd 9c 4s 2h", "V2-P3", "6h 5h Qc 9s", "6h5h+4h", "60.00");
        ante("Kd 9c 4s 2h", "V1-1a", "Ah Kh Tc 9s", "AhKh+Qh", "150.00");
        ante("Kd 9c 4s 2h", "V1-2a", "Ah Kh Tc 9s", "AhKh+Qh", "200.00");
        ante("Kd 9c 4s 2h", "V1-2a", "6h 5d Qc 9s", "6h5d+4d", "15.00");
        ante("Kd 9c 4s 2h", "V1-1a", "6h 5h Qc 9s", "6h5h+4h", "75.00");
    }

    @Test
    public void aStraightPaysTwoToOneAsAnInstantWinnerOfPayoutsIIAndElseThreeToOne() {
        instant("V1-2b", "QhJsTd", "Qh Js Td 7c", "10.00");
        instant("V1-1d", "QhJsTd", "Qh Js Td 7c", "15.00");
        instant("V2-P1", "QhJsTd", "Qh Js Td 7c", "15.00");
        instant("V2-P1", "AhKhQh", "Ah Kh Qh 7c", "150.00");
        instant("V2-P1", "7h7s7d", "7h 7s 7d 2c", "40.00");
    }

    private static void instant(String blind, String hand, String cards, String pay) {
        String rest = cards.substring(9);
        Settlement settlement = scenario("Kd 9c 4s 2h").paytable("blind", blind)
                .split(1, cards, "ante-1 5 ante-2 5 blind 5", rest + " folded", hand).settle();
        assertEquals("1 ante-1 lose 5.00", RoundScenario.text(settlement.steps().get(1)));
        assertEquals("1 ante-2 win 5.00 pays " + pay, RoundScenario.text(settlement.steps().get(2)));
    }

    @Test
    public void theBlindPaysAPairOfTensOrBetter() {
        blind("", "9h 9d 7s 3d", "folded");
        blind("10.00", "Th Td 7s 3d", "folded");
        blind("20.00", "2h 2d 3s 3d", "folded");
        blind("2500.00", "Ah Kh Qh Jh", "", "AhKhQh", "Jh folded");
        blind("250.00", "Kh Qh Jh Th", "", "KhQhJh", "Th folded");
        blind("750.00", "5h 5d 5s 5c", "", "5h5d5s", "5c folded");
    }
}
