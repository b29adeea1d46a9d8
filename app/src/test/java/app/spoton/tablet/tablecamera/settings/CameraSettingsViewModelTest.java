package app.spoton.tablet.tablecamera.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.tablecamera.RecordedEvents;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferencesRepository;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class CameraSettingsViewModelTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final FakeCameraProvider cameras = new FakeCameraProvider();
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private CameraFiles files;
    private CameraSettingsViewModel model;

    @Before
    public void twoDecks() throws IOException {
        files = new CameraFiles(folder.getRoot().toPath());
        for (String name : List.of("Bee", "Aviator")) {
            files.save(new HouseDeck(name, new float[HouseDeck.RANKS][2], new float[HouseDeck.SUITS][2]));
        }
        model = new CameraSettingsViewModel(new CameraPreferencesRepository(new FakeSettingDao(), Runnable::run, Runnable::run, cameras), files,
                () -> TestLayouts.setup("four-card-poker"), RecordedEvents.camera(log), cameras, Runnable::run, Runnable::run);
        model.state().observeForever(state -> { });
    }

    private CameraSettingsUiState now() {
        return Objects.requireNonNull(model.state().getValue());
    }

    @Test
    public void evidenceIsOffUntilTheHouseWantsIt() {
        assertFalse(now().preferences().evidence());
        model.setKeepEvidence(true);
        assertTrue(now().preferences().evidence());
        model.setKeepEvidence(false);
        assertFalse(now().preferences().evidence());
    }

    @Test
    public void whatASupervisorSetsIsLoggedWithWhatWasBefore() {
        model.enter("Ann");
        model.choose(CardSourceKind.BY_HAND);
        model.choose(CardSourceKind.BY_HAND);
        model.setKeepEvidence(true);
        List<String> words = log.events().stream().map(AuditEvent::description).collect(Collectors.toList());
        assertEquals(List.of("cards from the camera to the dealer's hand", "evidence pictures from off to on"), words);
        assertEquals("Ann", log.events().get(0).by());
    }

    private List<String> decks() {
        return now().decks().stream().map(CameraSettingsUiState.EnrolledDeck::name).collect(Collectors.toList());
    }

    private CameraFiles.DeckVersions bee() {
        return now().decks().get(1).versions();
    }

    @Test
    public void aTapGoesBackToTheVersionBeforeAndOneForwardAgain() throws IOException {
        model.enter("Ann");
        assertEquals(CameraFiles.DeckVersions.ONLY, bee());
        files.save(new HouseDeck("Bee", new float[HouseDeck.RANKS][2], new float[HouseDeck.SUITS][2]));
        model.go(CameraSettingsUiState.Page.OVERVIEW);
        assertEquals(new CameraFiles.DeckVersions(2, Optional.of(1), Optional.empty()), bee());
        model.useVersion("Bee", 1);
        assertEquals(new CameraFiles.DeckVersions(1, Optional.empty(), Optional.of(2)), bee());
        model.useVersion("Bee", 1);
        model.useVersion("Bee", 2);
        assertEquals(2, bee().inUse());
        assertEquals(List.of("deck 'Bee' from version 2 to version 1", "deck 'Bee' from version 1 to version 2"),
                log.events().stream().map(AuditEvent::description).collect(Collectors.toList()));
    }

    @Test
    public void severalDecksAreKeptAndOneIsInUse() {
        assertEquals(List.of("Aviator", "Bee"), decks());
        model.useDeck("Bee");
        assertEquals("Bee", now().preferences().deck());
        model.deleteDeck("Bee");
        assertEquals(List.of("Aviator"), decks());
        assertEquals("", now().preferences().deck());
    }

    @Test
    public void theSourceIsChosen() {
        assertEquals(CardSourceKind.CAMERA, now().preferences().source());
        model.choose(CardSourceKind.BY_HAND);
        assertEquals(CardSourceKind.BY_HAND, now().preferences().source());
        assertEquals("what nobody knows counts as never chosen", CardSourceKind.DEMONSTRATION,
                CardSourceKind.stored("SATELLITE", false));
    }
}
