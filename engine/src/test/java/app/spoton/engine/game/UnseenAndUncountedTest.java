package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.Felt;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Step;
import org.junit.Test;

/** Seats whose cards nobody saw, and wagers that nobody counted. */
public class UnseenAndUncountedTest {
    private static final String DEALER = "Kc Kd 8d 6c 2s";
    private static final String FLUSH = "Ah Jh 8h 6h 3d";

    private static Felt crazy() {
        return Felt.of("crazy-4-poker").dealer(DEALER);
    }

    @Test
    public void theCardsOfASeatWhoseFoldForfeitsEverythingNeedNotBeSeen() {
        crazy().meter("main", "100", "50", "0").seat(1, FLUSH, "ante 5 super-bonus 5 play 5")
                .seat(2, "", "unseen folded ante 5 super-bonus 5 queens-up 1 bad-beat 1 progressive 1")
                .does("2 ante lose 5.00", "2 super-bonus lose 5.00", "2 queens-up lose 1.00", "2 bad-beat lose 1.00",
                        "2 progressive lose 1.00", "1 play win 5.00 pays 5.00", "1 ante win 5.00 pays 5.00",
                        "1 super-bonus win 5.00 pays 7.50");
    }

    @Test
    public void cardsMustBeSeenWhereAWagerOutlivesTheFold() {
        crazy().house("queens-up-on-fold").seat(2, "", "unseen folded ante 5 super-bonus 5 queens-up 1")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 2);
        crazy().house("progressive-on-fold").meter("main", "1", "1", "1")
                .seat(2, "", "unseen folded ante 5 super-bonus 5 progressive 1").refuses(ErrorCode.WRONG_CARD_COUNT, 2);
        Felt.of("four-card-poker").dealer("Kc Kd 8d 6c 2s 3s").seat(1, "", "unseen folded ante 5 aces-up 5")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        Felt.of("four-card-poker").dealer("Kc Kd 8d 6c 2s 3s").seat(1, "", "unseen folded ante 5 bad-beat 5")
                .does("1 ante lose 5.00", "1 bad-beat lose 5.00");
        Felt.of("three-card-fury").dealer("Kc Kd 8d").seat(1, "", "unseen folded ante 5 monster 5 seven-card 1")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        Felt.of("three-card-fury").dealer("Kc Kd 8d").seat(1, "", "unseen folded ante 5 monster 5 royal-family 1")
                .does("1 ante lose 5.00", "1 monster lose 5.00", "1 royal-family lose 1.00");
        Felt.of("super-4-poker").dealer(DEALER).seat(1, "", "unseen folded ante 5 xtra-bonus 5 bad-beat 1")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        Felt.of("four-card-split").dealer("Kc Kd 8d 6c").split(1, "", "unseen folded ante-1 5 ante-2 5 blind 5")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
    }

    @Test
    public void onlyAFoldedSeatWithoutCardsIsUnseen() {
        crazy().seat(1, "", "unseen ante 5 super-bonus 5 play 5").refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy().seat(1, FLUSH, "unseen folded ante 5 super-bonus 5").refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy().seat(1, "", "folded ante 5 super-bonus 5").refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy().seat(1, "", "unseen folded ante 5 super-bonus 5 play 5").refuses(ErrorCode.NO_DECISION, 1);
        crazy().seat(1, "", "unseen folded ante 5 super-bonus 5 monster 5").refuses(ErrorCode.UNKNOWN_WAGER, 1);
    }

    @Test
    public void aWagerThatWasNotCountedIsTakenPushedOrPaidAtItsOdds() {
        Settlement settlement = crazy().seat(1, FLUSH, "ante ? super-bonus ? play ? queens-up 2")
                .seat(2, "Qc Td 8c 4h 3c", "ante 5 super-bonus 5 play ?")
                .does("2 play lose ?", "2 ante lose 5.00", "2 super-bonus lose 5.00", "1 play win ? pays 1 to 1",
                        "1 ante win ? pays 1 to 1", "1 queens-up win 2.00 pays 8.00", "1 super-bonus win ? pays 3 to 2");
        Step play = settlement.steps().get(3);
        assertFalse(play.isStakeCounted() || play.isPayCounted());
        assertThrows(IllegalStateException.class, play::stake);
        assertThrows(IllegalStateException.class, play::pay);
        assertTrue(settlement.steps().get(0).isPayCounted());
        assertEquals("Seat 1: pay play, 1 to 1, a flush.", play.sentence());
        assertEquals("Seat 2: take play, high card.", settlement.steps().get(0).sentence());
        assertFalse(settlement.seats().get(0).isCounted() || settlement.seats().get(1).isCounted());
        assertThrows(IllegalStateException.class, settlement.seats().get(0)::returned);
        assertThrows(IllegalStateException.class, settlement.seats().get(0)::net);
    }

    @Test
    public void theAutomaticBonusOnAnAnteThatWasNotCountedIsPaidAtItsOdds() {
        Felt.of("four-card-poker").dealer("8c 8d 8h 8s 2d 3s").seat(1, "5h 5d 5c 9d 2c", "ante ? play 20")
                .does("1 play lose 20.00", "1 ante lose ?", "1 automatic-bonus win ? pays 2 to 1");
    }

    @Test
    public void amountsAreComparedOnlyWhereBothWereCounted() {
        crazy().seat(1, FLUSH, "ante ? super-bonus 7 play 50").settle();
        crazy().seat(1, FLUSH, "ante 5 super-bonus ? play ?").settle();
        crazy().seat(1, FLUSH, "ante 5 super-bonus ? play 20").refuses(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        crazy().limit("ante", "5", "10").seat(1, FLUSH, "ante ? super-bonus 5 play 5").settle();
        crazy().limit("super-bonus", "6", "10").seat(1, FLUSH, "ante ? super-bonus 5 play 5")
                .refuses(ErrorCode.LIMIT, 1);
        Felt.of("three-card-fury").dealer("Kc Kd 8d").seat(1, "Ah Jh 8h 6h", "ante ? monster 5 play 9").settle();
        split("ante-1 ? ante-2 ? blind 1 play-1 9 play-2 5").settle();
    }

    @Test
    public void theTwoAntesOf4CardSplitAreOneAmountSoEitherOfThemIsCompared() {
        split("ante-1 ? ante-2 5 blind 5 play-1 9 play-2 5").refuses(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        split("ante-1 5 ante-2 ? blind 5 play-1 5 play-2 4").refuses(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        split("ante-1 ? ante-2 5 blind 4 play-1 5 play-2 ?").refuses(ErrorCode.BLIND_BELOW_ANTE, 1);
        split("ante-1 5 ante-2 ? blind 4 play-1 ? play-2 ?").refuses(ErrorCode.BLIND_BELOW_ANTE, 1);
    }

    private static Felt split(String wagers) {
        return Felt.of("four-card-split").dealer("Kc Kd 8d 6c").split(1, "Kh Jd 8h 3d", wagers, "KhJd+4c", "8h3d+5c");
    }

    @Test
    public void aWagerThatWasNotCountedIsAWagerThatWasMade() {
        crazy().seat(1, FLUSH, "ante ? play ?").refuses(ErrorCode.MISSING_WAGER, 1);
        crazy().seat(1, FLUSH, "ante ? super-bonus ?").refuses(ErrorCode.NO_DECISION, 1);
        crazy().seat(1, FLUSH, "ante ? super-bonus ? monster ?").refuses(ErrorCode.UNKNOWN_WAGER, 1);
    }

    @Test
    public void theProgressiveMustBeCounted() {
        crazy().meter("main", "1", "1", "1").seat(1, FLUSH, "ante 5 super-bonus 5 play 5 progressive ?")
                .refuses(ErrorCode.BAD_AMOUNT, 1);
    }

    @Test
    public void aVoidRoundGivesUncountedWagersBackToo() {
        Felt felt = crazy().seat(1, "Ah", "ante ? super-bonus 5");
        Settlement back = felt.game().rulingOn(Irregularity.WRONG_CARD_COUNT)
                .giveBack(felt.round(), felt.game().wagers());
        assertEquals("1 ante push ?", Felt.words(back.steps().get(0)));
        assertFalse(back.seats().get(0).isCounted());
    }
}
