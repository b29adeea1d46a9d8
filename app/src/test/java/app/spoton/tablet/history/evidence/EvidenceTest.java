package app.spoton.tablet.history.evidence;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.EvidencePictureName;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.integrity.LogIntegrityCheck;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** Evidence pictures are verified when they are shown, and deleted only when the house says so. */
@RunWith(AndroidJUnit4.class)
public class EvidenceTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    @Rule
    public final BackgroundThread disk = new BackgroundThread();
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final StoredAuditLog log = StoredAuditLog.in(context, "log.db", Clock.fixed(NOW, ZoneOffset.UTC), Catalog.standard());
    private final List<Runnable> waiting = new ArrayList<>();
    private CameraFiles files;
    private EvidenceRetention retention;

    @Before
    public void open() throws IOException {
        files = new CameraFiles(folder.getRoot().toPath());
        retention = TestEvidence.retention(folder.getRoot().toPath(), log, waiting::add);
    }

    @After
    public void close() {
        log.close();
    }

    /** A round that ended so many days ago, with its picture. */
    private RoundRecord round(String id, int daysAgo, String... pictures) throws IOException {
        RoundRecord dealt = new DealtRounds(1, NOW.minus(Duration.ofDays(daysAgo))).nextWithId(id);
        RoundRecord seen = DrawnEvidencePicture.withPictures(dealt, pictures);
        log.write(seen);
        Files.write(files.evidence().resolve(id + ".jpg"), DrawnEvidencePicture.jpeg());
        Files.write(files.evidence().resolve(id + ".cards"), "cards 1\n".getBytes(StandardCharsets.UTF_8));
        return seen;
    }

    /** Rounds without pictures, one a week up to today: a table that was open all the time. */
    private void openSince(int daysAgo) {
        for (int day = daysAgo; day > 0; day -= 7) {
            log.write(new DealtRounds(day, NOW.minus(Duration.ofDays(day))).nextWithId("on day " + day));
        }
    }

    private EvidencePicture picture(long number) {
        RoundDetails details = new RoundRepository(log.reader()).open(number).orElseThrow();
        return new EvidencePictureReader(files.evidence()).of(details).get(0);
    }

    private boolean exists(String round) {
        return Files.exists(files.evidence().resolve(round + ".jpg"));
    }

    @Test
    public void aPictureIsShownWithEachCardWhereTheCameraSawIt() throws IOException {
        round("a", 1, EvidencePictureName.of("a.jpg", DrawnEvidencePicture.jpeg()));
        Files.write(files.evidence().resolve("a.cards"), DrawnEvidencePicture.index(0, "Ks", "2c").getBytes(StandardCharsets.UTF_8));
        EvidencePicture picture = picture(1);
        assertEquals(EvidencePicture.FileState.AS_LOGGED, picture.state());
        assertEquals(DrawnEvidencePicture.WIDTH, picture.picture().orElseThrow().getWidth());
        assertEquals(2, picture.crops().size());
        assertTrue(picture.crops().get(0).picture().getWidth() < DrawnEvidencePicture.WIDTH / 2);
        assertEquals(List.of("a.jpg"), List.of(picture.file()));
    }

    @Test
    public void aPictureOfARotatedCameraIsTurnedAsTheDealerSawIt() throws IOException {
        round("a", 1, EvidencePictureName.of("a.jpg", DrawnEvidencePicture.jpeg()));
        Path index = files.evidence().resolve("a.cards");
        Files.write(index, DrawnEvidencePicture.index(90, "Ks", "2c").getBytes(StandardCharsets.UTF_8));
        EvidencePicture picture = picture(1);
        assertEquals("the file itself is unchanged", EvidencePicture.FileState.AS_LOGGED, picture.state());
        assertEquals(DrawnEvidencePicture.HEIGHT, picture.picture().orElseThrow().getWidth());
        Bitmap card = picture.crops().get(0).picture();
        assertTrue("upright cards are turned on their side", card.getWidth() > card.getHeight());
        Files.write(index, DrawnEvidencePicture.index(0, "Ks").replace("cards 2 turned 0", "cards 1").getBytes(StandardCharsets.UTF_8));
        assertEquals("the format of the first version", 1, picture(1).crops().size());
        Files.write(index, "cards 2 turned 45\nKs 1 2 30 40\n".getBytes(StandardCharsets.UTF_8));
        assertEquals("not a valid index", List.of(), picture(1).crops());
    }

    @Test
    public void aPictureThatIsMissingDamagedChangedOrWithoutHashIsMarkedSo() throws IOException {
        String logged = EvidencePictureName.of("a.jpg", DrawnEvidencePicture.jpeg());
        round("a", 1, logged);
        Path file = files.evidence().resolve("a.jpg");
        byte[] other = DrawnEvidencePicture.jpeg();
        other[other.length / 2] ^= 1;
        Files.write(file, other);
        assertEquals(EvidencePicture.FileState.CHANGED, picture(1).state());
        Files.write(file, new byte[] {1, 2, 3});
        assertEquals(EvidencePicture.FileState.DAMAGED, picture(1).state());
        Files.delete(file);
        assertEquals(EvidencePicture.FileState.MISSING, picture(1).state());
        round("b", 1, "b.jpg");
        assertEquals(EvidencePicture.FileState.NO_HASH, picture(2).state());
        round("c", 1, "../c.jpg");
        Files.write(folder.getRoot().toPath().resolve("c.jpg"), DrawnEvidencePicture.jpeg());
        assertEquals("a name cannot point outside the folder", EvidencePicture.FileState.MISSING, picture(3).state());
    }

    @Test
    public void picturesAreKeptForeverUnlessASupervisorChoosesAPeriod() throws IOException {
        round("old", 4000, "old.jpg");
        assertEquals(0, retention.deleteExpired());
        retention.deleteExpiredInBackground();
        waiting.forEach(Runnable::run);
        assertTrue(exists("old"));
        assertEquals(EvidenceRetention.RetentionPeriod.FOREVER, retention.summary().period());
        assertEquals(1, retention.summary().pictures());
        assertEquals(1, log.reader().head().orElseThrow().number);
    }

    @Test
    public void olderPicturesAreDeletedAndLoggedButThoseOfCorrectedRoundsStay() throws IOException {
        round("old", 31, "old.jpg");
        round("young", 29, "young.jpg");
        round("disputed", 500, "disputed.jpg");
        log.write(AuditEvent.of(AuditEvent.Kind.CORRECTION, NOW, "Ruth", "Pit 3", "paid twice", "disputed"));
        openSince(25);
        long before = log.reader().head().orElseThrow().number;
        Files.write(files.evidence().resolve("round.jpg"), DrawnEvidencePicture.jpeg());   // of a round that is not in the log
        retention.setPeriod(EvidenceRetention.RetentionPeriod.MONTH, "Ruth");
        assertEquals(List.of(false, true, true, true), List.of(exists("old"), exists("young"), exists("disputed"),
                exists("round")));
        assertEquals(false, Files.exists(files.evidence().resolve("old.cards")));
        assertEquals(EvidenceRetention.RetentionPeriod.MONTH, retention.summary().period());
        String setting = log.reader().line(before + 1).orElseThrow().text();
        assertTrue(setting, setting.contains("evidence pictures kept for 30 days, before that forever"));
        assertTrue(setting, setting.contains("\"by\":\"Ruth\""));
        String deleted = log.reader().line(before + 2).orElseThrow().text();
        assertTrue(deleted, deleted.contains("\"kind\":\"pictures\""));
        assertTrue(deleted, deleted.contains("evidence pictures deleted: 1, of rounds that ended before 2026-01-30T18:00:00Z"));
        assertEquals("nothing more to delete or to log", 0, retention.deleteExpired());
        assertEquals(before + 2, log.reader().head().orElseThrow().number);
        assertTrue(new LogIntegrityCheck(log.reader(), Catalog.standard()).run(done -> { }).isIntact());
    }

    @Test
    public void picturesWhosePeriodHasEndedAreDeletedWhenTheAppComesToTheFront() throws IOException {
        retention.setPeriod(EvidenceRetention.RetentionPeriod.MONTH, "Ruth");
        round("old", 31, "old.jpg");
        openSince(25);
        retention.deleteExpiredInBackground();
        waiting.forEach(Runnable::run);
        assertEquals(false, exists("old"));
    }

    @Test
    public void aClockThatIsSetForwardDeletesNothing() throws IOException {
        retention.setPeriod(EvidenceRetention.RetentionPeriod.MONTH, "Ruth");
        round("yesterday", 366, "yesterday.jpg");   // the clock has jumped by a year since
        assertEquals(0, retention.deleteExpired());
        round("today", 0, "today.jpg");
        assertEquals(0, retention.deleteExpired());
        assertTrue(exists("yesterday"));
    }

    @Test
    public void everyPictureOfARoundIsDeletedWithItsIndex() throws IOException {
        retention.setPeriod(EvidenceRetention.RetentionPeriod.MONTH, "Ruth");
        round("old", 31, "old.jpg");
        Files.write(files.evidence().resolve("old_2.jpg"), DrawnEvidencePicture.jpeg());
        Files.write(files.evidence().resolve("old_2.cards"), "cards 1\n".getBytes(StandardCharsets.UTF_8));
        openSince(25);
        assertEquals(2, retention.deleteExpired());
        assertEquals(false, exists("old_2") || Files.exists(files.evidence().resolve("old_2.cards")));
    }
}
