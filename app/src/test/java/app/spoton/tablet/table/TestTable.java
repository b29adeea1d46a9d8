package app.spoton.tablet.table;

import android.content.Context;
import android.os.Looper;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.Watch;
import app.spoton.tablet.data.OpenDatabase;
import app.spoton.tablet.data.SpotOnDatabase;
import app.spoton.tablet.log.Logbook;
import app.spoton.tablet.people.Duty;
import app.spoton.tablet.people.OnDuty;
import app.spoton.tablet.settings.Settings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.robolectric.Shadows;

/** The demonstration table with a database file, for tests that need the whole of it; everything happens at once. */
final class TestTable implements AutoCloseable {
    static final Instant NOON = new Watch().now;

    final SpotOnDatabase database;
    final Tables tables;
    final SavedRounds saved;
    final Duty duty = new Duty();
    final List<String> said = new ArrayList<>();
    final Settings settings;
    final Watch watch = new Watch();
    final TableViewModel model;

    TestTable(Logbook log) {
        this(log, Runnable::run);
    }

    TestTable(Logbook log, Executor settling) {
        this(log, settling, Runnable::run);
    }

    /** A table whose rounds are not saved as they grow, for tests of very many. */
    static TestTable savingLate(Logbook log) {
        return new TestTable(log, Runnable::run, later -> { });
    }

    private TestTable(Logbook log, Executor settling, Executor saving) {
        Context context = ApplicationProvider.getApplicationContext();
        database = OpenDatabase.here(context);
        Catalog catalog = Catalog.standard();
        CallOutWords words = new CallOutWords(context);
        tables = new Tables(database.settings(), catalog, log, watch);
        saved = new SavedRounds(database.savedRounds(), saving, catalog);
        settings = new Settings(database.settings(), Runnable::run);
        model = new TableViewModel(catalog, new TableKeeper(tables, saved, log, Optional.empty(), catalog), duty,
                new TableThreads(settling, Runnable::run, Runnable::run), watch,
                round -> words.of(round).ifPresent(said::add), settings);
        duty.set(Optional.of(OnDuty.atDemonstration(TableSetup.DEMONSTRATION)));
    }

    TableState now() {
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        return Objects.requireNonNull(model.state().getValue());
    }

    /** A round of Four Card Poker, up to the point where it can be settled. */
    void complete() {
        model.tap(state -> Felt.bet(state, 1, Wager.ANTE, "10").deal());
        model.tap(state -> Felt.deal(state, "AhAd9c4d2h").play(1, 0, Felt.money("10")));
        model.tap(state -> Felt.deal(state, "KsQd8h6c2s3d"));
    }

    /** On to the end of the settlement, and confirmed. */
    void confirm() {
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
