package app.spoton.engine.game.uncounted;

import static app.spoton.engine.game.uncounted.UncountedRounds.DEALER;
import static app.spoton.engine.game.uncounted.UncountedRounds.FLUSH;
import static app.spoton.engine.game.uncounted.UncountedRounds.crazy;
import static app.spoton.engine.game.uncounted.UncountedRounds.split;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import org.junit.Test;

/** Seats whose cards were not shown. */
public class UnseenCardsRulesTest {
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
}
