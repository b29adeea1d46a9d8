package app.spoton.engine.game.threecardfury;

import static app.spoton.engine.game.threecardfury.ThreeCardFuryRounds.scenario;

import org.junit.Test;

/** 3 Card Fury: the worked hands of the manual. */
public class ThreeCardFuryExamplesTest {
    @Test
    public void example1AnAceHighFlushBeatsAKingHigh() {
        scenario("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 5 royal-family 1")
                .expectSteps("1 monster push 5.00", "1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00",
                        "1 royal-family win 1.00 pays 1.00");
    }

    @Test
    public void example2ASevenHighStraightAgainstAQueenHighThatDoesNotQualify() {
        scenario("Qc 9d 4s").seat(1, "5h 6d 7c Kd", "ante 5 monster 5 play 5 royal-family 1")
                .expectSteps("1 play push 5.00", "1 monster win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00",
                        "1 royal-family win 1.00 pays 2.00");
    }

    @Test
    public void example3TripsLoseToAMiniRoyalAndAreABustedMonster() {
        scenario("Ac Kc Qc").seat(1, "8h 8d 8c 2s", "ante 5 monster 5 play 5 royal-family 1")
                .expectSteps("1 monster win 5.00 pays 100.00", "1 play lose 5.00", "1 ante lose 5.00",
                        "1 royal-family win 1.00 pays 10.00");
    }

    @Test
    public void example4AQueenHighLosesToAHigherQueenHigh() {
        scenario("Qc Jd 4s").seat(1, "Qh 9d 5c 2s", "ante 5 monster 5 play 5 royal-family 1")
                .expectSteps("1 play push 5.00", "1 monster lose 5.00", "1 ante lose 5.00", "1 royal-family lose 1.00");
    }
}
