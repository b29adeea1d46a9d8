package app.spoton.engine.auditlog.verification;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.RecordedLog;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.testing.LongRun;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;

/** Several threads find the same as one, in the same order. */
public class ManyThreadsTest {
    private static final int ENTRIES = 1200;
    private static final int DAMAGED_LOGS = LongRun.cases(20, 1000);
    private static final List<LogLine> LOG = SampleLog.of(3, ENTRIES);

    private static VerificationReport verify(byte[] file, Executor workers) throws IOException {
        Verification verification = new Verification(Catalog.standard());
        verification.lines(new ByteArrayInputStream(file), done -> { }, workers);
        return verification.report(Optional.empty());
    }

    @Test
    public void severalThreadsReportTheSameFindingsInTheSameOrder() throws IOException {
        List<LogLine> touched = new ArrayList<>(LOG);
        for (int place = 1; place < touched.size() - 1; place += 31) {
            touched.set(place, LogLine.read(touched.get(place).text().replace("Ann", "Eve")).orElseThrow());
        }
        Collections.swap(touched, 240, 260);
        touched.remove(700);
        touched.add(900, touched.get(100));
        byte[] file = SampleLog.export(touched, LOG.get(LOG.size() - 1), "");
        ExecutorService workers = Executors.newFixedThreadPool(4);
        try {
            VerificationReport report = verify(file, workers);
            assertTrue(report.findings().size() > ENTRIES / 31);
            assertEquals(verify(file, Runnable::run), report);
        } finally {
            workers.shutdownNow();
        }
    }

    @Test
    public void damagedLogsGiveTheSameReportOnOneThreadAndOnSeveral() throws IOException {
        List<LogLine> recorded = RecordedLog.of(8, 500);
        byte[] whole = SampleLog.export(recorded, recorded.get(recorded.size() - 1), "");
        assertEquals(List.of(), verify(whole, Runnable::run).findings().stream()
                .filter(finding -> finding.kind() != Finding.Kind.METER).toList());
        Random random = new Random(5);
        ExecutorService workers = Executors.newFixedThreadPool(4);
        try {
            for (int log = 0; log < DAMAGED_LOGS; log++) {
                byte[] damaged = whole.clone();
                for (int place = 0; place < 1 + log % 20; place++) {
                    damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
                }
                VerificationReport alone = verify(damaged, Runnable::run);
                assertTrue(alone.found() > 0);
                assertEquals(alone, verify(damaged, workers));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    @Test
    public void theWorkIsSplitIntoBatchesForTheWorkers() throws IOException {
        AtomicInteger pieces = new AtomicInteger();
        VerificationReport report = verify(SampleLog.export(LOG, LOG.get(LOG.size() - 1), ""), work -> {
            pieces.incrementAndGet();
            work.run();
        });
        assertTrue(report.isWhole());
        assertEquals(LOG.size(), report.entries());
        assertEquals(13, pieces.get());
    }

    @Test
    public void batchesFinishedOutOfOrderAreReportedInOrder() throws IOException {
        List<Runnable> late = new ArrayList<>();
        AtomicInteger given = new AtomicInteger();
        VerificationReport report = verify(SampleLog.export(LOG, LOG.get(LOG.size() - 1), ""), work -> {
            late.add(0, work);
            if (given.incrementAndGet() == 6 || given.get() == 13) {
                late.forEach(Runnable::run);
                late.clear();
            }
        });
        assertEquals(List.of(), report.findings());
    }
}
