package app.spoton.tablet.table;

import android.content.Context;
import android.os.Looper;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.app.OpenDatabase;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.callouts.CallOutPhrases;
import app.spoton.tablet.table.preferences.DealerPreferences;
import app.spoton.tablet.table.preferences.DealerPreferencesRepository;
import app.spoton.tablet.table.round.settlement.Pace;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.SavedRoundRepository;
import app.spoton.tablet.table.storage.TableStore;
import java.io.File;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.robolectric.Shadows;

/** The demonstration table with a database file, for tests that need the whole of it; everything happens at once. */
public final class TestTable implements AutoCloseable {
    public static final Instant NOON = new FakeClock().now;

    public final SpotOnDatabase database;
    public final TableSetupRepository tables;
    public final SavedRoundRepository saved;
    public final SignIn signIn = new SignIn();
    public final List<String> said = new ArrayList<>();
    public final SettingsRepository settings;
    public final HousePolicyRepository policies;
    public final FakeClock watch = new FakeClock();
    public final TableViewModel model;

    public TestTable(AuditLog log) {
        this(log, Runnable::run);
    }

    public TestTable(AuditLog log, Executor settling) {
        this(log, settling, Runnable::run);
    }

    /** A table whose rounds are not saved as they grow, for tests of very many. */
    public static TestTable savingLate(AuditLog log) {
        return new TestTable(log, Runnable::run, later -> { });
    }

    private TestTable(AuditLog log, Executor settling, Executor saving) {
        Context context = ApplicationProvider.getApplicationContext();
        database = OpenDatabase.here(context);
        Catalog catalog = Catalog.standard();
        CallOutPhrases words = new CallOutPhrases(context);
        tables = new TableSetupRepository(database.settings(), catalog, log, watch);
        StorageReserve reserve = new StorageReserve(new File(context.getNoBackupFilesDir(), "reserve"));
        saved = new SavedRoundRepository(database.savedRounds(), saving, catalog, reserve);
        policies = new HousePolicyRepository(database.settings(), Runnable::run, Runnable::run);
        settings = new SettingsRepository(database.settings(), Runnable::run, Runnable::run);
        model = new TableViewModel(catalog, new TableStore(tables, saved, log, Optional.empty(), catalog, reserve, watch),
                signIn,
                new TableExecutors(settling, Runnable::run, Runnable::run), watch,
                (round, pace) -> words.of(round, pace).ifPresent(said::add),
                new DealerPreferencesRepository(database.settings(), Runnable::run), settings, policies);
        signIn.set(Optional.of(SignedInUser.forDemonstration()));
        at(Pace.BY_LINE);
    }

    /** From now on the settlement goes at this pace. */
    public void at(Pace pace) {
        model.prefer(DealerPreferences.DEFAULT.with(pace));
    }

    public TableState now() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        return Objects.requireNonNull(model.state().getValue()).table().orElseThrow();
    }

    /** A round of Four Card Poker, up to the point where it can be settled. */
    public void complete() {
        model.tap(state -> TestLayouts.bet(state, 1, Wager.ANTE, "10").deal());
        model.tap(state -> TestLayouts.deal(state, "AhAd9c4d2h").play(1, 0, TestLayouts.money("10")));
        model.tap(state -> TestLayouts.deal(state, "KsQd8h6c2s3d"));
    }

    /** On to the end of the settlement, and confirmed. */
    public void confirm() {
        while (!now().round().isAtTotals()) {
            model.tap(state -> state.approve("Sue"));
            model.tap(TableState::next);
        }
        model.tap(TableState::confirm);
    }

    @Override
    public void close() {
        database.close();
    }
}
