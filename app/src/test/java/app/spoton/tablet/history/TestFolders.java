package app.spoton.tablet.history;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Runs what reads the log where it belongs: not on the main thread, which a test's is. */
final class TestFolders {
    private TestFolders() {
    }

    static <T> T call(Callable<T> question) throws Exception {
        ExecutorService disk = Executors.newSingleThreadExecutor();
        try {
            return disk.submit(question).get();
        } finally {
            disk.shutdown();
        }
    }
}
