package app.spoton.engine.game.threecardfury;

import static app.spoton.engine.game.threecardfury.ThreeCardFuryRounds.scenario;

import org.junit.Test;

/** 3 Card Fury: the 3 Card Monster. */
public class MonsterTest {
    @Test
    public void straightAndFlushPushTheMonsterOnATieAndLoseItOnALoss() {
        scenario("7c 6d 5s").seat(1, "7h 6s 5d 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster push 5.00", "1 play push 5.00", "1 ante push 5.00");
        scenario("Kc 9c 4c").seat(1, "Kh 9h 4h 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster push 5.00", "1 play push 5.00", "1 ante push 5.00");
        scenario("8c 7d 6s").seat(1, "7h 6h 5d 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster lose 5.00", "1 play lose 5.00", "1 ante lose 5.00");
        scenario("8c 7d 6s").seat(1, "Ah 6h 5h 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster lose 5.00", "1 play lose 5.00", "1 ante lose 5.00");
    }

    @Test
    public void aSpadeMiniRoyalIsPaidItsOwnPriceOnlyWhenItBeatsTheDealer() {
        scenario("7c 6d 2s").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 play push 5.00", "1 monster win 5.00 pays 250.00", "1 ante win 5.00 pays 5.00");
        scenario("7c 6d 2s").seat(1, "Ah Kh Qh 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 play push 5.00", "1 monster win 5.00 pays 150.00", "1 ante win 5.00 pays 5.00");
        scenario("Ac Kc Qc").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster win 5.00 pays 2500.00", "1 play push 5.00", "1 ante push 5.00");
        scenario("7c 6d 2s").paytable("monster", "M-1").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 play push 5.00", "1 monster win 5.00 pays 125.00", "1 ante win 5.00 pays 5.00");
    }

    @Test
    public void aStraightFlushOrTripsThatBeatTheDealerArePaidByTheTable() {
        scenario("Kc 9d 2d").seat(1, "4h 5h 6h 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster win 5.00 pays 45.00", "1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00");
        scenario("Ac Kc Qc").seat(1, "4h 5h 6h 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster win 5.00 pays 250.00", "1 play lose 5.00", "1 ante lose 5.00");
    }
}
