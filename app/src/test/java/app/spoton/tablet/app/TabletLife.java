package app.spoton.tablet.app;

import android.content.Context;
import androidx.lifecycle.SavedStateHandle;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.app.navigation.AppViewModel;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.storage.FaultyLog;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.people.PeopleUiState;
import app.spoton.tablet.people.PeopleViewModel;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.pins.PinKey;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.FaultInjection;
import app.spoton.tablet.storage.GuardedExecutor;
import app.spoton.tablet.storage.StorageFailures;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.TableModels;
import app.spoton.tablet.table.TableViewModel;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.SavedRoundRepository;
import app.spoton.tablet.table.storage.TableStore;
import java.io.File;
import java.security.GeneralSecurityException;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/** The app from start to end, with both databases in real files that may fail; everything runs immediately. */
final class TabletLife implements AutoCloseable {
    static final String PIN = "258014";
    /** How often a person tries something again before giving up. */
    private static final int PATIENCE = 4;

    final Set<String> confirmed = new LinkedHashSet<>();
    final StoredAuditLog log;
    private final FaultInjection faults;
    private final StorageFailures failures = new StorageFailures(Runnable::run);
    private final SpotOnDatabase database;
    private final AppViewModel shell;
    private final PeopleViewModel people;
    private final TableViewModel table;
    private boolean hasShownFailure;

    TabletLife(Context context, TestSigningKey key, FaultInjection faults) {
        this.faults = faults;
        FakeClock clock = new FakeClock();
        log = FaultyLog.open(context, clock, key, faults, failures::report);
        Executor disk = new GuardedExecutor(Runnable::run, failures);
        database = SpotOnDatabase.file(context, Runnable::run, faults.around(
                new androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory())).build();
        Catalog catalog = Catalog.standard();
        StorageReserve reserve = new StorageReserve(new File(context.getNoBackupFilesDir(), "reserve"));
        TableSetupRepository tables = new TableSetupRepository(database.settings(), catalog, log, clock);
        TableStore store = new TableStore(tables, new SavedRoundRepository(database.savedRounds(), disk, catalog, reserve), log,
                Optional.empty(), catalog, reserve, clock);
        SignIn signIn = new SignIn();
        TestPeople staff = new TestPeople();
        staff.key = Optional.of(pinKey(faults));
        shell = new AppViewModel(new SavedStateHandle(), new SettingsRepository(database.settings(), disk, Runnable::run));
        shell.state().observeForever(state -> { });
        table = TableModels.of(store, signIn, disk, clock, database.settings());
        people = staff.model(staff.repository(database, log, disk, clock), signIn, tables, log, disk, clock);
    }

    /** The key of the PINs, in a key store that may fail. */
    static PinKey pinKey(FaultInjection faults) {
        return data -> {
            try {
                faults.operation();
            } catch (RuntimeException failed) {
                throw new GeneralSecurityException(failed);
            }
            return data;
        };
    }

    /** Signs in and deals rounds. Whatever fails must be said on the screen; then it is repaired and tried again. */
    void deal(int rounds) {
        until("the app is drawn", () -> shell.state().getValue() != null, () -> { });
        until("the staff is read", () -> people.state().getValue() != null && people.state().getValue().access().closed().isEmpty(),
                people::reload);
        people.signIn("Sue", PIN);
        until("signed in", () -> people.state().getValue().signedIn().isPresent(), () -> people.signIn("Sue", PIN));
        until("the table is open", () -> table.state().getValue().table().isPresent() && table.state().getValue().blocked().isEmpty(), table::reopen);
        for (int round = 0; round < rounds; round++) {
            dealRound();
        }
    }

    private void dealRound() {
        table.tap(state -> TestLayouts.bet(TestLayouts.bet(state, 1, Wager.ANTE, "10"), 1, Wager.PROGRESSIVE, "1").deal());
        table.tap(state -> TestLayouts.deal(state, "AhAd9c4d2h").play(1, 0, TestLayouts.money("10")));
        table.tap(state -> TestLayouts.deal(state, "KsQd8h6c2s3d"));
        table.settle();
        while (!now().round().isAtTotals()) {
            table.tap(TableState::next);
        }
        table.tap(TableState::confirm);
        until("the round is logged", () -> now().phase() == RoundPhase.CONFIRMED && now().round().audit().logEntry() > 0,
                table::retryLog);
        confirmed.add(now().round().audit().id());
        table.nextRound(false);
        until("the next round is open", () -> now().phase() == RoundPhase.WAGERS && table.state().getValue().blocked().isEmpty(), () -> {
            table.reopen();
            table.nextRound(false);
        });
    }

    private TableState now() {
        return table.state().getValue().table().orElseThrow();
    }

    private void until(String what, BooleanSupplier done, Runnable again) {
        for (int attempt = 0; !done.getAsBoolean(); attempt++) {
            if (attempt == 0 && !showsFailure()) {
                throw new AssertionError("Not " + what + ", and no message says why.");
            }
            if (attempt == PATIENCE || !faults.hasFailed()) {
                throw new AssertionError("Not " + what + ": " + failures.latest().getValue() + " " + table.state().getValue().blocked()
                        + " " + people.state().getValue());
            }
            faults.repair();
            again.run();
        }
    }

    /** Whether the screen says that something failed. */
    private boolean showsFailure() {
        PeopleUiState staff = people.state().getValue();
        hasShownFailure |= failures.latest().getValue().isPresent() || table.state().getValue().blocked().isPresent()
                || (staff != null && staff.access().closed().isPresent())
                || (staff != null && staff.pinResult().filter(result -> !(result instanceof PinResult.Accepted)).isPresent())
                || (table.state().getValue().table().isPresent() && !now().notices().isEmpty());
        return hasShownFailure;
    }

    @Override
    public void close() {
        faults.repair();
        log.close();
        database.close();
    }
}
