package app.spoton.tablet.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.lifecycle.MutableLiveData;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.TasksAtOnce;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.people.PeopleViewModel;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.storage.StorageFailures;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLooper;

/** A checkpoint that failed is made while the app is in front, and after a start, without anybody's doing. */
@RunWith(AndroidJUnit4.class)
public class CheckpointRetryTest {
    @Rule
    public final TasksAtOnce tasks = new TasksAtOnce();
    private final Context context = ApplicationProvider.getApplicationContext();
    private final FakeClock clock = new FakeClock();
    private final TestSigningKey key = new TestSigningKey();
    private StoredAuditLog house = StoredAuditLog.signed(context, "house.db", clock, Catalog.standard(), key);
    private AuditLogs logs = logs();

    private AuditLogs logs() {
        return new AuditLogs(house, StoredAuditLog.in(context, "demonstration.db", clock, Catalog.standard()));
    }

    /** The log refuses the main thread. */
    private static void disk(Runnable work) {
        Thread thread = new Thread(work, "disk");
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Before
    public void signOutWhileTheKeyStoreFails() {
        key.fails = true;
        disk(() -> house.write(AuditEvent.of(AuditEvent.Kind.SIGN_OUT, clock.now, "Ann", "Pit 3", "signed out", "Ann")));
        key.fails = false;
        assertEquals(Optional.empty(), signedAt());
    }

    @After
    public void close() {
        disk(house::close);
    }

    private Optional<Instant> signedAt() {
        List<Instant> time = new ArrayList<>();
        disk(() -> house.signatures().latest().flatMap(SignedCheckpoint::time).ifPresent(time::add));
        return time.stream().findFirst();
    }

    @Test
    public void itIsMadeWithinAMinuteWhileTheAppIsInFront() {
        SpotOnDatabase database = OpenDatabase.here(context);
        TestPeople staff = new TestPeople();
        PeopleViewModel people = staff.model(staff.repository(database, house, Runnable::run, clock), new SignIn(), Optional::empty,
                house, Runnable::run, clock);
        IdleWatch watch = new IdleWatch(staff.sessions(), people, new MutableLiveData<>(HousePolicy.DEFAULT),
                new CheckpointRetry(logs, CheckpointRetryTest::disk));
        watch.start();
        ShadowLooper.idleMainLooper(61, TimeUnit.SECONDS);
        assertEquals(Optional.of(clock.now), signedAt());
        watch.stop(false);
        database.close();
    }

    @Test
    public void itIsMadeAfterTheNextStart() {
        disk(house::close);
        house = StoredAuditLog.signed(context, "house.db", clock, Catalog.standard(), key);
        logs = logs();
        SpotOnDatabase database = OpenDatabase.here(context);
        StorageFailures failures = new StorageFailures(Runnable::run);
        new DatabaseCheck(database, logs, failures, CheckpointRetryTest::disk).runInBackground();
        assertTrue(failures.latest().getValue().isEmpty());
        assertEquals(Optional.of(clock.now), signedAt());
        database.close();
    }
}
