package app.spoton.tablet.devicecheck;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.devicecheck.DeviceCheckUiState.SaveResult;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Runs the checks in the background and saves their report. */
@HiltViewModel
public final class DeviceCheckViewModel extends ViewModel {
    private final DeviceChecks checks;
    private final DocumentStore documents;
    private final Executor background;
    private final Executor mainThread;
    private final MutableLiveData<DeviceCheckUiState> state;

    @Inject
    public DeviceCheckViewModel(DeviceChecks checks, DocumentStore documents, @CheckExecutor Executor background,
            @MainThreadExecutor Executor mainThread) {
        this.checks = checks;
        this.documents = documents;
        this.background = background;
        this.mainThread = mainThread;
        this.state = new MutableLiveData<>(new DeviceCheckUiState(checks.none(), false, Optional.empty()));
    }

    public LiveData<DeviceCheckUiState> state() {
        return state;
    }

    public void run() {
        run(report -> { });
    }

    /** Runs all checks and hands over the complete report on the main thread. */
    public void run(Consumer<DeviceReport> whenComplete) {
        if (now().running()) {
            return;
        }
        show(checks.none(), true);
        background.execute(() -> {
            DeviceReport complete = checks.run(report -> mainThread.execute(() -> show(report, true)));
            mainThread.execute(() -> {
                show(complete, false);
                whenComplete.accept(complete);
            });
        });
    }

    /** Writes the report to a file that the person chose. */
    public void save(String address) {
        String text = now().report().text();
        background.execute(() -> {
            SaveResult result = write(address, text);
            mainThread.execute(() -> state.setValue(
                    new DeviceCheckUiState(now().report(), now().running(), Optional.of(result))));
        });
    }

    private SaveResult write(String address, String text) {
        try (OutputStream file = documents.write(address)) {
            file.write(text.getBytes(StandardCharsets.UTF_8));
            return SaveResult.SAVED;
        } catch (IOException | RuntimeException failed) {   // a document provider may throw anything
            return SaveResult.FAILED;
        }
    }

    private DeviceCheckUiState now() {
        return state.getValue();
    }

    private void show(DeviceReport report, boolean running) {
        state.setValue(new DeviceCheckUiState(report, running, Optional.empty()));
    }
}
