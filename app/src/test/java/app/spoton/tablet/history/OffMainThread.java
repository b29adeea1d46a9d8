package app.spoton.tablet.history;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Reads the log on another thread, because the log refuses the main thread, on which tests run. */
public final class OffMainThread {
    private OffMainThread() {
    }

    /** @throws RuntimeException as the work threw it */
    public static <T> T call(Callable<T> work) {
        ExecutorService disk = Executors.newSingleThreadExecutor();
        try {
            return disk.submit(work).get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        } finally {
            disk.shutdown();
        }
    }
}
