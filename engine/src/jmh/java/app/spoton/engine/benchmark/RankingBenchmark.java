package app.spoton.engine.benchmark;

import app.spoton.engine.hand.Ranker;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Hands ranked per microsecond (millions per second), with random cards in the order in which they were dealt. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RankingBenchmark {
    private static final int HANDS = 1 << 16;
    private static final int CARDS = 6;

    private final byte[] dealt = new byte[HANDS * CARDS];

    @Setup
    public void deal() {
        Random random = new Random(52);
        for (int hand = 0; hand < HANDS; hand++) {
            long used = 0;
            for (int place = 0; place < CARDS; place++) {
                int card = random.nextInt(52);
                while ((used >>> card & 1) != 0) {
                    card = random.nextInt(52);
                }
                used |= 1L << card;
                dealt[hand * CARDS + place] = (byte) card;
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long three() {
        long sum = 0;
        for (int at = 0; at < dealt.length; at += CARDS) {
            sum += Ranker.THREE.value(dealt[at], dealt[at + 1], dealt[at + 2]);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long four() {
        long sum = 0;
        for (int at = 0; at < dealt.length; at += CARDS) {
            sum += Ranker.FOUR.value(dealt[at], dealt[at + 1], dealt[at + 2], dealt[at + 3]);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long fourByTextbookRanker() {
        long sum = 0;
        for (int at = 0; at < dealt.length; at += CARDS) {
            sum += TextbookRanker.four(dealt[at], dealt[at + 1], dealt[at + 2], dealt[at + 3]);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long five() {
        long sum = 0;
        for (int at = 0; at < dealt.length; at += CARDS) {
            sum += Ranker.FIVE.value(dealt[at], dealt[at + 1], dealt[at + 2], dealt[at + 3], dealt[at + 4]);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long bestFourOfFive() {
        long sum = 0;
        for (int at = 0; at < dealt.length; at += CARDS) {
            sum += Ranker.FOUR_OF_FIVE.value(dealt[at], dealt[at + 1], dealt[at + 2], dealt[at + 3], dealt[at + 4]);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public long bestFourOfSix() {
        long sum = 0;
        for (int at = 0; at < dealt.length; at += CARDS) {
            sum += Ranker.FOUR_OF_SIX.value(dealt[at], dealt[at + 1], dealt[at + 2], dealt[at + 3], dealt[at + 4],
                    dealt[at + 5]);
        }
        return sum;
    }
}
