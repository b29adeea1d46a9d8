package app.spoton.tablet.devicecheck;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.devicecheck.DeviceCheckUiState.SaveResult;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.documents.InMemoryDocuments;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class DeviceCheckViewModelTest {
    private final Deque<Runnable> background = new ArrayDeque<>();
    private final InMemoryDocuments documents = new InMemoryDocuments();

    private DeviceCheckViewModel model(DocumentStore store) {
        DeviceCheck display = new DeviceCheck() {
            @Override
            public DevicePart part() {
                return DevicePart.DISPLAY;
            }

            @Override
            public CheckResult run() {
                return CheckResult.pass("1280 x 800 dp");
            }
        };
        return new DeviceCheckViewModel(new DeviceChecks(List.of(display), "a tablet", new FakeClock()), store,
                background::add, Runnable::run);
    }

    @Test
    public void theChecksRunInTheBackgroundAndTheirResultsAreShown() {
        DeviceCheckViewModel model = model(documents);
        model.run();
        assertTrue(model.state().getValue().running());
        assertEquals(Optional.of(DevicePart.DISPLAY), model.state().getValue().current());
        background.remove().run();
        assertFalse(model.state().getValue().running());
        assertEquals(CheckResult.pass("1280 x 800 dp"), model.state().getValue().report().results().get(DevicePart.DISPLAY));
    }

    @Test
    public void aSecondTapWhileTheChecksRunStartsNothing() {
        DeviceCheckViewModel model = model(documents);
        model.run();
        model.run();
        assertEquals(1, background.size());
    }

    @Test
    public void whoAskedForTheCheckGetsTheCompleteReport() {
        List<DeviceReport> reports = new ArrayList<>();
        model(documents).run(reports::add);
        background.remove().run();
        assertEquals(1, reports.get(0).results().size());
    }

    @Test
    public void theReportIsSavedToTheChosenFile() {
        DeviceCheckViewModel model = model(documents);
        model.run();
        background.remove().run();
        model.save("content://report");
        background.remove().run();
        assertTrue(new String(documents.files.get("content://report"), StandardCharsets.UTF_8).contains("1280 x 800 dp"));
        assertEquals(Optional.of(SaveResult.SAVED), model.state().getValue().savedTo());
    }

    @Test
    public void aFileThatCannotBeWrittenIsReported() {
        DeviceCheckViewModel model = model(new DocumentStore() {
            @Override
            public OutputStream write(String address) throws IOException {
                throw new IOException("no space");
            }

            @Override
            public InputStream read(String address) throws IOException {
                throw new IOException("no space");
            }
        });
        model.save("content://report");
        background.remove().run();
        assertEquals(Optional.of(SaveResult.FAILED), model.state().getValue().savedTo());
    }
}
