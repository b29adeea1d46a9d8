package app.spoton.engine.game.uncounted;

import static app.spoton.engine.game.uncounted.UncountedRounds.FLUSH;
import static app.spoton.engine.game.uncounted.UncountedRounds.crazy;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import org.junit.Test;

/** Wagers whose amount was not counted. */
public class UncountedWagersTest {
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
}
