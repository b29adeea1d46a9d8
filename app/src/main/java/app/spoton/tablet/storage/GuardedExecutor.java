package app.spoton.tablet.storage;

import java.util.concurrent.Executor;

/** Runs work that may fail. Exceptions are shown to the user and do not end the app. */
public final class GuardedExecutor implements Executor {
    private final Executor inner;
    private final StorageFailures failures;

    public GuardedExecutor(Executor inner, StorageFailures failures) {
        this.inner = inner;
        this.failures = failures;
    }

    @Override
    public void execute(Runnable work) {
        inner.execute(() -> {
            try {
                work.run();
            } catch (RuntimeException failed) {
                failures.report(failed);
            }
        });
    }
}
