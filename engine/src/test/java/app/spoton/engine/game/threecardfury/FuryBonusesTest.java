package app.spoton.engine.game.threecardfury;

import static app.spoton.engine.game.threecardfury.ThreeCardFuryRounds.scenario;
import static org.junit.Assert.assertEquals;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.settlement.Settlement;
import org.junit.Test;

/** 3 Card Fury: Royal Family and 7 Card Bonus. */
public class FuryBonusesTest {
    @Test
    public void theRoyalFamilyPaysTheBestRowThatTheFourCardsMatch() {
        royalFamily("As Ks Qs Js", "250.00", "royal-flush");
        royalFamily("9s 9h 9d 9c", "100.00", "four-of-a-kind");
        royalFamily("4s 3s 2s As", "70.00", "straight-flush");
        royalFamily("As Ks Qs Jh", "40.00", "mini-royal");
        royalFamily("5s 6s 7s 8h", "20.00", "straight-flush");
        royalFamily("5s 5h 5d 8h", "10.00", "three-of-a-kind");
        royalFamily("5s 8s Ts Ks", "3.00", "flush");
        royalFamily("5s 6h 7d 8h", "3.00", "straight");
        royalFamily("5s 6h 7d 9h", "2.00", "straight");
        royalFamily("5s 9s Ts Kh", "1.00", "flush");
    }

    @Test
    public void aPaytableWithoutMiniRoyalPaysItAsAThreeCardStraightFlush() {
        scenario("7c 6d 2h").paytable("royal-family", "RF-2")
                .seat(1, "As Ks Qs 2c", "folded ante 5 monster 5 seven-card 1")
                .expectSteps("1 ante lose 5.00", "1 monster lose 5.00", "1 seven-card lose 1.00");
        scenario("7c 6d 2h").paytable("royal-family", "RF-2").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5 royal-family 1")
                .expectSteps("1 play push 5.00", "1 monster win 5.00 pays 250.00", "1 ante win 5.00 pays 5.00",
                        "1 royal-family win 1.00 pays 16.00");
    }

    private static void royalFamily(String cards, String pay, String hand) {
        Settlement settlement = scenario("7c 6c 2h").seat(1, cards, "ante 5 monster 5 play 5 royal-family 1").settle();
        assertEquals(cards, "1 royal-family win 1.00 pays " + pay, RoundScenario.text(settlement.steps().get(3)));
        assertEquals(hand, settlement.steps().get(3).hand().orElseThrow().category().id());
    }

    @Test
    public void theSevenCardBonusPaysTheBestRowOfAllSevenCards() {
        sevenCard("2h 3h 4h 5h", "6h 7h 8h", "3000.00");
        sevenCard("2h 3h 4h 5h", "6h 7h 9h", "400.00");
        sevenCard("Ah 3h 4h 5h", "2h 6h Ks", "400.00");
        sevenCard("Ah Kh Qh Jh", "Th 2s 2d", "150.00");
        sevenCard("9h Kh Qh Jh", "Th 2s 2d", "50.00");
        sevenCard("9h 9s 9d Jh", "9c Js Jd", "20.00");
        sevenCard("9h 9s 9d Jh", "8c Js 2d", "9.00");
        sevenCard("9h 9s 9d Jh", "Jc Js 2d", "9.00");
        sevenCard("2h 4h 9h Jh", "Kh Js 2d", "6.00");
        sevenCard("2h 3s 4d 5h", "Ac Js Jd", "4.00");
        sevenCard("Ah Ks Qd Jh", "Tc 3s 3d", "4.00");
        sevenCard("9h 9s 9d Jh", "2c 3s 5d", "3.00");
        sevenCard("9h 9s 8d 8h", "2c 2s 5d", "");
        sevenCard("Kh As 2d 3h", "4c 8s 8d", "");
    }

    private static void sevenCard(String cards, String dealer, String pay) {
        Settlement settlement = scenario(dealer).seat(1, cards, "folded ante 5 monster 5 seven-card 1").settle();
        assertEquals(pay.isEmpty() ? "1 seven-card lose 1.00" : "1 seven-card win 1.00 pays " + pay,
                RoundScenario.text(settlement.steps().get(2)));
    }
}
