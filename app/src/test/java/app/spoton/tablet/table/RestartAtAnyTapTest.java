package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.annotation.Nullable;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.engine.testing.LongRun;
import app.spoton.tablet.app.OpenDatabase;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.preferences.DealerPreferencesRepository;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.SavedRoundCodec;
import app.spoton.tablet.table.storage.SavedRoundDao;
import app.spoton.tablet.table.storage.SavedRoundEntity;
import app.spoton.tablet.table.storage.SavedRoundRepository;
import app.spoton.tablet.table.storage.TableStore;
import java.io.File;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * The tablet is switched off a hundred times (two hundred with {@code -Pspoton.long}) at random moments: every object
 * is dropped, pending writes never reach the disk, and the database file is opened again.
 */
@RunWith(AndroidJUnit4.class)
public class RestartAtAnyTapTest {
    private static final SavedRoundCodec CODEC = new SavedRoundCodec(Catalog.standard());

    private static final int KILLS = LongRun.cases(100, 200);

    private final Context context = ApplicationProvider.getApplicationContext();
    private final Random random = new Random(20);
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final Set<String> confirmed = new HashSet<>();
    private int writesLeft = Integer.MAX_VALUE;

    /** The power is off. */
    private static final class PowerGone extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** A write to the disk: it happens, or the power is gone before it. */
    private void write(Runnable write) {
        if (writesLeft == 0) {
            throw new PowerGone();
        }
        writesLeft--;
        write.run();
    }

    private final AuditLog cutLog = new AuditLog() {
        @Override
        public long write(RoundRecord round) {
            long[] entry = new long[1];
            RestartAtAnyTapTest.this.write(() -> entry[0] = log.write(round));
            return entry[0];
        }

        @Override
        public long write(AuditEvent event) {
            return log.write(event);
        }

        @Override
        public Map<String, Meter> meters(String table) {
            return log.meters(table);
        }
    };

    /** The app from its start to the moment when it is killed. */
    private final class Life implements AutoCloseable {
        final Queue<Runnable> disk = new ArrayDeque<>();
        final SpotOnDatabase database = OpenDatabase.here(context);
        final TableViewModel table;
        final RandomDealer dealer;

        Life() {
            SavedRoundDao real = database.savedRounds();
            SavedRoundDao cut = new SavedRoundDao() {
                @Override
                public void put(SavedRoundEntity round) {
                    write(() -> real.put(round));
                }

                @Override
                @Nullable
                public String text(String atTable) {
                    return real.text(atTable);
                }
            };
            Catalog catalog = Catalog.standard();
            TableSetupRepository tables = new TableSetupRepository(database.settings(), catalog, cutLog, Clock.systemUTC());
            StorageReserve reserve = new StorageReserve(new File(context.getNoBackupFilesDir(), "reserve"));
            TableStore store = new TableStore(tables, new SavedRoundRepository(cut, disk::add, catalog, reserve), cutLog,
                    Optional.empty(), catalog, reserve, Clock.systemUTC());
            SignIn signIn = new SignIn();
            table = new TableViewModel(catalog, store, signIn, new TableExecutors(Runnable::run, disk::add,
                    Runnable::run), Clock.systemUTC(), (round, pace) -> { }, new DealerPreferencesRepository(database.settings(), disk::add),
                    new SettingsRepository(database.settings(), disk::add, Runnable::run),
                    new HousePolicyRepository(database.settings(), disk::add, Runnable::run));
            signIn.set(Optional.of(SignedInUser.forDemonstration()));
            dealer = new RandomDealer(random, table);
            drain();
        }

        void drain() {
            while (!disk.isEmpty()) {
                disk.remove().run();
            }
            TableState now = table.state().getValue().table().orElse(null);
            if (now != null && now.phase() == RoundPhase.CONFIRMED && now.round().audit().logEntry() > 0) {
                confirmed.add(now.round().audit().id());
            }
        }

        /** What a restart should find: the state that is shown, or once a round is logged, the next one. */
        String text() {
            TableState now = Objects.requireNonNull(table.state().getValue()).table().orElseThrow();
            boolean logged = now.phase() == RoundPhase.CONFIRMED && now.round().audit().logEntry() > 0;
            return CODEC.write(logged ? now.nextRound() : now);
        }

        @Override
        public void close() {
            disk.clear();
            database.close();
        }
    }

    @Test
    public void afterEveryKillTheRoundIsAsItWasOrItsLastTapIsMissing() {
        int inTheMiddle = 0;
        int asItWas = 0;
        int lastTapMissing = 0;
        String before = "";
        String last = "";
        for (int kill = 0; kill < KILLS; kill++) {
            writesLeft = Integer.MAX_VALUE;
            try (Life life = new Life()) {
                if (kill > 0) {
                    String found = life.text();
                    Set<String> allowed = new HashSet<>(List.of(before, last));
                    assertTrue("kill " + kill + ":\n" + found + "\n" + last, allowed.contains(found));
                    asItWas += found.equals(last) ? 1 : 0;
                    lastTapMissing += found.equals(last) ? 0 : 1;
                }
                for (int taps = 1 + random.nextInt(60); taps > 0; taps--) {
                    life.dealer.tap();
                    life.drain();
                }
                before = life.text();
                writesLeft = random.nextInt(4);
                try {
                    life.dealer.tap();
                    last = afterLastTap(life);
                    life.drain();
                    last = life.text();   // where the last tap asked the disk for something, as for another game
                } catch (PowerGone now) {
                    inTheMiddle++;
                }
            }
        }
        everyConfirmedRoundIsLoggedOnce();
        assertTrue(inTheMiddle + " " + asItWas + " " + lastTapMissing, inTheMiddle > KILLS / 10
                && asItWas > KILLS / 10 && lastTapMissing > KILLS / 50 && confirmed.size() > KILLS / 10);
    }

    /** What the last tap was to bring about; a round that is being confirmed comes to the next one. */
    private static String afterLastTap(Life life) {
        TableState now = Objects.requireNonNull(life.table.state().getValue()).table().orElseThrow();
        return CODEC.write(now.phase() == RoundPhase.CONFIRMED ? now.nextRound() : now);
    }

    private void everyConfirmedRoundIsLoggedOnce() {
        Set<String> ids = new HashSet<>();
        log.records().forEach(round -> assertTrue("twice: " + round.id(), ids.add(round.id())));
        assertTrue("lost", ids.containsAll(confirmed));
        assertEquals(log.records().size(), ids.size());
    }
}
