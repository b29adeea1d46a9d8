package app.spoton.engine.game.fourcardpoker;

import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.ACES_AND_NINES;
import static app.spoton.engine.game.fourcardpoker.FourCardPokerRounds.scenario;
import static org.junit.Assert.assertEquals;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.settlement.Settlement;
import org.junit.Test;

/** Four Card Poker: the bad beat bonus. */
public class FourCardPokerBadBeatTest {
    @Test
    public void aBadBeatPaysByTheBeatenHandWhetherPlayersOrDealers() {
        scenario().dealer("Ts Th 4d 4s 7c 2s").seat(1, ACES_AND_NINES, "ante 10 play 10 bad-beat 2")
                .expectSteps("1 play win 10.00 pays 10.00", "1 ante win 10.00 pays 10.00", "1 bad-beat win 2.00 pays 8.00");
        Settlement lost = scenario().dealer("8s 8h 8d 4s 7c 2s").seat(1, "Ah Kh Qh 7h 2c", "ante 10 play 10 bad-beat 2")
                .expectSteps("1 play lose 10.00", "1 ante lose 10.00", "1 bad-beat win 2.00 pays 50.00");
        assertEquals("flush", lost.steps().get(2).hand().orElseThrow().category().id());
    }

    @Test
    public void aBadBeatLosesOnATieAndWithLessThanTwoPair() {
        RoundScenario.of("four-card-poker").dealer("Ac As 9h 9s 7c 2s").seat(1, ACES_AND_NINES, "ante 10 play 10 bad-beat 2")
                .expectSteps("1 play win 10.00 pays 10.00", "1 ante win 10.00 pays 10.00", "1 bad-beat lose 2.00");
        scenario().seat(1, ACES_AND_NINES, "aces-up 5 bad-beat 2")
                .expectSteps("1 aces-up win 5.00 pays 10.00", "1 bad-beat lose 2.00");
        RoundScenario.of("four-card-poker").dealer("Ac As 9h 9s 7c 2s").seat(1, "Ad Ah 8c 5c 3c", "aces-up 1 bad-beat 2")
                .expectSteps("1 aces-up win 1.00 pays 1.00", "1 bad-beat lose 2.00");
    }

    @Test
    public void theHouseMayCountATieAsABadBeatWin() {
        HouseChoices ties = HouseChoices.STANDARD.withBadBeatOnTie(true);
        Settlement tie = RoundScenario.of("four-card-poker").choose(ties).dealer("Ac As 9h 9s 7c 2s")
                .seat(1, ACES_AND_NINES, "aces-up 5 bad-beat 2")
                .expectSteps("1 aces-up win 5.00 pays 10.00", "1 bad-beat win 2.00 pays 8.00");
        assertEquals("two-pair", tie.steps().get(1).hand().orElseThrow().category().id());
        RoundScenario.of("four-card-poker").choose(ties).dealer("Kc Ks 9h 8s 7c 2s").seat(1, "Kh Kd 9d 8c 3c", "aces-up 1 bad-beat 2")
                .expectSteps("1 aces-up lose 1.00", "1 bad-beat lose 2.00");
        RoundScenario.of("crazy-4-poker").choose(ties).dealer("Ac As 9h 9s 7c")
                .seat(1, "Ah Ad 9c 9d 2h", "ante 5 super-bonus 5 play 5 bad-beat 2")
                .expectSteps("1 play push 5.00", "1 ante push 5.00", "1 super-bonus push 5.00", "1 bad-beat lose 2.00");
    }

    @Test
    public void theHouseMayResolveTheBadBeatOfAFoldedSeat() {
        RoundScenario.of("four-card-poker").dealer("8s 8h 8d 4s 7c 2s").house("bad-beat-on-fold")
                .seat(1, "Ah Kh Qh 7h 2c", "folded ante 10 bad-beat 2")
                .expectSteps("1 ante lose 10.00", "1 bad-beat win 2.00 pays 50.00");
    }
}
