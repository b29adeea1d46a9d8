package app.spoton.engine.auditlog.verification;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.LineReader;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Checks the lines of a stream a hundred at a time, on several threads if available, and returns them in order. */
final class LineChecks {
    private static final int LINES_AT_ONCE = 100;
    /** Fewer lines at once where they are very long. */
    private static final int BYTES_AT_ONCE = LINES_AT_ONCE << 13;
    /** The number of batches to read ahead: enough that nobody waits, with little memory. */
    private static final int WAITING = 8;

    private final Catalog catalog;
    private final Executor workers;
    /** Checkers that no thread is using. */
    private final Queue<LineCheck> free = new ConcurrentLinkedQueue<>();
    /** Copies that were checked, to be filled again. */
    private final Queue<LineBatch> used = new ConcurrentLinkedQueue<>();
    private final Deque<FutureTask<List<CheckedLine>>> waiting = new ArrayDeque<>();
    /** Why the stream could not be read further. */
    private Optional<IOException> broken = Optional.empty();

    LineChecks(Catalog catalog, Executor workers) {
        this.catalog = catalog;
        this.workers = workers;
    }

    /**
     * If the stream cannot be read to its end, the lines before that are returned anyway.
     *
     * @param wantsMore is asked before each further read
     */
    void each(LineReader lines, Consumer<CheckedLine> taker, BooleanSupplier wantsMore) throws IOException {
        for (LineBatch batch = read(lines); batch.count > 0 && wantsMore.getAsBoolean(); batch = read(lines)) {
            if (waiting.size() == WAITING) {
                give(taker);
            }
            LineBatch taken = batch;
            FutureTask<List<CheckedLine>> task = new FutureTask<>(() -> check(taken));
            waiting.add(task);
            workers.execute(task);
        }
        while (!waiting.isEmpty()) {
            give(taker);
        }
        if (broken.isPresent()) {
            throw broken.get();
        }
    }

    private LineBatch read(LineReader lines) {
        LineBatch again = used.poll();
        LineBatch batch = again == null ? new LineBatch() : again;
        batch.count = 0;
        try {
            if (broken.isEmpty()) {
                batch.fill(lines);
            }
        } catch (IOException unreadable) {
            broken = Optional.of(unreadable);
        }
        return batch;
    }

    private void give(Consumer<CheckedLine> taker) throws IOException {
        try {
            waiting.remove().get().forEach(taker);
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("The check was stopped.", stopped);
        }
    }

    private List<CheckedLine> check(LineBatch batch) {
        LineCheck taken = free.poll();
        LineCheck check = taken == null ? new LineCheck(catalog) : taken;
        List<CheckedLine> checked = new ArrayList<>(batch.count);
        for (int line = 0; line < batch.count; line++) {
            checked.add(check.check(batch.bytes, batch.ends[line], batch.ends[line + 1] - batch.ends[line]));
        }
        free.add(check);
        used.add(batch);
        return checked;
    }

    /** LineBatch lines one after the other, copied, because the stream's buffer goes on. */
    private static final class LineBatch {
        private byte[] bytes = new byte[BYTES_AT_ONCE];
        private final int[] ends = new int[LINES_AT_ONCE + 1];
        private int count;

        void fill(LineReader lines) throws IOException {
            while (count < LINES_AT_ONCE && ends[count] < BYTES_AT_ONCE && lines.next()) {
                add(lines);
            }
        }

        private void add(LineReader lines) {
            int end = ends[count] + lines.length();
            if (end > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, end));
            }
            System.arraycopy(lines.bytes(), lines.from(), bytes, ends[count], lines.length());
            ends[++count] = end;
        }
    }
}
