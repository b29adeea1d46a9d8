package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.Felt;
import app.spoton.engine.round.ErrorCode;
import org.junit.Test;

public class CrazyFourPokerTest {
    private static final String KING_HIGH = "Ks 9d 7c 4h 2s";
    private static final String QUEEN_HIGH = "Qs 9d 7c 4h 2s";
    private static final String ACE_HIGH = "Ah Jd 8c 6h 3d";
    private static final String JACK_HIGH = "Jh Td 8c 6h 3d";
    private static final String FLUSH = "Ah Jh 8h 6h 3d";

    private static Felt felt(String dealer) {
        return Felt.of("crazy-4-poker").dealer(dealer);
    }

    @Test
    public void withoutAQualifyingHandPlayWinsAndAntePushesEvenForTheLowerHand() {
        felt(QUEEN_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 5")
                .does("1 play win 5.00 pays 5.00", "1 ante push 5.00", "1 super-bonus push 5.00");
        assertFalse(felt(QUEEN_HIGH).seat(1, JACK_HIGH, "ante 5 super-bonus 5 play 5")
                .does("1 play win 5.00 pays 5.00", "1 ante push 5.00", "1 super-bonus lose 5.00").dealerQualifies());
    }

    @Test
    public void withAQualifyingHandPlayAndAnteGoByTheHands() {
        assertTrue(felt(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 5")
                .does("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 super-bonus push 5.00")
                .dealerQualifies());
        felt(KING_HIGH).seat(1, JACK_HIGH, "ante 5 super-bonus 5 play 5")
                .does("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus lose 5.00");
        felt(KING_HIGH).seat(1, "Kd 9c 7h 4s 2d", "ante 5 super-bonus 5 play 5")
                .does("1 play push 5.00", "1 ante push 5.00", "1 super-bonus push 5.00");
    }

    @Test
    public void straightOrBetterIsAlwaysPaidTheSuperBonusAlsoOnALossAndTheWagerStays() {
        felt("9s 9d 9c 4h 2s").seat(1, FLUSH, "ante 5 super-bonus 5 play 5")
                .does("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus win 5.00 pays 7.50");
        assertEquals("12.50", felt("9s 9d 9c 4h 2s").seat(1, FLUSH, "ante 5 super-bonus 5 play 5").settle()
                .seats().get(0).returned().toString());
    }

    @Test
    public void fourAcesHaveTheirOwnPrice() {
        felt(KING_HIGH).seat(1, "Ah Ad Ac As 3d", "ante 5 super-bonus 5 play 15 queens-up 1")
                .does("1 play win 15.00 pays 15.00", "1 ante win 5.00 pays 5.00", "1 queens-up win 1.00 pays 50.00",
                        "1 super-bonus win 5.00 pays 1000.00");
        felt(KING_HIGH).seat(1, "3h 3d 3c 3s Ad", "ante 5 super-bonus 5 play 15")
                .does("1 play win 15.00 pays 15.00", "1 ante win 5.00 pays 5.00",
                        "1 super-bonus win 5.00 pays 150.00");
    }

    @Test
    public void queensUpWinsFromAPairOfQueens() {
        felt(KING_HIGH).seat(1, "Qh Qd 8c 6h 3d", "ante 5 super-bonus 5 play 5 queens-up 2")
                .does("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 queens-up win 2.00 pays 2.00",
                        "1 super-bonus push 5.00");
        felt(KING_HIGH).seat(1, "Jh Jd 8c 6h 3d", "ante 5 super-bonus 5 play 5 queens-up 2")
                .does("1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00", "1 queens-up lose 2.00",
                        "1 super-bonus push 5.00");
    }

    @Test
    public void allBetsOfAFoldedSeatAreCollectedUnlessTheHouseSparesABonus() {
        felt("9s 9d 9c 4h 2s").meter("main", "1", "1", "1")
                .seat(1, FLUSH, "folded ante 5 super-bonus 5 queens-up 1 bad-beat 2 progressive 1")
                .does("1 ante lose 5.00", "1 super-bonus lose 5.00", "1 queens-up lose 1.00", "1 bad-beat lose 2.00",
                        "1 progressive lose 1.00");
        felt("9s 9d 9c 4h 2s").meter("main", "1", "1", "1").house("queens-up-on-fold").house("bad-beat-on-fold")
                .house("progressive-on-fold")
                .seat(1, FLUSH, "folded ante 5 super-bonus 5 queens-up 1 bad-beat 2 progressive 1")
                .does("1 ante lose 5.00", "1 super-bonus lose 5.00", "1 queens-up win 1.00 pays 4.00",
                        "1 bad-beat win 2.00 pays 100.00", "1 progressive lose 1.00");
    }

    @Test
    public void badBeatTable2PaysAStraightFlushAndFourOfAKindAtOnePrice() {
        felt("9s 9d 9c 9h 2s").table("bad-beat", "C4P-BBB-02")
                .seat(1, "4h 5h 6h 7h Kd", "ante 5 super-bonus 5 play 5 bad-beat 1")
                .does("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus win 5.00 pays 75.00",
                        "1 bad-beat win 1.00 pays 1000.00");
        felt("9s 9d 9c 9h 2s").table("bad-beat", "C4P-BBB-02")
                .seat(1, "8h 8s 8d 8c Kd", "ante 5 super-bonus 5 play 5 bad-beat 1")
                .does("1 play lose 5.00", "1 ante lose 5.00", "1 super-bonus win 5.00 pays 150.00",
                        "1 bad-beat win 1.00 pays 1000.00");
    }

    @Test
    public void anteAndSuperBonusAreRequiredAndEqual() {
        felt(KING_HIGH).seat(1, ACE_HIGH, "super-bonus 5 play 5").refuses(ErrorCode.MISSING_WAGER, 1);
        felt(KING_HIGH).seat(1, ACE_HIGH, "ante 5 play 5").refuses(ErrorCode.MISSING_WAGER, 1);
        felt(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 6 play 5").refuses(ErrorCode.UNEQUAL_WAGERS, 1);
    }

    @Test
    public void aRaiseNeedsAPairOfAcesAndIsAtMostThreeTimesTheAnte() {
        felt(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 5.01")
                .refuses(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, 1);
        felt(KING_HIGH).seat(1, "Kh Kd 8c 6h 3d", "ante 5 super-bonus 5 play 15")
                .refuses(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, 1);
        felt(KING_HIGH).seat(1, "Ah Ad 8c 6h 3d", "ante 5 super-bonus 5 play 15.01")
                .refuses(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        felt(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5 play 4").refuses(
                ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        felt(KING_HIGH).seat(1, "2h 2d 3c 3h Td", "ante 5 super-bonus 5 play 15")
                .does("1 play win 15.00 pays 15.00", "1 ante win 5.00 pays 5.00", "1 super-bonus push 5.00");
    }

    @Test
    public void aDecisionIsNeeded() {
        felt(KING_HIGH).seat(1, ACE_HIGH, "ante 5 super-bonus 5").refuses(ErrorCode.NO_DECISION, 1);
    }
}
