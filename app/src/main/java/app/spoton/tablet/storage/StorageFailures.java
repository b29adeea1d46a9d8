package app.spoton.tablet.storage;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import app.spoton.tablet.threads.MainThreadExecutor;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The last disk failure that no screen has shown itself. The app shows it above the current screen. */
@Singleton
public final class StorageFailures {
    private final MutableLiveData<Optional<String>> latest = new MutableLiveData<>(Optional.empty());

    private final Executor mainThread;

    @Inject
    public StorageFailures(@MainThreadExecutor Executor mainThread) {
        this.mainThread = mainThread;
    }

    public LiveData<Optional<String>> latest() {
        return latest;
    }

    /** May be called on any thread. */
    public void report(Throwable failure) {
        report(StorageText.of(failure));
    }

    /** May be called on any thread. */
    public void report(String message) {
        mainThread.execute(() -> latest.setValue(Optional.of(message)));
    }

    /** A person has read it. Call on the main thread. */
    public void clear() {
        latest.setValue(Optional.empty());
    }
}
