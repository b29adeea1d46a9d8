package app.spoton.engine.game.uncounted;

import static app.spoton.engine.game.uncounted.UncountedRounds.FLUSH;
import static app.spoton.engine.game.uncounted.UncountedRounds.crazy;
import static app.spoton.engine.game.uncounted.UncountedRounds.split;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.settlement.Settlement;
import org.junit.Test;

/** Amounts that are compared with an uncounted one. */
public class UncountedComparisonsTest {
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

    @Test
    public void aVoidRoundReturnsUncountedWagersToo() {
        RoundScenario scenario = crazy().seat(1, "Ah", "ante ? super-bonus 5");
        Settlement back = scenario.game().rulingOn(Irregularity.WRONG_CARD_COUNT)
                .giveBack(scenario.round(), scenario.game().wagers());
        assertEquals("1 ante push ?", RoundScenario.text(back.steps().get(0)));
        assertFalse(back.seats().get(0).isCounted());
    }
}
