package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** 4 Card Split Rules of Play. */
public class OracleFourCardSplitTest {
    private static final String SPLIT = "four-card-split";
    private static final String V1 = "'paytables':{'blind':'V1-1a'},";
    private static final String V1_II = "'paytables':{'blind':'V1-2a'},";

    private static String hands(String one, String drawn, String other, String otherDrawn) {
        return ",'hands':[{'cards':" + ResultAssert.cards(one) + held(drawn) + "},{'cards':" + ResultAssert.cards(other)
                + held(otherDrawn) + "}]";
    }

    private static String held(String drawn) {
        return drawn.equals("fold") ? ",'folded':true" : ",'drawn':" + ResultAssert.cards(drawn);
    }

    @Test
    public void blindsComeFirstThenFoldedHandsAndInstantWinnersThenTheOthers() {
        settle(SPLIT, "", "Kd 9s 4c 2h",
                seat(1, "Th Ts 3c 7d", "ante-1 5 ante-2 5 blind 10 play-1 5", hands("Th Ts", "6c", "3c 7d", "fold")),
                seat(2, "Ac Kc Qc 2d", "ante-1 5 ante-2 5 blind 5 play-2 5", hands("Ac Kc Qc", "", "2d", "2c 8h")))
                .dealer("high-card", true, "Kd 9s 4c")
                .steps("2 blind lose 0.00", "1 blind win 20.00",
                        "2 ante-1 win 150.00", "1 ante-2 lose 0.00",
                        "2 play-2 win 5.00", "2 ante-2 win 5.00",
                        "1 play-1 win 5.00", "1 ante-1 win 5.00")
                .step(3, "hand", "mini-royal");
    }

    @Test
    public void versionTwoUsesTheUpCardAndQualifiesWithAKingVersionOneTheBestThreeAndAQueen() {
        String seat = seat(1, "9h 7s 3c Jd", "ante-1 5 ante-2 5 blind 5 play-1 5 play-2 5",
                hands("9h 7s", "6c", "3c Jd", "Jc"));
        settle(SPLIT, "", "2d Qs 4c Qh", seat).dealer("pair", true, "Qs Qh 2d");
        settle(SPLIT, "", "2d Qs 4c 8h", seat).dealer("high-card", false, "Qs 8h 2d")
                .steps("1 blind lose 0.00", "1 play-1 push 0.00", "1 play-2 push 0.00",
                        "1 ante-1 lose 0.00", "1 ante-2 win 5.00");
        settle(SPLIT, V1, "2d Qs 4c 8h", seat).dealer("high-card", true, "Qs 8h 4c")
                .steps("1 blind lose 0.00", "1 play-1 lose 0.00", "1 ante-1 lose 0.00",
                        "1 play-2 win 5.00", "1 ante-2 win 5.00");
    }

    @Test
    public void aTieGivesBothBack() {
        settle(SPLIT, "", "Kd 9s 4c 2h", seat(1, "Kh 9c 3c 7d", "ante-1 5 ante-2 5 blind 5 play-1 5 play-2 5",
                hands("Kh 9c", "4d", "3c 7d", "Ac")))
                .steps("1 blind lose 0.00", "1 play-1 push 0.00", "1 ante-1 push 0.00",
                        "1 play-2 win 5.00", "1 ante-2 win 5.00");
    }

    @Test
    public void aStraightOfPayoutsTwoPaysThreeAsAWinningAnteAndTwoAsAnInstantWinner() {
        settle(SPLIT, V1_II, "Kd 9s 4c 2h", seat(1, "9h 8c 7d Qd", "ante-1 5 ante-2 5 blind 5 play-2 5",
                hands("9h 8c 7d", "", "Qd", "Kh Ac")))
                .steps("1 blind lose 0.00", "1 ante-1 win 10.00", "1 play-2 win 5.00", "1 ante-2 win 15.00");
    }

    @Test
    public void ofTriplesThatPayTheSameThePlayerChoosesAndABetterOneMustBeTaken() {
        // 9-8-7 in sequence and three hearts: 2 to 1 each by payouts II, 3 and 2 to 1 by payouts I.
        String flush = seat(1, "9h 8c 7h 2h", "ante-1 5 ante-2 5 blind 5",
                hands("9h 7h 2h", "", "8c", "fold"));
        settle(SPLIT, V1_II, "Kd 9s 4c 3s", flush)
                .steps("1 blind lose 0.00", "1 ante-1 win 10.00", "1 ante-2 lose 0.00");
        settle(SPLIT, V1, "Kd 9s 4c 3s", flush).refused("INSTANT_WINNER_NOT_TAKEN 1");
    }

    @Test
    public void anInstantWinnerCannotBeFoldedOrPlayedOrSplit() {
        String cards = "Ac Kc Qc 2d";
        String bets = "ante-1 5 ante-2 5 blind 5";
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, cards, bets, ",'folded':true")).refused("INSTANT_WINNER_NOT_TAKEN 4");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, cards, bets + " play-1 5", hands("Ac Kc Qc", "", "2d", "fold")))
                .refused("INSTANT_WINNER_NOT_TAKEN 4");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, cards, bets, hands("Ac Kc", "fold", "Qc 2d", "fold")))
                .refused("INSTANT_WINNER_NOT_TAKEN 4");
    }

    @Test
    public void cardsDealtToAFoldedHandAreAWrongNumberOfCards() {
        settle(SPLIT, "", "Kd 9s 4c 3s", foldedWithDraws("")).steps("4 blind lose 0.00",
                "4 ante-2 lose 0.00", "4 play-1 win 5.00", "4 ante-1 win 5.00");
        for (String drawn : new String[] {"Th", "Th 8h", "Th 8h 6h 5h"}) {
            settle(SPLIT, "", "Kd 9s 4c 3s", foldedWithDraws(drawn)).refused("WRONG_CARD_COUNT 4");
        }
        settle(SPLIT, "", "Kd 9s 4c 3s", foldedWithDraws("Kd")).refused("DUPLICATE_CARD 4");
        settle(SPLIT, "", "Kd 9s 4c 3s", foldedWithDraws("Zz")).refused("BAD_CARD 4");
    }

    private static String foldedWithDraws(String drawn) {
        return seat(4, "Ac Kc Jd 2d", "ante-1 5 ante-2 5 blind 5 play-1 5", ",'hands':[{'cards':['Ac','Kc'],"
                + "'drawn':['7h']},{'cards':['Jd','2d'],'folded':true,'drawn':" + ResultAssert.cards(drawn) + "}]");
    }

    @Test
    public void aSeatMayFoldItsFourCardsWithoutASplit() {
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", "ante-1 5 ante-2 5 blind 5", ",'folded':true"))
                .steps("4 blind lose 0.00", "4 ante-1 lose 0.00", "4 ante-2 lose 0.00");
    }
}
