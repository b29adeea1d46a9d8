package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.OracleRoundSamples.CARDS;
import static app.spoton.engine.oracle.OracleRoundSamples.DEALER;
import static app.spoton.engine.oracle.OracleRoundSamples.FCP;
import static app.spoton.engine.oracle.ResultAssert.folded;
import static app.spoton.engine.oracle.ResultAssert.seat;
import static app.spoton.engine.oracle.ResultAssert.settle;

import org.junit.Test;

/** The oracle's errors about meters and decisions. */
public class OracleMeterErrorsTest {
    @Test
    public void aProgressiveWagerNeedsItsMetersAndEverySeatADecision() {
        settle(FCP, "", DEALER, seat(1, CARDS, "ante 5 play 5 progressive 1")).refused("MISSING_METER 1");
        settle(FCP, "", DEALER, seat(1, CARDS, "ante 5")).refused("NO_DECISION 1");
        settle(FCP, "", DEALER, folded(1, CARDS, "ante 5 play 5")).refused("NO_DECISION 1");
    }

    @Test
    public void aMissingMeterIsReportedAtTheLowestSeatWithTheWager() {
        settle(FCP, "", DEALER, seat(1, "Tc Td Th 8c 8d", "ante 5 play 5"),
                seat(6, CARDS, "ante 5 play 5 progressive 1"),
                seat(3, "Jc Jd Jh 6c 6d", "ante 5 play 5 progressive 1")).refused("MISSING_METER 3");
    }
}
