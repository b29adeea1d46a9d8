package app.spoton.tablet.tablecamera.storage;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** The camera's part of the log. */
@RunWith(AndroidJUnit4.class)
public class StoredCameraEvidenceTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final CameraPreferencesRepository settings = new CameraPreferencesRepository(new FakeSettingDao(), Runnable::run, Runnable::run, new FakeCameraProvider());

    @Test
    public void aPictureThatWasKeptOfARoundIsNamedWithItsHash() throws IOException {
        CameraFiles files = new CameraFiles(folder.getRoot().toPath());
        StoredCameraEvidence evidence = new StoredCameraEvidence(settings, files);
        assertEquals(List.of(), evidence.pictures("0f3a"));
        Files.createDirectories(files.evidence());
        Files.write(files.evidence().resolve("0f3a.jpg"), new byte[] {1});
        // Computed with sha256sum.
        assertEquals(List.of("0f3a.jpg 4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a"),
                evidence.pictures("0f3a"));
        assertEquals(List.of(), evidence.pictures("0f3b"));
        Files.write(files.evidence().resolve("0f3a_2.jpg"), new byte[] {1});
        assertEquals("every picture of the round", 2, evidence.pictures("0f3a").size());
    }

    @Test
    public void theDeckInUseIsNamedWhereTheCameraReadsWithIt() {
        StoredCameraEvidence evidence = new StoredCameraEvidence(settings, new CameraFiles(folder.getRoot().toPath()));
        settings.useDeck("Bee");
        assertEquals("Bee", evidence.deck());
        settings.choose(CardSourceKind.DEMONSTRATION);
        assertEquals("", evidence.deck());
    }
}
