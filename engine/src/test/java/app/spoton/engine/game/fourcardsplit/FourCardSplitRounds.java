package app.spoton.engine.game.fourcardsplit;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.settlement.Settlement;

/** Rounds of 4 Card Split for tests. */
final class FourCardSplitRounds {
    static final String BETS = "ante-1 5 ante-2 5 blind 5 play-1 5 play-2 5";

    static RoundScenario scenario(String dealer) {
        return RoundScenario.of("four-card-split").dealer(dealer);
    }

    static void ante(String dealer, String blind, String cards, String hand, String pay) {
        String rest = cards.substring(6).replace(" ", "");
        Settlement settlement = scenario(dealer).paytable("blind", blind)
                .split(1, cards, "ante-1 5 ante-2 5 blind 5 play-1 5", hand, rest + " folded").settle();
        assertEquals("1 ante-1 win 5.00 pays " + pay, RoundScenario.text(settlement.steps().get(3)));
    }

    static void blind(String pay, String cards, String folded, String... hands) {
        Settlement settlement = scenario("Kd 9c 4s 2c").split(1, cards, "ante-1 5 ante-2 5 blind 5 " + folded, hands)
                .settle();
        assertEquals(pay.isEmpty() ? "1 blind lose 5.00" : "1 blind win 5.00 pays " + pay,
                RoundScenario.text(settlement.steps().get(0)));
    }

    private FourCardSplitRounds() {
    }
}
