package app.spoton.tablet.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteDatabaseLockedException;
import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteFullException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.testing.LongRun;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.TasksAtOnce;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.storage.FaultyLog;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.people.pins.QuickPins;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.FaultInjection;
import app.spoton.tablet.table.TestLayouts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/**
 * The first, the second, … the last operation of both databases and the key store fails while a supervisor signs in and deals.
 * Each time: nothing confirmed is lost or doubled, no meter changes without an entry, the screen says what failed, nothing ends
 * the app, and it opens again. A sample by default; {@code -Pspoton.long} has every operation fail in every way, and
 * {@code -Pspoton.share=2 -Pspoton.shares=3} does the second third of that: every third operation, from the second on.
 */
@RunWith(AndroidJUnit4.class)
public class EveryOperationFailsTest {
    private static final int SHARE = Integer.getInteger("spoton.share", 1);
    private static final int SHARES = Integer.getInteger("spoton.shares", 1);
    /** By default every operation up to here fails, then one in so many. */
    private static final int SAMPLED_FROM = 8;
    private static final int SAMPLED = 9;
    private static final int ROUNDS = 2;
    /** In full it says this often how far it is. */
    private static final int PROGRESS = 20;
    /** So many broken cases are enough to look at. */
    private static final int MOST_BROKEN = 30;
    private static final List<Supplier<RuntimeException>> FAULTS = List.of(() -> new SQLiteDiskIOException("disk I/O error"),
            () -> new SQLiteFullException("database or disk is full"), () -> new SQLiteDatabaseLockedException("database is locked"),
            () -> new SQLiteDatabaseCorruptException("database disk image is malformed"),
            () -> new SQLiteCantOpenDatabaseException("unable to open database file"));
    /** Once, so that a retry helps, and so often that none does. */
    private static final long[] TIMES = {1, 3, 40};

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();
    @Rule
    public final TasksAtOnce tasks = new TasksAtOnce();
    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();
    private final FaultInjection faults = new FaultInjection();
    private final TestSigningKey key = new TestSigningKey();
    private final Queue<Throwable> uncaught = new ConcurrentLinkedQueue<>();
    private final List<String> broken = new ArrayList<>();
    private final Thread.UncaughtExceptionHandler handlerBefore = Thread.getDefaultUncaughtExceptionHandler();
    private Path files;

    @Before
    public void setUpTheHouse() throws IOException {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
        files = folder.newFolder().toPath();
        SpotOnDatabase database = SpotOnDatabase.open(context, Runnable::run);
        StoredAuditLog log = FaultyLog.open(context, new FakeClock(), key, faults);
        database.people().put(QuickPins.hasher(Optional.of(TabletLife.pinKey(faults))).staff("Sue", Role.SUPERVISOR, TabletLife.PIN));
        TableSetup some = TestLayouts.setup("four-card-poker");
        new TableSetupRepository(database.settings(), Catalog.standard(), log, new FakeClock()).put(new TableSetup("Table 1",
                some.game(), some.paytables(), some.house(), some.meters(), some.rates(), some.seats(), some.faceUp(), some.chips(),
                some.options()), "300.00", "Sue");
        log.close();
        database.close();
        copy(databases(), files);
    }

    @After
    public void restoreTheHandler() {
        Thread.setDefaultUncaughtExceptionHandler(handlerBefore);
    }

    private Path databases() {
        return context.getDatabasePath("log.db").getParentFile().toPath();
    }

    private static void copy(Path from, Path to) throws IOException {
        for (File old : to.toFile().listFiles()) {
            Files.delete(old.toPath());
        }
        for (File file : from.toFile().listFiles()) {
            Files.copy(file.toPath(), to.resolve(file.getName()), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Test
    public void whicheverOperationFailsNothingIsLostAndTheAppOpens() throws IOException {
        int tried = 0;
        long operation = LongRun.IN_FULL ? SHARE : 1;
        boolean hasFailed = true;
        for (int turn = 0; hasFailed; turn++) {   // until there are not so many operations
            hasFailed = false;
            for (int kind = 0; kind < FAULTS.size() * TIMES.length; kind++) {
                if (LongRun.IN_FULL || kind == turn % (FAULTS.size() * TIMES.length)) {
                    boolean came = failsAt(operation, times(kind), FAULTS.get(kind % FAULTS.size()));
                    hasFailed |= came;
                    tried += came ? 1 : 0;
                }
            }
            operation += LongRun.IN_FULL ? SHARES : operation < SAMPLED_FROM ? 1 : SAMPLED;
            if (LongRun.IN_FULL && turn % PROGRESS == 0) {
                System.out.println(operation + " operations, " + tried + " faults, " + broken.size() + " of them broke something");
            }
        }
        assertEquals("[]", broken.toString());
        System.out.println(tried + " faults in " + (operation - 1) + " operations, nothing lost");
        assertTrue("operations: " + operation, operation > 200);
    }

    /** A file that SQLite calls damaged three times in a row is damaged, and is set aside: LogFaultsTest. */
    private static long times(int kind) {
        long times = TIMES[kind % TIMES.length];
        return FAULTS.get(kind % FAULTS.size()).get() instanceof SQLiteDatabaseCorruptException ? Math.min(times, 2) : times;
    }

    /** Whether the operation came and failed. What that broke is kept: one broken case does not hide the others. */
    private boolean failsAt(long operation, long times, Supplier<RuntimeException> fault) throws IOException {
        copy(files, databases());
        uncaught.clear();
        Set<String> confirmed;
        boolean failed = true;
        try {
            faults.failAt(operation, times, fault);
            try (TabletLife life = new TabletLife(context, key, faults)) {
                life.deal(ROUNDS);
                confirmed = life.confirmed;
                failed = faults.hasFailed();
            }
            try (TabletLife after = new TabletLife(context, key, faults)) {
                after.deal(1);
                check(after.log, confirmed, ROUNDS + 1);
            }
            if (!uncaught.isEmpty()) {
                throw new IllegalStateException("uncaught: " + uncaught);
            }
        } catch (AssertionError | RuntimeException found) {
            broken.add("operation " + operation + ", " + times + " times, " + fault.get() + ": " + found);
            found.printStackTrace();
            assertTrue(broken.toString(), broken.size() < MOST_BROKEN);
        }
        return failed;
    }

    private static void check(StoredAuditLog log, Set<String> confirmed, int rounds) {
        confirmed.forEach(id -> assertTrue(id, log.reader().dao().numberOf(id).isPresent()));
        Verification verification = new Verification(Catalog.standard(), VerificationOptions.ON_TABLET);
        int[] wrongRows = {0};
        int[] logged = {0};
        log.reader().visitEntries((line, rowsMatch) -> {
            verification.line(line, 0, line.length);
            wrongRows[0] += rowsMatch ? 0 : 1;
            logged[0] += new String(line, java.nio.charset.StandardCharsets.UTF_8).contains("\"kind\":\"round\"") ? 1 : 0;
        });
        assertEquals("[]", verification.report(Optional.empty()).findings().toString());
        assertEquals(0, wrongRows[0]);
        assertEquals("rounds", rounds, logged[0]);
        assertEquals(TestLayouts.money("10000.60"), log.meters("Table 1").get("main").amount());
        assertEquals(List.of(), log.kept().names());
    }
}
