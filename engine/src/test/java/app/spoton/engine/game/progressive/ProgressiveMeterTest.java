package app.spoton.engine.game.progressive;

import static app.spoton.engine.game.progressive.ProgressiveRounds.FOUR_ACES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.FOUR_NINES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.NOTHING;
import static app.spoton.engine.game.progressive.ProgressiveRounds.scenario;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.StepNote;
import org.junit.Test;

/** A progressive that wins its meter. */
public class ProgressiveMeterTest {
    @Test
    public void fourAcesWinTheMeterWhichRestartsAtSeedPlusReserve() {
        Settlement settlement = scenario().seat(1, FOUR_ACES, "aces-up 5 progressive 1")
                .expectSteps("1 aces-up win 5.00 pays 250.00", "1 progressive win 1.00 pays 10000.37");
        assertEquals("Meter[amount=5120.00, seed=5000.00, reserve=0.00]", settlement.meters().get("main").toString());
        assertEquals("100%", settlement.steps().get(1).odds().orElseThrow().toString());
        assertTrue(settlement.steps().get(1).notes().contains(StepNote.METER_RESEEDED));
        assertTrue(settlement.steps().get(1).notes().contains(StepNote.FROM_METER));
        assertTrue(settlement.steps().get(1).notes().contains(StepNote.SUPERVISOR));
        assertEquals("10255.37", settlement.seats().get(0).returned().toString());
    }

    @Test
    public void severalMeterWinsArePaidFromTheRightEachFromWhatTheLastOneLeft() {
        Settlement settlement = scenario().paytable("progressive", "LINK-01").meter("main", "1000", "500", "50")
                .seat(1, "4d 5d 6d 7d 8d", "aces-up 1 progressive 1")
                .seat(2, "5h 6h 7h 8h 9h", "aces-up 1 progressive 1")
                .seat(4, "As Ks Js Ts 2c", "aces-up 1 progressive 2").settle();
        assertEquals("2 progressive win 1.00 pays 100.00", RoundScenario.text(settlement.steps().get(3)));
        assertEquals("1 progressive win 1.00 pays 90.00", RoundScenario.text(settlement.steps().get(5)));
        assertEquals("810.00", settlement.meters().get("main").amount().toString());
        assertEquals("50.00", settlement.meters().get("main").reserve().toString());
    }

    @Test
    public void aProgressiveWagerNeedsEveryMeterOfItsPaytable() {
        RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").seat(2, NOTHING, "aces-up 1 progressive 1")
                .seat(1, FOUR_NINES, "aces-up 1").expectError(ErrorCode.MISSING_METER, 2);
        RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").paytable("progressive", "LINK-ML01")
                .meter("mega", "1", "1", "1").seat(2, NOTHING, "aces-up 1 progressive 1")
                .expectError(ErrorCode.MISSING_METER, 2);
        RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").seat(2, NOTHING, "aces-up 1")
                .expectSteps("2 aces-up lose 1.00");
    }
}
