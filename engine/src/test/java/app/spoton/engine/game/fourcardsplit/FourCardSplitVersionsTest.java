package app.spoton.engine.game.fourcardsplit;

import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.BETS;
import static app.spoton.engine.game.fourcardsplit.FourCardSplitRounds.scenario;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.settlement.Settlement;
import org.junit.Test;

/** 4 Card Split: the dealer's hand in version 2 and version 1. */
public class FourCardSplitVersionsTest {
    @Test
    public void inVersion2TheUpCardIsAlwaysPartOfTheDealersHand() {
        Settlement settlement = scenario("2d Ac Ah As").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle();
        assertEquals("As Ah 2d", settlement.dealer().orElseThrow().cards().toString());
        assertEquals("Ac", scenario("Ac 2d Ah As").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle().dealer()
                .orElseThrow().cards().toString().substring(6));
        assertEquals("3s 2d Ac", scenario("2d Ac Kh 3s").split(1, "Kd Jc 9h 3d", BETS, "KdJc+4c", "9h3d+3c").settle()
                .dealer().orElseThrow().cards().toString());
        assertEquals("3s 2d Ac", scenario("2d 3s Kh Ac").split(1, "Kd Jc 9h 3d", BETS, "KdJc+4c", "9h3d+3c").settle()
                .dealer().orElseThrow().cards().toString());
    }

    @Test
    public void inVersion1TheDealerTakesTheBestThreeAndQualifiesWithAQueen() {
        Settlement settlement = scenario("2d Ac Ah As").paytable("blind", "V1-1a")
                .split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle();
        assertEquals("As Ah Ac", settlement.dealer().orElseThrow().cards().toString());
        assertTrue(scenario("Qd 9c 4s 2h").paytable("blind", "V1-2a").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c",
                "9h3d+3c").settle().dealerQualifies());
        assertFalse(scenario("Jd 9c 4s 2h").paytable("blind", "V1-2a").split(1, "Kh Js 9h 3d", BETS,
                "KhJs+4c", "9h3d+3c").settle().dealerQualifies());
        assertFalse(scenario("Qd 9c 4s 2h").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle()
                .dealerQualifies());
    }
}
