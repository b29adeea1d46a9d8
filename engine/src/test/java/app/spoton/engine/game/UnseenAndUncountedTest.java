package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Step;
import org.junit.Test;

/** Seats whose cards were not seen, and wagers that were not counted. */
public class UnseenAndUncountedTest {
    private static final String DEALER = "Kc Kd 8d 6c 2s";
    private static final String FLUSH = "Ah Jh 8h 6h 3d";

    private static RoundScenario crazy() {
        return RoundScenario.of("crazy-4-poker").dealer(DEALER);
    }

    @Test
    public void theCardsOfASeatThatForfeitsEverythingNeedNotBeSeen() {
        crazy().meter("main", "100", "50", "0").seat(1, FLUSH, "ante 5 super-bonus 5 play 5")
                .seat(2, "", "unseen folded ante 5 super-bonus 5 queens-up 1 bad-beat 1 progressive 1")
                .expectSteps("2 ante lose 5.00", "2 super-bonus lose 5.00", "2 queens-up lose 1.00", "2 bad-beat lose 1.00",
                        "2 progressive lose 1.00", "1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00",
                        "1 super-bonus win 5.00 pays 7.50");
    }

    @Test
    public void cardsMustBeSeenIfAWagerRemainsInPlayAfterTheFold() {
        crazy().house("queens-up-on-fold").seat(2, "", "unseen folded ante 5 super-bonus 5 queens-up 1")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 2);
        crazy().house("progressive-on-fold").meter("main", "1", "1", "1")
                .seat(2, "", "unseen folded ante 5 super-bonus 5 progressive 1").expectError(ErrorCode.WRONG_CARD_COUNT, 2);
        RoundScenario.of("four-card-poker").dealer("Kc Kd 8d 6c 2s 3s").seat(1, "", "unseen folded ante 5 aces-up 5")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        RoundScenario.of("four-card-poker").dealer("Kc Kd 8d 6c 2s 3s").seat(1, "", "unseen folded ante 5 bad-beat 5")
                .expectSteps("1 ante lose 5.00", "1 bad-beat lose 5.00");
        RoundScenario.of("three-card-fury").dealer("Kc Kd 8d").seat(1, "", "unseen folded ante 5 monster 5 seven-card 1")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        RoundScenario.of("three-card-fury").dealer("Kc Kd 8d").seat(1, "", "unseen folded ante 5 monster 5 royal-family 1")
                .expectSteps("1 ante lose 5.00", "1 monster lose 5.00", "1 royal-family lose 1.00");
        RoundScenario.of("super-4-poker").dealer(DEALER).seat(1, "", "unseen folded ante 5 xtra-bonus 5 bad-beat 1")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        RoundScenario.of("four-card-split").dealer("Kc Kd 8d 6c").split(1, "", "unseen folded ante-1 5 ante-2 5 blind 5")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
    }

    @Test
    public void onlyAFoldedSeatWithoutCardsMayBeUnseen() {
        crazy().seat(1, "", "unseen ante 5 super-bonus 5 play 5").expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy().seat(1, FLUSH, "unseen folded ante 5 super-bonus 5").expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy().seat(1, "", "folded ante 5 super-bonus 5").expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy().seat(1, "", "unseen folded ante 5 super-bonus 5 play 5").expectError(ErrorCode.NO_DECISION, 1);
        crazy().seat(1, "", "unseen folded ante 5 super-bonus 5 monster 5").expectError(ErrorCode.UNKNOWN_WAGER, 1);
    }

    @Test
    public void aWagerThatWasNotCountedIsTakenPushedOrPaidAtItsOdds() {
        Settlement settlement = crazy().seat(1, FLUSH, "ante ? super-bonus ? play ? queens-up 2")
                .seat(2, "Qc Td 8c 4h 3c", "ante 5 super-bonus 5 play ?")
                .expectSteps("2 play lose ?", "2 ante lose 5.00", "2 super-bonus lose 5.00", "1 play win ? pays 1 to 1",
                        "1 ante win ? pays 1 to 1", "1 queens-up win 2.00 pays 8.00", "1 super-bonus win ? pays 3 to 2");
        Step play = settlement.steps().get(3);
        assertFalse(play.isStakeCounted() || play.isPayCounted());
        assertThrows(IllegalStateException.class, play::stake);
        assertThrows(IllegalStateException.class, play::pay);
        assertTrue(settlement.steps().get(0).isPayCounted());
        assertEquals("Seat 1: pay play, 1 to 1, flush, ace high.", play.sentence());
        assertEquals("Seat 2: take play, queen high.", settlement.steps().get(0).sentence());
        assertFalse(settlement.seats().get(0).isCounted() || settlement.seats().get(1).isCounted());
        assertThrows(IllegalStateException.class, settlement.seats().get(0)::returned);
        assertThrows(IllegalStateException.class, settlement.seats().get(0)::net);
    }

    @Test
    public void theAutomaticBonusOnAnAnteThatWasNotCountedIsPaidAtItsOdds() {
        RoundScenario.of("four-card-poker").dealer("8c 8d 8h 8s 2d 3s").seat(1, "5h 5d 5c 9d 2c", "ante ? play 20")
                .expectSteps("1 play lose 20.00", "1 ante lose ?", "1 automatic-bonus win ? pays 2 to 1");
    }

    @Test
    public void amountsAreComparedOnlyIfBothWereCounted() {
        crazy().seat(1, FLUSH, "ante ? super-bonus 7 play 50").settle();
        crazy().seat(1, FLUSH, "ante 5 super-bonus ? play ?").settle();
        crazy().seat(1, FLUSH, "ante 5 super-bonus ? play 20").expectError(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        crazy().limit("ante", "5", "10").seat(1, FLUSH, "ante ? super-bonus 5 play 5").settle();
        crazy().limit("super-bonus", "6", "10").seat(1, FLUSH, "ante ? super-bonus 5 play 5")
                .expectError(ErrorCode.LIMIT, 1);
        RoundScenario.of("three-card-fury").dealer("Kc Kd 8d").seat(1, "Ah Jh 8h 6h", "ante ? monster 5 play 9").settle();
        split("ante-1 ? ante-2 ? blind 1 play-1 9 play-2 5").settle();
    }

    @Test
    public void theTwoAntesOf4CardSplitAreTheSameAmountSoEitherIsCompared() {
        split("ante-1 ? ante-2 5 blind 5 play-1 9 play-2 5").expectError(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        split("ante-1 5 ante-2 ? blind 5 play-1 5 play-2 4").expectError(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        split("ante-1 ? ante-2 5 blind 4 play-1 5 play-2 ?").expectError(ErrorCode.BLIND_BELOW_ANTE, 1);
        split("ante-1 5 ante-2 ? blind 4 play-1 ? play-2 ?").expectError(ErrorCode.BLIND_BELOW_ANTE, 1);
    }

    private static RoundScenario split(String wagers) {
        return RoundScenario.of("four-card-split").dealer("Kc Kd 8d 6c").split(1, "Kh Jd 8h 3d", wagers, "KhJd+4c", "8h3d+5c");
    }

    @Test
    public void anUncountedWagerCountsAsMade() {
        crazy().seat(1, FLUSH, "ante ? play ?").expectError(ErrorCode.MISSING_WAGER, 1);
        crazy().seat(1, FLUSH, "ante ? super-bonus ?").expectError(ErrorCode.NO_DECISION, 1);
        crazy().seat(1, FLUSH, "ante ? super-bonus ? monster ?").expectError(ErrorCode.UNKNOWN_WAGER, 1);
    }

    @Test
    public void theProgressiveMustBeCounted() {
        crazy().meter("main", "1", "1", "1").seat(1, FLUSH, "ante 5 super-bonus 5 play 5 progressive ?")
                .expectError(ErrorCode.BAD_AMOUNT, 1);
    }

    @Test
    public void aVoidRoundReturnsUncountedWagersToo() {
        RoundScenario scenario = crazy().seat(1, "Ah", "ante ? super-bonus 5");
        Settlement back = scenario.game().rulingOn(Irregularity.WRONG_CARD_COUNT)
                .giveBack(scenario.round(), scenario.game().wagers());
        assertEquals("1 ante push ?", RoundScenario.text(back.steps().get(0)));
        assertFalse(back.seats().get(0).isCounted());
    }
}
