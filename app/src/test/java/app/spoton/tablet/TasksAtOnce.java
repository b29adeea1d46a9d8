package app.spoton.tablet;

import androidx.arch.core.executor.ArchTaskExecutor;
import androidx.arch.core.executor.TaskExecutor;
import org.junit.rules.ExternalResource;

/** Makes every thread the main thread for LiveData, and runs posted tasks immediately. */
public final class TasksAtOnce extends ExternalResource {
    @Override
    protected void before() {
        ArchTaskExecutor.getInstance().setDelegate(new TaskExecutor() {
            @Override
            public void executeOnDiskIO(Runnable work) {
                work.run();
            }

            @Override
            public void postToMainThread(Runnable work) {
                work.run();
            }

            @Override
            public boolean isMainThread() {
                return true;
            }
        });
    }

    @Override
    protected void after() {
        ArchTaskExecutor.getInstance().setDelegate(null);
    }
}
