package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.EvidencePictureName;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.auditlog.StoredAuditLog;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.tablecamera.CameraFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;

/** Evidence pictures are shown for what they are, and deleted only when the house says so. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class EvidencePicturesTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final BackgroundThread disk = new BackgroundThread();
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final StoredAuditLog log = StoredAuditLog.in(context, "log.db", Clock.fixed(NOW, ZoneOffset.UTC));
    private final FakeSettings settings = new FakeSettings();
    private final List<Runnable> waiting = new ArrayList<>();
    private CameraFiles files;
    private EvidenceRetention keeping;

    /** The table of settings in memory. */
    private static final class FakeSettings implements SettingDao {
        private final Map<String, String> values = new HashMap<>();

        @Override
        public void put(SettingEntity entry) {
            values.put(entry.name, entry.value);
        }

        @Override
        public String get(String name) {
            return values.get(name);
        }

        @Override
        public LiveData<String> watch(String name) {
            return new MutableLiveData<>(values.get(name));
        }
    }

    @Before
    public void open() throws IOException {
        files = new CameraFiles(folder.getRoot().toPath());
        Files.createDirectories(files.evidence());
        keeping = new EvidenceRetention(files, settings, log, waiting::add);
    }

    @After
    public void close() {
        log.close();
    }

    /** A round that ended so many days ago, with its picture. */
    private RoundLogEntry round(String id, int daysAgo, String... pictures) throws IOException {
        RoundLogEntry dealt = new DealtRounds(1, NOW.minus(Duration.ofDays(daysAgo))).nextWithId(id);
        RoundLogEntry seen = DrawnEvidencePicture.withPictures(dealt, pictures);
        log.write(seen);
        Files.write(files.evidence().resolve(id + ".jpg"), DrawnEvidencePicture.jpeg());
        Files.write(files.evidence().resolve(id + ".cards"), "cards 1\n".getBytes(StandardCharsets.UTF_8));
        return seen;
    }

    private EvidencePicture still(long number) {
        RoundDetails opened = new RoundRepository(log, Catalog.standard()).open(number).orElseThrow();
        return new EvidencePictures(files.evidence()).of(opened).get(0);
    }

    private boolean isThere(String round) {
        return Files.exists(files.evidence().resolve(round + ".jpg"));
    }

    @Test
    public void aPictureIsShownWithEachCardWhereTheCameraSawIt() throws IOException {
        round("a", 1, EvidencePictureName.of("a.jpg", DrawnEvidencePicture.jpeg()));
        Files.write(files.evidence().resolve("a.cards"), DrawnEvidencePicture.index(0, "Ks", "2c").getBytes(StandardCharsets.UTF_8));
        EvidencePicture still = still(1);
        assertEquals(EvidencePicture.State.AS_LOGGED, still.state());
        assertEquals(DrawnEvidencePicture.WIDTH, still.picture().orElseThrow().getWidth());
        assertEquals(2, still.crops().size());
        assertTrue(still.crops().get(0).picture().getWidth() < DrawnEvidencePicture.WIDTH / 2);
        assertEquals(List.of("a.jpg"), List.of(still.file()));
    }

    @Test
    public void aPictureOfACameraThatHangsAskewIsTurnedAsTheDealerSawIt() throws IOException {
        round("a", 1, EvidencePictureName.of("a.jpg", DrawnEvidencePicture.jpeg()));
        Path index = files.evidence().resolve("a.cards");
        Files.write(index, DrawnEvidencePicture.index(90, "Ks", "2c").getBytes(StandardCharsets.UTF_8));
        EvidencePicture still = still(1);
        assertEquals("the file itself is as it was", EvidencePicture.State.AS_LOGGED, still.state());
        assertEquals(DrawnEvidencePicture.HEIGHT, still.picture().orElseThrow().getWidth());
        Bitmap card = still.crops().get(0).picture();
        assertTrue("cards that stood upright lie on their side", card.getWidth() > card.getHeight());
        Files.write(index, DrawnEvidencePicture.index(0, "Ks").replace("cards 2 turned 0", "cards 1").getBytes(StandardCharsets.UTF_8));
        assertEquals("as the first tablets wrote it", 1, still(1).crops().size());
        Files.write(index, "cards 2 turned 45\nKs 1 2 30 40\n".getBytes(StandardCharsets.UTF_8));
        assertEquals("nobody writes that", List.of(), still(1).crops());
    }

    @Test
    public void aPictureThatIsGoneDamagedChangedOrNotProvenIsSaidToBe() throws IOException {
        String logged = EvidencePictureName.of("a.jpg", DrawnEvidencePicture.jpeg());
        round("a", 1, logged);
        Path file = files.evidence().resolve("a.jpg");
        byte[] other = DrawnEvidencePicture.jpeg();
        other[other.length / 2] ^= 1;
        Files.write(file, other);
        assertEquals(EvidencePicture.State.CHANGED, still(1).state());
        Files.write(file, new byte[] {1, 2, 3});
        assertEquals(EvidencePicture.State.DAMAGED, still(1).state());
        Files.delete(file);
        assertEquals(EvidencePicture.State.GONE, still(1).state());
        round("b", 1, "b.jpg");
        assertEquals(EvidencePicture.State.NOT_PROVEN, still(2).state());
        round("c", 1, "../c.jpg");
        Files.write(folder.getRoot().toPath().resolve("c.jpg"), DrawnEvidencePicture.jpeg());
        assertEquals("no name leads out of the folder", EvidencePicture.State.GONE, still(3).state());
    }

    @Test
    public void picturesAreKeptForEverUnlessASupervisorSaysOtherwise() throws IOException {
        round("old", 4000, "old.jpg");
        assertEquals(0, keeping.tidy());
        keeping.tidySoon();
        waiting.forEach(Runnable::run);
        assertTrue(isThere("old"));
        assertEquals(EvidenceRetention.Keep.FOR_EVER, keeping.look().keep());
        assertEquals(1, keeping.look().pictures());
        assertEquals(1, log.head().orElseThrow().number);
    }

    @Test
    public void olderPicturesAreDeletedAndTheLogSaysSoAndThoseOfCorrectedRoundsStay() throws IOException {
        round("old", 31, "old.jpg");
        round("young", 29, "young.jpg");
        round("disputed", 500, "disputed.jpg");
        log.write(new AuditEvent(AuditEvent.Kind.CORRECTION, NOW, "Ruth", "Pit 3", "paid twice", "disputed", List.of()));
        Files.write(files.evidence().resolve("round.jpg"), DrawnEvidencePicture.jpeg());   // of a round that is not in the log
        keeping.keepFor(EvidenceRetention.Keep.MONTH, "Ruth");
        assertEquals(List.of(false, true, true, true), List.of(isThere("old"), isThere("young"), isThere("disputed"),
                isThere("round")));
        assertEquals(false, Files.exists(files.evidence().resolve("old.cards")));
        assertEquals(EvidenceRetention.Keep.MONTH, keeping.look().keep());
        String setting = log.line(5).orElseThrow().text();
        assertTrue(setting, setting.contains("evidence pictures kept for ever, from now on for 30 days"));
        assertTrue(setting, setting.contains("\"by\":\"Ruth\""));
        String deleted = log.line(6).orElseThrow().text();
        assertTrue(deleted, deleted.contains("\"kind\":\"pictures\""));
        assertTrue(deleted, deleted.contains("evidence pictures deleted: 1, of rounds that ended before 2026-01-30T18:00:00Z"));
        assertEquals("nothing more to delete, nothing more to say", 0, keeping.tidy());
        assertEquals(6, log.head().orElseThrow().number);
        assertTrue(new LogIntegrityCheck(log, Catalog.standard()).run(done -> { }).isWhole());
    }

    @Test
    public void whatHasGrownOldIsDeletedWhenTheAppComesToTheFront() throws IOException {
        keeping.keepFor(EvidenceRetention.Keep.MONTH, "Ruth");
        round("old", 31, "old.jpg");
        keeping.tidySoon();
        waiting.forEach(Runnable::run);
        assertEquals(false, isThere("old"));
    }
}
