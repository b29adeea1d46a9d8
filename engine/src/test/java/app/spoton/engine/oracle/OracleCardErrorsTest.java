package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.OracleRoundSamples.CARDS;
import static app.spoton.engine.oracle.OracleRoundSamples.DEALER;
import static app.spoton.engine.oracle.OracleRoundSamples.FCP;
import static app.spoton.engine.oracle.OracleRoundSamples.SPLIT;
import static app.spoton.engine.oracle.ResultAssert.folded;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** The oracle's errors about cards and seats. */
public class OracleCardErrorsTest {
    @Test
    public void cardsMustBeValidAndUniqueAndAsManyAsTheGameDeals() {
        settle(FCP, "", DEALER, seat(1, "Ah Ad 9c 9d 10h", "ante 5 play 5")).refused("BAD_CARD 1");
        settle(FCP, "", "as Kd 7h 7c 2s 3d", seat(1, CARDS, "ante 5 play 5")).refused("BAD_CARD");
        settle(FCP, "", DEALER, seat(4, "Ah Ad 9c 9d 3d", "ante 5 play 5")).refused("DUPLICATE_CARD 4");
        settle(FCP, "", DEALER, seat(4, "Ah Ad 9c 9d", "ante 5 play 5")).refused("WRONG_CARD_COUNT 4");
        settle(FCP, "", "As Kd 7h 7c 2s", seat(4, CARDS, "ante 5 play 5")).refused("WRONG_CARD_COUNT");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", "ante-1 5 ante-2 5 blind 5 play-1 5",
                ",'hands':[{'cards':['Ac'],'drawn':['Td']},{'cards':['Kc','Jd','2d'],'folded':true}]"))
                .refused("WRONG_CARD_COUNT 4");
    }

    @Test
    public void aSeatAppearsOnceAndItsSplitContainsItsFourCards() {
        settle(FCP, "", DEALER, seat(3, CARDS, "ante 5 play 5"), seat(3, "Tc Td Th 8c 8d", "ante 5 play 5"))
                .refused("DUPLICATE_SEAT 3");
        String bets = "ante-1 5 ante-2 5 blind 5";
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", bets)).refused("BAD_SPLIT 4");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", "ante-1 5 ante-2 5 blind 4")).refused(
                "BLIND_BELOW_ANTE 4");
        settle(SPLIT, "", "Kd 9s 4c 3s", seat(4, "Ac Kc Jd 2d", bets,
                ",'hands':[{'cards':['Ac','Kc'],'folded':true},{'cards':['Jd','2c'],'folded':true}]"))
                .refused("BAD_SPLIT 4");
    }

    @Test
    public void theFirstCodeInTheListIsReportedAtTheLowestSeat() {
        settle(FCP, "", DEALER, seat(5, CARDS, "ante 5"), seat(2, "Tc Td Th 8c 8d", "ante 5"),
                seat(7, "Jc Jd Jh 6c 6d", "ante 5 play 20")).refused("PLAY_NOT_1_TO_3_TIMES_ANTE 7");
        settle(FCP, "", DEALER, seat(5, CARDS, "ante 5"), seat(2, "Tc Td Th 8c 8d", "ante 5"))
                .refused("NO_DECISION 2");
    }
}
