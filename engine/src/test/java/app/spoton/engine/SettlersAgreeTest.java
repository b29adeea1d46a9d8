package app.spoton.engine;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.RoundLines;
import app.spoton.engine.oracle.ContractFields;
import app.spoton.engine.oracle.EdgeCaseGenerator;
import app.spoton.engine.oracle.FaultyRoundGenerator;
import app.spoton.engine.oracle.RoundGenerator;
import app.spoton.engine.oracle.OracleSettler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import org.junit.Test;

/**
 * The product against the second settler, which was written from the manuals without a look at the product. Seeds 0
 * and up of each kind of round; more of them with {@code ./gradlew :engine:test -Pspoton.rounds=5000000}.
 */
public class SettlersAgreeTest {
    private static final long ROUNDS = Long.getLong("spoton.rounds", 100_000);
    private static final int THREADS = 2;
    /** So many differences are told; the others are counted. */
    private static final int TOLD = 5;

    @Test
    public void bothSettleEveryRoundAlikeStepByStepAndToTheCent() throws Exception {
        agree("RoundDealer.round", RoundGenerator::round);
    }

    @Test
    public void bothRefuseARoundForTheSameReasonAndNameTheSameSeat() throws Exception {
        agree("FaultyDealer.round", seed -> FaultyRoundGenerator.round(seed).line());
    }

    @Test
    public void bothReadWhatTheRulesLeaveOpenAsTheOwnerDecided() throws Exception {
        agree("EdgeDealer.round", EdgeCaseGenerator::round);
    }

    private static void agree(String dealer, LongFunction<String> rounds) throws InterruptedException,
            ExecutionException {
        Map<Long, String> told = new ConcurrentSkipListMap<>();
        AtomicLong differences = new AtomicLong();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<?>> parts = new ArrayList<>();
            for (int part = 0; part < THREADS; part++) {
                long first = part;
                parts.add(threads.submit(() -> {
                    RoundLines product = new RoundLines(Catalog.standard(), false);
                    for (long seed = first; seed < ROUNDS; seed += THREADS) {
                        String line = rounds.apply(seed);
                        String difference = ContractFields.difference(product.settle(line), OracleSettler.settle(line));
                        if (!difference.isEmpty() && differences.incrementAndGet() <= TOLD) {
                            told.put(seed, dealer + "(" + seed + "L)\n" + line + "\n" + difference + "\n");
                        }
                    }
                }));
            }
            for (Future<?> part : parts) {
                part.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertEquals(differences + " of " + ROUNDS + " rounds differ, among them\n" + String.join("\n", told.values()),
                0, differences.get());
    }
}
