package app.spoton.engine;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.oracle.OracleSettler;
import app.spoton.engine.oracle.contract.ContractFields;
import app.spoton.engine.oracle.generator.EdgeCaseGenerator;
import app.spoton.engine.oracle.generator.FaultyRoundGenerator;
import app.spoton.engine.oracle.generator.PartialRoundGenerator;
import app.spoton.engine.oracle.generator.RoundGenerator;
import app.spoton.engine.testing.LongRun;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.Test;

/**
 * Compares the product with the oracle, which was written from the manuals independently of the product. A sample of each
 * kind of round by default (RoundGeneratorTest checks what is in it), {@value #FULL_COUNT} of each with
 * {@code ./gradlew :engine:test -Pspoton.long}, and as many as you like with {@code -Pspoton.rounds=5000000}.
 */
public class SettlersAgreeTest {
    private static final long FULL_COUNT = 100_000;
    /** The number of differences that are printed; the others are only counted. */
    private static final int PRINTED = 5;

    private final RoundLines product = new RoundLines(Catalog.standard(), false);

    @Test
    public void bothSettleEveryRoundTheSameStepByStepAndToTheCent() {
        agree("RoundGenerator.round", RoundGenerator.SAMPLE, RoundGenerator::round);
    }

    @Test
    public void bothRejectARoundForTheSameReasonAndNameTheSameSeat() {
        agree("FaultyRoundGenerator.round", FaultyRoundGenerator.SAMPLE,
                seed -> FaultyRoundGenerator.round(seed).line());
    }

    @Test
    public void bothResolveWhatTheRulesLeaveOpenAsTheOwnerDecided() {
        agree("EdgeCaseGenerator.round", EdgeCaseGenerator.SAMPLE, EdgeCaseGenerator::round);
    }

    @Test
    public void bothAgreeOnUnseenSeatsUncountedWagersAndEarlierStages() {
        agree("PartialRoundGenerator.round", PartialRoundGenerator.SAMPLE, PartialRoundGenerator::round);
    }

    private void agree(String generator, long sample, LongFunction<String> rounds) {
        long count = Long.getLong("spoton.rounds", LongRun.IN_FULL ? FULL_COUNT : sample);
        List<String> printed = new ArrayList<>();
        int differences = 0;
        for (long seed = 0; seed < count; seed++) {
            String line = rounds.apply(seed);
            String difference = ContractFields.difference(product.settle(line), OracleSettler.settle(line));
            if (!difference.isEmpty() && differences++ < PRINTED) {
                printed.add(generator + "(" + seed + "L)\n" + line + "\n" + difference + "\n");
            }
        }
        assertEquals(differences + " of " + count + " rounds differ, among them\n" + String.join("\n", printed),
                0, differences);
    }
}
