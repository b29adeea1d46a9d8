import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does one thing to several at the same time. */
final class AtOnce {
    /** Something that can fail in any way. */
    interface Step<T> {
        void run(T of) throws Exception;
    }

    private AtOnce() {
    }

    /** Waits for all of them, then fails if one has failed. */
    static <T> void run(List<T> all, Step<T> step) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(all.size());
        try {
            List<Callable<Void>> calls = all.stream().<Callable<Void>>map(each -> () -> {
                step.run(each);
                return null;
            }).toList();
            for (Future<Void> call : threads.invokeAll(calls)) {
                call.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        } finally {
            threads.shutdown();
        }
    }
}
