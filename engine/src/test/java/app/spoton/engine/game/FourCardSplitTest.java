package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.Felt;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Stage;
import org.junit.Test;

public class FourCardSplitTest {
    private static final String BETS = "ante-1 5 ante-2 5 blind 5 play-1 5 play-2 5";

    private static Felt felt(String dealer) {
        return Felt.of("four-card-split").dealer(dealer);
    }

    @Test
    public void blindsThenFoldsAndInstantWinnersThenHandByHand() {
        felt("Kd 9c 4s 2h")
                .split(1, "Ah Ad 9h 3d", "ante-1 5 ante-2 5 blind 10 play-1 5", "AhAd+2c", "9h3d folded")
                .split(3, "Qh Js Td 7c", "ante-1 5 ante-2 5 blind 5 play-2 5", "QhJsTd", "7c+8d4c")
                .does("3 blind lose 5.00", "1 blind win 10.00 pays 20.00", "3 ante-1 win 5.00 pays 15.00",
                        "1 ante-2 lose 5.00", "3 play-2 lose 5.00", "3 ante-2 lose 5.00",
                        "1 play-1 win 5.00 pays 5.00", "1 ante-1 win 5.00 pays 5.00");
    }

    @Test
    public void inVersion2TheUpCardIsAlwaysPartOfTheDealersHand() {
        Settlement settlement = felt("2d Ac Ah As").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle();
        assertEquals("As Ah 2d", settlement.dealer().orElseThrow().cards().toString());
        assertEquals("Ac", felt("Ac 2d Ah As").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle().dealer()
                .orElseThrow().cards().toString().substring(6));
        assertEquals("3s 2d Ac", felt("2d Ac Kh 3s").split(1, "Kd Jc 9h 3d", BETS, "KdJc+4c", "9h3d+3c").settle()
                .dealer().orElseThrow().cards().toString());
        assertEquals("3s 2d Ac", felt("2d 3s Kh Ac").split(1, "Kd Jc 9h 3d", BETS, "KdJc+4c", "9h3d+3c").settle()
                .dealer().orElseThrow().cards().toString());
    }

    @Test
    public void inVersion1TheDealerTakesTheBestThreeAndQualifiesWithAQueen() {
        Settlement settlement = felt("2d Ac Ah As").table("blind", "V1-1a")
                .split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle();
        assertEquals("As Ah Ac", settlement.dealer().orElseThrow().cards().toString());
        assertTrue(felt("Qd 9c 4s 2h").table("blind", "V1-2a").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c",
                "9h3d+3c").settle().dealerQualifies());
        assertFalse(felt("Jd 9c 4s 2h").table("blind", "V1-2a").split(1, "Kh Js 9h 3d", BETS,
                "KhJs+4c", "9h3d+3c").settle().dealerQualifies());
        assertFalse(felt("Qd 9c 4s 2h").split(1, "Kh Jd 9h 3d", BETS, "KhJd+4c", "9h3d+3c").settle()
                .dealerQualifies());
    }

    @Test
    public void withoutAQualifyingHandPlaysAreReturnedFirstAndAntesStayInAction() {
        felt("Qd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d+7c")
                .split(2, "Ks Jc 6h 3s", "ante-1 5 ante-2 5 blind 5 play-1 5", "KsJc+Js", "6h3s folded")
                .does("2 blind lose 5.00", "1 blind lose 5.00", "2 ante-2 lose 5.00", "2 play-1 push 5.00",
                        "1 play-1 push 5.00", "1 play-2 push 5.00", "2 ante-1 win 5.00 pays 5.00",
                        "1 ante-1 win 5.00 pays 5.00", "1 ante-2 lose 5.00");
    }

    @Test
    public void aTiePushesPlayAndAnte() {
        felt("Kd 9c 4s 2h").split(1, "Kh 9d 8h 3d", BETS, "Kh9d+4c", "8h3d+7c")
                .does("1 blind lose 5.00", "1 play-1 push 5.00", "1 ante-1 push 5.00", "1 play-2 lose 5.00",
                        "1 ante-2 lose 5.00");
    }

    @Test
    public void aWinningFlushOrBetterPaysTheAnteByTheTable() {
        ante("Kd 9c 4s 2h", "V2-P3", "6h 5d Qc 9s", "6h5d+4d", "15.00");
        ante("Kd 9c 4s 2h", "V2-P3", "6h 5h Qc 9s", "6h5h+Jh", "10.00");
        ante("Kd 9c 4s 2h", "V2-P3", "6h 6d Qc 9s", "6h6d+6c", "40.00");
        ante("Kd 9c 4s 2h", "V2-P3", "6h 5h Qc 9s", "6h5h+4h", "60.00");
        ante("Kd 9c 4s 2h", "V1-1a", "Ah Kh Tc 9s", "AhKh+Qh", "150.00");
        ante("Kd 9c 4s 2h", "V1-2a", "Ah Kh Tc 9s", "AhKh+Qh", "200.00");
        ante("Kd 9c 4s 2h", "V1-2a", "6h 5d Qc 9s", "6h5d+4d", "15.00");
        ante("Kd 9c 4s 2h", "V1-1a", "6h 5h Qc 9s", "6h5h+4h", "75.00");
    }

    private static void ante(String dealer, String blind, String cards, String hand, String pay) {
        String rest = cards.substring(6).replace(" ", "");
        Settlement settlement = felt(dealer).table("blind", blind)
                .split(1, cards, "ante-1 5 ante-2 5 blind 5 play-1 5", hand, rest + " folded").settle();
        assertEquals("1 ante-1 win 5.00 pays " + pay, Felt.words(settlement.steps().get(3)));
    }

    @Test
    public void aStraightIsTwoToOneAsAnInstantWinnerOfPayoutsIIAndThreeToOneOtherwise() {
        instant("V1-2b", "QhJsTd", "Qh Js Td 7c", "10.00");
        instant("V1-1d", "QhJsTd", "Qh Js Td 7c", "15.00");
        instant("V2-P1", "QhJsTd", "Qh Js Td 7c", "15.00");
        instant("V2-P1", "AhKhQh", "Ah Kh Qh 7c", "150.00");
        instant("V2-P1", "7h7s7d", "7h 7s 7d 2c", "40.00");
    }

    private static void instant(String blind, String hand, String cards, String pay) {
        String rest = cards.substring(9);
        Settlement settlement = felt("Kd 9c 4s 2h").table("blind", blind)
                .split(1, cards, "ante-1 5 ante-2 5 blind 5", rest + " folded", hand).settle();
        assertEquals("1 ante-1 lose 5.00", Felt.words(settlement.steps().get(1)));
        assertEquals("1 ante-2 win 5.00 pays " + pay, Felt.words(settlement.steps().get(2)));
    }

    @Test
    public void aSeatThatFoldsAllFourCardsLosesBothAntesButNotItsBlind() {
        felt("Kd 9c 4s 2h").split(1, "Th Td 8h 3d", "folded ante-1 5 ante-2 5 blind 5")
                .does("1 blind win 5.00 pays 10.00", "1 ante-1 lose 5.00", "1 ante-2 lose 5.00");
        felt("Kd 9c 4s 2h").split(1, "Th Td 8h 3d", "ante-1 5 ante-2 5 blind 5", "ThTd folded", "8h3d folded")
                .does("1 blind win 5.00 pays 10.00", "1 ante-1 lose 5.00", "1 ante-2 lose 5.00");
    }

    @Test
    public void theBlindPaysFromAPairOfTensToARoyalFlush() {
        blind("", "9h 9d 7s 3d", "folded");
        blind("10.00", "Th Td 7s 3d", "folded");
        blind("20.00", "2h 2d 3s 3d", "folded");
        blind("2500.00", "Ah Kh Qh Jh", "", "AhKhQh", "Jh folded");
        blind("250.00", "Kh Qh Jh Th", "", "KhQhJh", "Th folded");
        blind("750.00", "5h 5d 5s 5c", "", "5h5d5s", "5c folded");
    }

    private static void blind(String pay, String cards, String folded, String... hands) {
        Settlement settlement = felt("Kd 9c 4s 2c").split(1, cards, "ante-1 5 ante-2 5 blind 5 " + folded, hands)
                .settle();
        assertEquals(pay.isEmpty() ? "1 blind lose 5.00" : "1 blind win 5.00 pays " + pay,
                Felt.words(settlement.steps().get(0)));
    }

    @Test
    public void anInstantWinnerMustBeKeptTogetherTheBestPayingOneWithoutAPlay() {
        felt("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", BETS, "QhJs+3c", "Td7c+8d")
                .refuses(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        felt("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", BETS, "QhJsTd", "7c+8d4c")
                .refuses(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        felt("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", "ante-1 5 ante-2 5 blind 5", "QhJsTd folded", "7c folded")
                .refuses(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        felt("Kd 9c 4s 2h").split(1, "Qh Js Td 7c", "folded ante-1 5 ante-2 5 blind 5")
                .refuses(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        felt("Kd 9c 4s 2h").split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5", "9hJhQh", "Ts folded")
                .refuses(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
        felt("Kd 9c 4s 2h").table("blind", "V1-2a").split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5", "9hJhQh",
                "Ts folded").does("1 blind win 5.00 pays 40.00", "1 ante-1 win 5.00 pays 10.00", "1 ante-2 lose 5.00");
    }

    @Test
    public void theFourCardsMustBeSplitIntoTwoHandsThatUseThemAll() {
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c").refuses(ErrorCode.BAD_SPLIT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS).refuses(ErrorCode.BAD_SPLIT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3c+Ad").refuses(ErrorCode.BAD_SPLIT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd8h", "8h+7c6c").refuses(ErrorCode.BAD_SPLIT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd8h3d", "").refuses(ErrorCode.BAD_SPLIT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "", "KhJd8h3d").refuses(ErrorCode.BAD_SPLIT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+5c", "8h3d+4c", "").refuses(ErrorCode.BAD_SPLIT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "folded ante-1 5 ante-2 5 blind 5", "KhJd")
                .refuses(ErrorCode.BAD_SPLIT, 1);
    }

    @Test
    public void playedHandsAreFilledToThreeCards() {
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd", "8h3d+4c").refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d+5c6c")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd", "8h7d+5c").refuses(ErrorCode.BAD_SPLIT, 1);
    }

    @Test
    public void aFoldedHandIsDealtNoCards() {
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-1 5", "KhJd+4c", "8h3d+6c folded")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "folded ante-1 5 ante-2 5 blind 5", "KhJd", "8h3d+6c")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d+5c folded")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 1);
        felt("Kd 9c 4s 2h").at(Stage.DECIDED).split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-1 5", "KhJd",
                "8h3d+6c folded").refuses(ErrorCode.WRONG_CARD_COUNT, 1);
    }

    @Test
    public void theHouseMayLetThePlayerTakeAnyInstantWinner() {
        HouseChoices any = HouseChoices.STANDARD.withAnyInstantWinner(true);
        felt("Kd 9c 4s 2h").choose(any).split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5", "9hJhQh", "Ts folded")
                .does("1 blind win 5.00 pays 25.00", "1 ante-1 win 5.00 pays 10.00", "1 ante-2 lose 5.00");
        felt("Kd 9c 4s 2h").choose(any).split(1, "9h Ts Jh Qh", BETS, "9hJh+3c", "TsQh+4c")
                .refuses(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
    }

    /** The manual's examples, Rules of Play and Dealing Procedure (3). */
    @Test
    public void aceKingQueenTwoMustClaimTheStraightAndCannotBeSplitOtherwise() {
        felt("Kd 9c 4s 3h").split(1, "Ah Kc Qs 2d", "ante-1 5 ante-2 5 blind 5 play-2 5", "AhKcQs", "2d+7c8d")
                .does("1 blind lose 5.00", "1 ante-1 win 5.00 pays 15.00", "1 play-2 lose 5.00", "1 ante-2 lose 5.00");
        felt("Kd 9c 4s 3h").split(1, "Ah Kc Qs 2d", BETS, "AhKc+7c", "Qs2d+8d")
                .refuses(ErrorCode.INSTANT_WINNER_NOT_TAKEN, 1);
    }

    /** The manual's examples, Rules of Play and Dealing Procedure (3). */
    @Test
    public void aceAceKingTwoCanBeSplitThreeAndOneOrTwoAndTwo() {
        felt("Kd 9c 4s 3h").split(1, "Ah Ac Ks 2d", BETS, "AhAc2d", "Ks+7c8d")
                .does("1 blind win 5.00 pays 10.00", "1 play-1 win 5.00 pays 5.00", "1 ante-1 win 5.00 pays 5.00",
                        "1 play-2 lose 5.00", "1 ante-2 lose 5.00");
        felt("Kd 9c 4s 3h").split(1, "Ah Ac Ks 2d", BETS, "AhAc+7c", "Ks2d+Kh")
                .does("1 blind win 5.00 pays 10.00", "1 play-1 win 5.00 pays 5.00", "1 ante-1 win 5.00 pays 5.00",
                        "1 play-2 win 5.00 pays 5.00", "1 ante-2 win 5.00 pays 5.00");
    }

    @Test
    public void everyHandNeedsADecisionAndAFoldedHandHasNoPlay() {
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-1 5", "KhJd+4c", "8h3d")
                .refuses(ErrorCode.NO_DECISION, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", BETS, "KhJd+4c", "8h3d folded").refuses(ErrorCode.NO_DECISION, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 5 play-2 5", "KhJd8h", "3d+5c6c")
                .refuses(ErrorCode.NO_DECISION, 1);
    }

    @Test
    public void antesAreRequiredAndEqualPlaysEqualThemAndTheBlindIsAtLeastTheAnte() {
        String[] hands = {"KhJd+4c", "8h3d+7c"};
        Felt felt = felt("Kd 9c 4s 2h");
        felt.split(1, "Kh Jd 8h 3d", "ante-2 5 blind 5", hands).refuses(ErrorCode.MISSING_WAGER, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 blind 5", hands).refuses(ErrorCode.MISSING_WAGER, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5", hands).refuses(ErrorCode.MISSING_WAGER, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 6 blind 6", hands)
                .refuses(ErrorCode.UNEQUAL_WAGERS, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 6 play-1 6", hands)
                .refuses(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 6 play-2 4", hands)
                .refuses(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        felt("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", "ante-1 5 ante-2 5 blind 4.99 play-1 5 play-2 5", hands)
                .refuses(ErrorCode.BLIND_BELOW_ANTE, 1);
    }
}
