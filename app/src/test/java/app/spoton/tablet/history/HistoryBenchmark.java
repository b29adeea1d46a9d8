package app.spoton.tablet.history;


import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.testing.TestRequirement;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.ledger.MeterLedgerRepository;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.statistics.StatisticsFilter;
import app.spoton.tablet.history.statistics.StatisticsReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * How the log grows: {@code ./gradlew :app:historyBenchmark -Pspoton.logs=<folder>} prints what a list, each filter and
 * one more round take in each log that {@code :app:makeLog} left there; without a folder, in one of {@code
 * -Pspoton.historyRounds} rounds that it makes itself. It asserts nothing, because times are not tested.
 */
@RunWith(AndroidJUnit4.class)
public class HistoryBenchmark {
    private static final Instant START = Instant.parse("2023-06-01T16:00:00Z");
    private static final int BATCH = 1000;

    private final Context context = ApplicationProvider.getApplicationContext();
    private final DealtRounds dealt = new DealtRounds(2027, START);
    private StoredAuditLog log;
    private File file;
    private Instant last = START;
    private int written;

    @Test
    public void howTheLogGrows() throws Exception {
        int most = Integer.getInteger("spoton.historyRounds", 0);
        TestRequirement.require("a benchmark, run by :app:historyBenchmark", most > 0);
        File[] logs = new File(System.getProperty("spoton.logs", "none")).listFiles((folder, name) ->
                name.matches("log-[0-9]+\\.db"));
        OffMainThread.call(() -> {
            if (logs == null) {
                make(most);
            } else {
                Arrays.sort(logs, Comparator.comparingLong(File::length));
                for (File one : logs) {
                    written = Integer.parseInt(one.getName().replaceAll("[^0-9]", ""));
                    measure(one);
                }
            }
            return null;
        });
    }

    private void make(int size) {
        file = context.getDatabasePath("benchmark.db");
        log = StoredAuditLog.in(context, file.getPath(), Clock.systemUTC(), Catalog.standard());
        for (written = 0; written < size; written += BATCH) {
            List<RoundRecord> batch = new ArrayList<>();
            for (int count = 0; count < BATCH; count++) {
                batch.add(dealt.next());
            }
            log.writeAll(batch);
        }
        log.close();
        measure(file);
    }

    private void measure(File of) {
        say("%n%,d rounds, %,d bytes a round", written, of.length() / written);
        file = of;
        log = StoredAuditLog.in(context, file.getPath(), Clock.systemUTC(), Catalog.standard());
        RoundRepository rounds = new RoundRepository(log.reader());
        last = Instant.ofEpochMilli(log.reader().dao().round(written).orElseThrow().time.ended);
        MeterLedgerRepository ledgers = new MeterLedgerRepository(log.reader());
        time("list opens, first time", 1, () -> rounds.page(RoundFilter.ALL, Long.MAX_VALUE).size());
        time("list opens", 9, () -> rounds.page(RoundFilter.ALL, Long.MAX_VALUE).size());
        time("list opens, its hands named", 9, () -> rounds.bestHands(rounds.page(RoundFilter.ALL, Long.MAX_VALUE)).size());
        time("a page in the middle", 9, () -> rounds.page(RoundFilter.ALL, written / 2).size());
        filters().forEach((name, filter) -> time("filter: " + name, 5,
                () -> rounds.page(filter, Long.MAX_VALUE).size()));
        time("a round opens", 9, () -> rounds.open(written / 2).isPresent() ? 1 : 0);
        time("choices of the filters", 5, () -> rounds.choices().dealers().size());
        time("meter's ledger", 3, () -> ledgers.ledger(ledgers.meters(false).get(0), TimeRange.ALL).lines().rows().size());
        time("statistics of 30 days", 1, () -> (int) StatisticsReader.read(log.reader(), Catalog.standard(),
                StatisticsFilter.INITIAL, HistoryStates.DAYS, last).rounds().count());
        logging();
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        say("  memory in use: %,d MB of the heap; the process %s", (runtime.totalMemory() - runtime.freeMemory()) >> 20,
                resident());
        log.close();
    }

    private Map<String, RoundFilter> filters() {
        Map<String, RoundFilter> filters = new LinkedHashMap<>();
        RoundFilter all = RoundFilter.ALL;
        filters.put("the first day", all.withTime(new TimeRange(Optional.of(START), Optional.of(START.plusSeconds(86_400)))));
        filters.put("since the middle", all.withTime(new TimeRange(Optional.of(middle()), Optional.empty())));
        filters.put("until the middle", all.withTime(new TimeRange(Optional.empty(), Optional.of(middle()))));
        filters.put("table", all.withTable("High limit"));
        filters.put("game", all.withGame("four-card-split"));
        filters.put("dealer", all.withDealer("Hiroko"));
        filters.put("seat", all.withSeat(6));
        filters.put("every four of a kind", all.withHand("four-of-a-kind"));
        filters.put("four of a kind at seat 3", all.withSeat(3).withHand("four-of-a-kind"));
        filters.put("outcome", all.withOutcome("push"));
        filters.put("paid at least 5000.00", all.withPaid(Money.parse("5000.00"), false));
        filters.put("paid exactly 350.00", all.withPaid(Money.parse("350.00"), true));
        for (RoundFilter.With with : RoundFilter.With.values()) {
            filters.put(with.name().toLowerCase(Locale.ROOT).replace('_', ' '), all.toggled(with));
        }
        filters.put("free text: straight flush", all.withText("straight flush"));
        filters.put("free text: mini royal", all.withText("mini royal"));
        filters.put("free text: nothing like it", all.withText("zebra"));
        filters.put("dealer, game, hand and asked", all.withDealer("Ann").withGame("crazy-4-poker").withHand("flush")
                .toggled(RoundFilter.With.ASKED));
        filters.put("dealer in the first week", all.withDealer("Ann")
                .withTime(new TimeRange(Optional.of(START), Optional.of(START.plusSeconds(7 * 86_400)))));
        return filters;
    }

    private Instant middle() {
        return Instant.ofEpochMilli((START.toEpochMilli() + last.toEpochMilli()) / 2);
    }

    private void logging() {
        long[] times = new long[200];
        long[] processor = new long[times.length];
        for (int count = 0; count < times.length; count++) {
            RoundRecord round = dealt.nextWithId("b" + System.nanoTime());
            long before = processor();
            long began = System.nanoTime();
            log.write(round);
            times[count] = System.nanoTime() - began;
            processor[count] = processor() - before;
        }
        Arrays.sort(times);
        Arrays.sort(processor);
        say("  logging a round: %.2f ms median, %.2f in 95 of 100, %.2f at worst of 200; processor %.2f ms median, %.2f at worst",
                times[100] / 1e6, times[189] / 1e6, times[199] / 1e6, processor[100] / 1e6, processor[199] / 1e6);
    }

    private interface TimedQuery {
        int ask();
    }

    private static void time(String name, int times, TimedQuery question) {
        long[] taken = new long[times];
        long[] processor = new long[times];
        int found = 0;
        for (int count = 0; count < times; count++) {
            long before = processor();
            long began = System.nanoTime();
            found = question.ask();
            taken[count] = System.nanoTime() - began;
            processor[count] = processor() - before;
        }
        long first = taken[0];
        long firstProcessor = processor[0];
        Arrays.sort(taken);
        Arrays.sort(processor);
        say("  %-34s %8.2f ms (first %.2f); processor %.2f ms (first %.2f); %d found", name, taken[times / 2] / 1e6,
                first / 1e6, processor[times / 2] / 1e6, firstProcessor / 1e6, found);
    }

    /** What this thread has had of a processor so far, as Linux counts it: on a busy machine the clock says little. */
    private static long processor() {
        try {
            String text = new String(Files.readAllBytes(Paths.get("/proc/thread-self/schedstat")), StandardCharsets.US_ASCII);
            return Long.parseLong(text.substring(0, text.indexOf(' ')));
        } catch (IOException elsewhere) {
            return 0;
        }
    }

    private static String resident() {
        try {
            return Files.readAllLines(Paths.get("/proc/self/status")).stream().filter(line -> line.startsWith("VmRSS"))
                    .findFirst().orElse("").replaceAll("\\s+", " ");
        } catch (IOException elsewhere) {
            return "";
        }
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
