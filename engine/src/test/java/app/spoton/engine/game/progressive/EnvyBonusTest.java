package app.spoton.engine.game.progressive;

import static app.spoton.engine.game.progressive.ProgressiveRounds.FOUR_ACES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.FOUR_NINES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.NOTHING;
import static app.spoton.engine.game.progressive.ProgressiveRounds.STRAIGHT_FLUSH;
import static app.spoton.engine.game.progressive.ProgressiveRounds.THREE_SIXES;
import static app.spoton.engine.game.progressive.ProgressiveRounds.scenario;

import org.junit.Test;

/** Envy bonuses of the other seats. */
public class EnvyBonusTest {
    @Test
    public void everyOtherSeatWithTheWagerIsPaidEnvyAtTheEnd() {
        scenario().seat(1, NOTHING, "aces-up 1 progressive 1").seat(2, FOUR_ACES, "aces-up 1 progressive 1")
                .seat(3, THREE_SIXES, "aces-up 1").seat(5, FOUR_NINES, "aces-up 1 progressive 1")
                .expectSteps("5 aces-up win 1.00 pays 50.00", "5 progressive win 1.00 pays 300.00",
                        "3 aces-up win 1.00 pays 9.00", "2 aces-up win 1.00 pays 50.00",
                        "2 progressive win 1.00 pays 10000.37", "1 aces-up lose 1.00", "1 progressive lose 1.00",
                        "5 envy win 0.00 pays 100.00 from 2", "2 envy win 0.00 pays 10.00 from 5",
                        "1 envy win 0.00 pays 10.00 from 5", "1 envy win 0.00 pays 100.00 from 2");
    }

    @Test
    public void playersAreNotPaidEnvyForTheirOwnHandAtAnotherSeat() {
        scenario().seat(1, NOTHING, "player=p aces-up 1 progressive 1").seat(2, FOUR_NINES,
                        "player=p aces-up 1 progressive 1")
                .seat(3, "2h 3c 5c 8d Th", "player=q aces-up 1 progressive 1")
                .expectSteps("3 aces-up lose 1.00", "3 progressive lose 1.00", "2 aces-up win 1.00 pays 50.00",
                        "2 progressive win 1.00 pays 300.00", "1 aces-up lose 1.00", "1 progressive lose 1.00",
                        "3 envy win 0.00 pays 10.00 from 2");
    }

    @Test
    public void aHandWithoutTheWagerPaysNoEnvy() {
        scenario().seat(1, NOTHING, "aces-up 1 progressive 1").seat(2, FOUR_NINES, "aces-up 1")
                .expectSteps("2 aces-up win 1.00 pays 50.00", "1 aces-up lose 1.00", "1 progressive lose 1.00");
    }

    @Test
    public void pays2HasNoEnvyForAStraightFlush() {
        scenario().paytable("progressive", "PAYS-2").seat(1, NOTHING, "aces-up 1 progressive 1")
                .seat(2, STRAIGHT_FLUSH, "aces-up 1 progressive 1")
                .expectSteps("2 aces-up win 1.00 pays 40.00", "2 progressive win 1.00 pays 100.00", "1 aces-up lose 1.00",
                        "1 progressive lose 1.00");
    }
}
