package app.spoton.tablet.history;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/** The executors of a view model, which run only when a test says so: background work on another thread, results on this one. */
public final class ManualExecutors {
    private final Queue<Runnable> background = new ArrayDeque<>();
    private final Queue<Runnable> mainThread = new ArrayDeque<>();

    public Executor background() {
        return background::add;
    }

    public Executor mainThread() {
        return work -> {
            synchronized (mainThread) {
                mainThread.add(work);
            }
        };
    }

    /** Does the background work that is waiting; its results wait for the main thread. */
    public void runBackground() {
        while (!background.isEmpty()) {
            Runnable work = background.remove();
            OffMainThread.call(() -> {
                work.run();
                return null;
            });
        }
    }

    /** Delivers the results that are waiting. */
    public void runMainThread() {
        while (!mainThread.isEmpty()) {
            mainThread.remove().run();
        }
    }

    public void runAll() {
        while (!background.isEmpty() || !mainThread.isEmpty()) {
            runBackground();
            runMainThread();
        }
    }
}
