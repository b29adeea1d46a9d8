package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Stage;
import app.spoton.engine.settlement.Settlement;
import org.junit.Test;

/** Rounds at an earlier stage. */
public class StagesTest {
    private static final String BETS = "ante 5 super-bonus 5";
    private static final String SPLIT = "ante-1 5 ante-2 5 blind 5";

    private static RoundScenario crazy(Stage stage) {
        return RoundScenario.of("crazy-4-poker").at(stage);
    }

    private static RoundScenario split(Stage stage) {
        return RoundScenario.of("four-card-split").at(stage);
    }

    @Test
    public void nothingIsDueBeforeThePlayersDecide() {
        Settlement dealt = crazy(Stage.DEALT).seat(1, "", BETS).seat(2, "Ah Ad 9c 9d 2h", "folded " + BETS).expectSteps();
        assertEquals(Stage.DEALT, dealt.stage());
        assertTrue(dealt.dealer().isEmpty() && dealt.seats().isEmpty() && dealt.meters().isEmpty());
    }

    @Test
    public void forfeitedWagersAreDueOnceThePlayersHaveDecided() {
        crazy(Stage.DECIDED).seat(1, "", "folded queens-up 2 " + BETS).seat(2, "", "play 5 " + BETS)
                .seat(3, "", "folded unseen " + BETS)
                .expectSteps("3 ante lose 5.00", "3 super-bonus lose 5.00", "1 ante lose 5.00", "1 super-bonus lose 5.00",
                        "1 queens-up lose 2.00");
    }

    @Test
    public void theBlindsOf4CardSplitAreDueWhenTheCardsAreDealt() {
        split(Stage.DEALT).split(1, "Ah Ad 9h 3d", SPLIT).split(2, "Kh Jd 8h 3c", SPLIT)
                .expectSteps("2 blind lose 5.00", "1 blind win 5.00 pays 10.00");
    }

    @Test
    public void foldedHandsAndInstantWinnersOf4CardSplitAreDueBeforeTheDraw() {
        split(Stage.DECIDED).split(1, "Ah Ad 9h 3d", SPLIT + " play-1 5", "AhAd", "9h3d folded")
                .split(2, "Qh Js Td 7c", SPLIT + " play-2 5", "QhJsTd", "7c")
                .expectSteps("2 blind lose 5.00", "1 blind win 5.00 pays 10.00", "2 ante-1 win 5.00 pays 15.00",
                        "1 ante-2 lose 5.00");
    }

    @Test
    public void playsArePushedBackOnceTheDealersHandIsShownNotToQualifyBeforeAnyPlayerShows() {
        RoundScenario.of("three-card-fury").at(Stage.DEALER_SHOWN).dealer("Qs Td 4h").seat(1, "", "play 5 ante 5 monster 5")
                .seat(2, "", "folded ante 5 monster 5").seat(3, "", "play 5 ante 5 monster 5")
                .expectSteps("2 ante lose 5.00", "2 monster lose 5.00", "3 play push 5.00", "1 play push 5.00");
        RoundScenario.of("three-card-fury").at(Stage.DEALER_SHOWN).dealer("Ks Td 4h").seat(1, "", "play 5 ante 5 monster 5")
                .expectSteps();
        split(Stage.DEALER_SHOWN).dealer("Qs Jd 4h 3c").split(1, "Ah Ad 9h 3d", SPLIT + " play-1 5 play-2 5", "AhAd", "9h3d")
                .expectSteps("1 blind win 5.00 pays 10.00", "1 play-1 push 5.00", "1 play-2 push 5.00");
    }

    @Test
    public void theDealersCardsAreNeededOnceTheHandIsShown() {
        crazy(Stage.DEALER_SHOWN).seat(1, "", "play 5 " + BETS).expectError(ErrorCode.WRONG_CARD_COUNT, 0);
    }

    @Test
    public void cardsPresentAreCountedAtEveryStage() {
        crazy(Stage.DEALT).dealer("Ks").seat(1, "", BETS).expectError(ErrorCode.WRONG_CARD_COUNT, 0);
        crazy(Stage.DEALT).seat(1, "Ah Ad 9c", BETS).expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy(Stage.DECIDED).dealer("Ah Kc 9h 8h 7h").seat(1, "Ah Ad 9c 9d 2h", BETS + " play 5")
                .expectError(ErrorCode.DUPLICATE_CARD, 1);
        split(Stage.DEALT).split(1, "", SPLIT).expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        split(Stage.DECIDED).split(1, "", "folded " + SPLIT).expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        split(Stage.DECIDED).split(1, "Ah Ad 9h 3d", SPLIT + " play-1 5", "AhAd+4c5c", "9h3d folded")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy(Stage.SHOWN).dealer("Kh Kc 9h 8h 7h").seat(1, "", BETS + " play 5").expectError(ErrorCode.WRONG_CARD_COUNT, 1);
        crazy(Stage.SHOWN).seat(1, "Ah Ad 9c 9d 2h", BETS + " play 5").expectError(ErrorCode.WRONG_CARD_COUNT, 0);
    }

    @Test
    public void aMissingDecisionIsAnErrorOnlyOnceThePlayersHaveDecided() {
        crazy(Stage.DEALT).seat(1, "", BETS).expectSteps();
        crazy(Stage.DECIDED).seat(1, "", BETS).expectError(ErrorCode.NO_DECISION, 1);
        crazy(Stage.DEALT).seat(1, "", "folded play 5 " + BETS).expectError(ErrorCode.NO_DECISION, 1);
        split(Stage.DECIDED).split(1, "Ah Ad 9h 3d", SPLIT).expectError(ErrorCode.BAD_SPLIT, 1);
        split(Stage.DECIDED).split(1, "Ah Ad 9h 3d", SPLIT, "AhAd", "9h3d").expectError(ErrorCode.NO_DECISION, 1);
        split(Stage.DEALT).split(1, "Ah Ad 9h 3d", SPLIT, "AhAd", "9h3d").expectSteps("1 blind win 5.00 pays 10.00");
        split(Stage.DEALT).split(1, "Ah Ad 9h 3d", SPLIT + " play-1 5", "AhAd folded", "9h3d")
                .expectError(ErrorCode.NO_DECISION, 1);
        split(Stage.DEALT).split(1, "Ah Ad 9h 3d", "folded " + SPLIT + " play-1 5").expectError(ErrorCode.NO_DECISION, 1);
    }

    @Test
    public void decisionsPresentAreCheckedAtEveryStage() {
        crazy(Stage.DEALT).seat(1, "", BETS + " play 4").expectError(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        crazy(Stage.DEALT).seat(1, "Ah Kd 9c 8d 2h", BETS + " play 10").expectError(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, 1);
        crazy(Stage.DECIDED).seat(1, "", BETS + " play 10").expectSteps();
        split(Stage.DEALT).split(1, "Qh Js Td 7c", SPLIT, "QhJs", "Td7c")
                .expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        split(Stage.DEALT).split(1, "Qh Js Td 7c", "folded " + SPLIT).expectError(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        split(Stage.DEALT).split(1, "Qh Js Td 7c", SPLIT, "QhJsTd", "7c").expectSteps("1 blind lose 5.00");
        split(Stage.DEALT).split(1, "Qh Js Td 7c", SPLIT, "QhJsTd").expectError(ErrorCode.BAD_SPLIT, 1);
    }

    @Test
    public void aMeterIsNeededAtEveryStageAndItsSeedOnlyIfTheCardsWinIt() {
        crazy(Stage.DEALT).seat(1, "", BETS + " progressive 1").expectError(ErrorCode.MISSING_METER, 1);
        crazy(Stage.DEALT).meter("main", "100", "0", "0").seat(1, "", BETS + " progressive 1").expectSteps();
        crazy(Stage.DEALT).meter("main", "100", "0", "0").seat(1, "Ac Ad Ah As 2c", BETS + " progressive 1")
                .expectError(ErrorCode.MISSING_METER, 1);
    }
}
