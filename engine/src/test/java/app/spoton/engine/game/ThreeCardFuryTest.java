package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.Felt;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Settlement;
import org.junit.Test;

/** The first four are the manual's own Specific Hand Examples (Advantage Play 3 Card Fury Procedure Manual (Money$uit Industries, 2020)). */
public class ThreeCardFuryTest {
    private static Felt felt(String dealer) {
        return Felt.of("three-card-fury").dealer(dealer);
    }

    @Test
    public void example1AnAceHighFlushBeatsAKingHigh() {
        felt("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 5 royal-family 1")
                .does("1 monster push 5.00", "1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00",
                        "1 royal-family win 1.00 pays 1.00");
    }

    @Test
    public void example2ASevenHighStraightAgainstAQueenHighThatDoesNotQualify() {
        felt("Qc 9d 4s").seat(1, "5h 6d 7c Kd", "ante 5 monster 5 play 5 royal-family 1")
                .does("1 play push 5.00", "1 monster win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00",
                        "1 royal-family win 1.00 pays 2.00");
    }

    @Test
    public void example3TripsLoseToAMiniRoyalAndAreABustedMonster() {
        felt("Ac Kc Qc").seat(1, "8h 8d 8c 2s", "ante 5 monster 5 play 5 royal-family 1")
                .does("1 monster win 5.00 pays 100.00", "1 play lose 5.00", "1 ante lose 5.00",
                        "1 royal-family win 1.00 pays 10.00");
    }

    @Test
    public void example4AQueenHighLosesToAHigherQueenHigh() {
        felt("Qc Jd 4s").seat(1, "Qh 9d 5c 2s", "ante 5 monster 5 play 5 royal-family 1")
                .does("1 play push 5.00", "1 monster lose 5.00", "1 ante lose 5.00", "1 royal-family lose 1.00");
    }

    @Test
    public void everyPlayIsPushedBackBeforeAnySeatIsLookedAtAndSeatsGoFromTheRight() {
        felt("Qc 9d 4s").seat(1, "Ah 8h 5d 2c", "ante 5 monster 5 play 5").seat(6, "3h 3d 7s 8c",
                        "ante 10 monster 10 play 10").seat(4, "2h 5h 7c Tc", "folded ante 1 monster 1 royal-family 2")
                .does("4 ante lose 1.00", "4 monster lose 1.00", "4 royal-family lose 2.00", "6 play push 10.00",
                        "1 play push 5.00", "6 monster lose 10.00", "6 ante win 10.00 pays 10.00",
                        "1 monster lose 5.00", "1 ante win 5.00 pays 5.00");
    }

    @Test
    public void aFoldedSeatKeepsItsSevenCardBonusWhichIsResolvedInTurn() {
        felt("Kc Kd Ks").seat(2, "4h 4d 5c 7s", "folded ante 5 monster 5 seven-card 1")
                .seat(1, "Kh 9d 8c 2s", "ante 5 monster 5 play 5 seven-card 1")
                .does("2 ante lose 5.00", "2 monster lose 5.00", "2 seven-card win 1.00 pays 9.00",
                        "1 monster lose 5.00", "1 play lose 5.00", "1 ante lose 5.00",
                        "1 seven-card win 1.00 pays 20.00");
    }

    @Test
    public void onATieAnteAndPlayPush() {
        felt("Kc 9d 4s").seat(1, "Kh 9h 4d 2c", "ante 5 monster 5 play 5")
                .does("1 monster lose 5.00", "1 play push 5.00", "1 ante push 5.00");
    }

    @Test
    public void straightAndFlushPushTheMonsterOnATieAndLoseItOnALoss() {
        felt("7c 6d 5s").seat(1, "7h 6s 5d 2c", "ante 5 monster 5 play 5")
                .does("1 monster push 5.00", "1 play push 5.00", "1 ante push 5.00");
        felt("Kc 9c 4c").seat(1, "Kh 9h 4h 2c", "ante 5 monster 5 play 5")
                .does("1 monster push 5.00", "1 play push 5.00", "1 ante push 5.00");
        felt("8c 7d 6s").seat(1, "7h 6h 5d 2c", "ante 5 monster 5 play 5")
                .does("1 monster lose 5.00", "1 play lose 5.00", "1 ante lose 5.00");
        felt("8c 7d 6s").seat(1, "Ah 6h 5h 2c", "ante 5 monster 5 play 5")
                .does("1 monster lose 5.00", "1 play lose 5.00", "1 ante lose 5.00");
    }

    @Test
    public void aSpadeMiniRoyalHasItsPriceOnlyWhenItBeatsTheDealer() {
        felt("7c 6d 2s").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5")
                .does("1 play push 5.00", "1 monster win 5.00 pays 250.00", "1 ante win 5.00 pays 5.00");
        felt("7c 6d 2s").seat(1, "Ah Kh Qh 2c", "ante 5 monster 5 play 5")
                .does("1 play push 5.00", "1 monster win 5.00 pays 150.00", "1 ante win 5.00 pays 5.00");
        felt("Ac Kc Qc").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5")
                .does("1 monster win 5.00 pays 2500.00", "1 play push 5.00", "1 ante push 5.00");
        felt("7c 6d 2s").table("monster", "M-1").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5")
                .does("1 play push 5.00", "1 monster win 5.00 pays 125.00", "1 ante win 5.00 pays 5.00");
    }

    @Test
    public void aStraightFlushOrTripsThatBeatTheDealerArePaidByTheTable() {
        felt("Kc 9d 2d").seat(1, "4h 5h 6h 2c", "ante 5 monster 5 play 5")
                .does("1 monster win 5.00 pays 45.00", "1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00");
        felt("Ac Kc Qc").seat(1, "4h 5h 6h 2c", "ante 5 monster 5 play 5")
                .does("1 monster win 5.00 pays 250.00", "1 play lose 5.00", "1 ante lose 5.00");
    }

    @Test
    public void theRoyalFamilyPaysTheBestRowThatTheFourCardsFit() {
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
    public void aTableWithoutMiniRoyalPaysItAsAThreeCardStraightFlush() {
        felt("7c 6d 2h").table("royal-family", "RF-2")
                .seat(1, "As Ks Qs 2c", "folded ante 5 monster 5 seven-card 1")
                .does("1 ante lose 5.00", "1 monster lose 5.00", "1 seven-card lose 1.00");
        felt("7c 6d 2h").table("royal-family", "RF-2").seat(1, "As Ks Qs 2c", "ante 5 monster 5 play 5 royal-family 1")
                .does("1 play push 5.00", "1 monster win 5.00 pays 250.00", "1 ante win 5.00 pays 5.00",
                        "1 royal-family win 1.00 pays 16.00");
    }

    private static void royalFamily(String cards, String pay, String hand) {
        Settlement settlement = felt("7c 6c 2h").seat(1, cards, "ante 5 monster 5 play 5 royal-family 1").settle();
        assertEquals(cards, "1 royal-family win 1.00 pays " + pay, Felt.words(settlement.steps().get(3)));
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
        Settlement settlement = felt(dealer).seat(1, cards, "folded ante 5 monster 5 seven-card 1").settle();
        assertEquals(pay.isEmpty() ? "1 seven-card lose 1.00" : "1 seven-card win 1.00 pays " + pay,
                Felt.words(settlement.steps().get(2)));
    }

    @Test
    public void anteAndMonsterAreRequiredAndEqualAndPlayEqualsTheAnte() {
        felt("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "monster 5 play 5").refuses(ErrorCode.MISSING_WAGER, 1);
        felt("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 play 5").refuses(ErrorCode.MISSING_WAGER, 1);
        felt("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 4 play 5").refuses(ErrorCode.UNEQUAL_WAGERS, 1);
        felt("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 6").refuses(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        felt("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5").refuses(ErrorCode.NO_DECISION, 1);
        felt("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 5 progressive 1")
                .refuses(ErrorCode.UNKNOWN_WAGER, 1);
    }

    @Test
    public void aTableWithACellThatCannotBeReadIsRefused() {
        felt("Kc 9d 4s").table("monster", "M-4").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 5")
                .refuses(ErrorCode.INCOMPLETE_PAYTABLE, 0);
    }
}
