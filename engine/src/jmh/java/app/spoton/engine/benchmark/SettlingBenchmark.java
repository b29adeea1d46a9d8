package app.spoton.engine.benchmark;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.json.round.Rounds;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Microseconds per seven-seat round with every wager: settling alone, and end to end through JSON. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SettlingBenchmark {
    private static final int ROUNDS = 512;

    @Param({"four-card-poker", "three-card-fury", "crazy-4-poker", "four-card-split", "super-4-poker"})
    private String game;

    private final List<Rounds.Parsed> rounds = new ArrayList<>();
    private byte[] lines;
    private RoundLines settler;

    /** Deals rounds that can be settled. In 4 Card Split many deals have an instant winner and are left out. */
    @Setup
    public void deal() {
        Game played = Catalog.standard().game(game).orElseThrow();
        settler = new RoundLines(Catalog.standard(), false);
        StringBuilder text = new StringBuilder();
        for (long seed = 0; rounds.size() < ROUNDS; seed++) {
            String round = FullTableRound.of(played, seed);
            if (!settler.settle(round).contains("\"error\"")) {
                rounds.add(Rounds.parse(Catalog.standard(), round));
                text.append(round).append('\n');
            }
        }
        lines = text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Benchmark
    @OperationsPerInvocation(ROUNDS)
    public void settle(Blackhole hole) {
        for (Rounds.Parsed parsed : rounds) {
            hole.consume(parsed.game().settle(parsed.round()));
        }
    }

    @Benchmark
    @OperationsPerInvocation(ROUNDS)
    public long endToEnd() throws IOException {
        return settler.settleAll(new ByteArrayInputStream(lines), OutputStream.nullOutputStream());
    }
}
