package app.spoton.tablet.table.storage;

import static org.junit.Assert.assertThrows;

import android.content.Context;
import android.os.Looper;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.FixtureFiles;
import app.spoton.tablet.app.OpenDatabase;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.PeopleRepository;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.settings.Appearance;
import app.spoton.tablet.settings.SettingsRepository;
import app.spoton.tablet.setup.TableBlockedException;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.Stake;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.storage.CameraFixture;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.robolectric.Shadows;

/** The app's database for the tests of old files: saved rounds, the house's table, people, settings. */
public final class SavedFixture implements AutoCloseable {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int SAVED = 13;

    private final SpotOnDatabase database;
    private final StorageReserve reserve = new StorageReserve(new File(
            ApplicationProvider.<Context>getApplicationContext().getNoBackupFilesDir(), "reserve"));
    private final SavedRoundRepository saved;

    private SavedFixture(SpotOnDatabase database) {
        this.database = database;
        saved = new SavedRoundRepository(database.savedRounds(), Runnable::run, CATALOG, reserve);
    }

    public static SavedFixture open() {
        FixtureFiles.putDatabase("spoton.db");
        return new SavedFixture(OpenDatabase.here(ApplicationProvider.getApplicationContext()));
    }

    public String setting(String name) {
        return String.valueOf(database.settings().get(name));
    }

    public String cameraPreferences() {
        return CameraFixture.preferences(database.settings());
    }

    public boolean isLightAndCallsOut() {
        SettingsRepository settings = new SettingsRepository(database.settings(), Runnable::run, Runnable::run);
        List<Object> read = new ArrayList<>();
        settings.appearance().observeForever(read::add);
        settings.callOuts().observeForever(read::add);
        Shadows.shadowOf(Looper.getMainLooper()).idle();
        return read.contains(Appearance.LIGHT) && read.contains(true);
    }

    public List<String> people() {
        List<String> names = new ArrayList<>();
        people(new InMemoryAuditLog()).list(all -> all.people().forEach(one -> names.add(one.name()
                + (one.role() == Role.SUPERVISOR ? ", supervisor" : ", dealer"))));
        return names;
    }

    private PeopleRepository people(AuditLog log) {
        return new TestPeople().repository(database, log, Runnable::run, new FakeClock());
    }

    public boolean opens(String name, String pin) {
        boolean[] open = {false};
        people(new InMemoryAuditLog()).verifyPin(name, pin, Role.DEALER, PinPurpose.SIGN_IN, "",
                result -> open[0] = result instanceof PinResult.Accepted);
        return open[0];
    }

    /** The house's table, with the meters that it was set up with. */
    public String house() {
        TableSetup setup = new TableSetupRepository(database.settings(), CATALOG, new InMemoryAuditLog(), new FakeClock()).house().orElseThrow();
        return setup(setup);
    }

    private static String setup(TableSetup setup) {
        return setup.game().id() + " at " + setup.name() + ", " + setup.seats() + " seats, chips " + setup.chips()
                + "\n  paytables " + setup.paytables().entrySet().stream().map(table -> table.getKey().id() + " "
                + table.getValue().id() + entered(table.getValue())).sorted().collect(Collectors.joining(", "))
                + "\n  house " + setup.house().smallestChip()
                + ", order " + setup.house().order().map(order -> order.stream().map(Wager::id)
                .collect(Collectors.joining(" "))).orElse("usual") + ", bad beat on fold " + setup.house().badBeatOnFold()
                + ", fixed pays from meter " + setup.house().fixedPaysFromMeter() + ", limits "
                + setup.house().limits().entrySet().stream().map(limit -> limit.getKey().id() + " "
                + limit.getValue().min().orElseThrow() + "-" + limit.getValue().max().orElseThrow())
                .sorted().collect(Collectors.joining(", "))
                + "\n  meters " + setup.meters().entrySet().stream().map(meter -> meter.getKey() + " "
                + meter.getValue().amount() + " seed " + meter.getValue().seed() + " reserve " + meter.getValue().reserve()
                + " rate " + setup.rates().get(meter.getKey()).meter() + " " + setup.rates().get(meter.getKey()).reserve())
                .collect(Collectors.joining(", ")) + "\n";
    }

    private static String entered(Paytable table) {
        return table.prices().stream().filter(Price::wasEntered).map(price -> " with " + price.row().id() + " "
                + price.odds().orElseThrow()).collect(Collectors.joining());
    }

    private TableState found(String table) {
        return saved.find(table).orElseThrow();
    }

    /** Logs a round that was confirmed before the tablet was switched off; the house has no such table any more. */
    public boolean logsWhatWasConfirmed(String table, AuditLog log) {
        TableSetupRepository tables = new TableSetupRepository(database.settings(), CATALOG, log, new FakeClock());
        TableStore store = new TableStore(tables, saved, log, Optional.empty(), CATALOG, reserve, new FakeClock());
        TableBlockedException noTable = assertThrows(TableBlockedException.class, () -> store.open(table));
        return noTable.getMessage().contains(table);
    }

    /** The tables 'Saved 01' and so on, as they were when the tablet was switched off. */
    public String describeAll() {
        StringBuilder text = new StringBuilder();
        for (int table = 1; table <= SAVED; table++) {
            text.append(describe(String.format(Locale.ROOT, "Saved %02d", table)));
        }
        return text.toString();
    }

    /** A table as it was when the tablet was switched off. */
    public String describe(String table) {
        TableState state = found(table);
        RoundInProgress round = state.round();
        StringBuilder text = new StringBuilder(setup(round.setup()));
        line(text, "round '" + round.audit().id() + "', " + phase(round.phase()) + ", line " + round.line() + ", focus "
                + focus(state.focus()));
        line(text, "dealt by " + round.audit().timeline().dealers() + ", begun " + time(round.audit().timeline().begun()) + ", settled "
                + time(round.audit().timeline().settled()) + ", ended " + time(round.audit().timeline().ended()) + (round.wagersReturned()
                ? ", given back: " + round.audit().ending().reason() : "") + ", confirmed by " + round.audit().approvals());
        line(text, "dealer " + cards(round, round.dealer().list()));
        round.seatsInPlay().forEach(seat -> line(text, seat(round, seat)));
        line(text, "last wagers " + state.lastWagers().lastRound().entrySet().stream().map(seat -> seat.getKey() + " "
                + wagers(seat.getValue())).collect(Collectors.joining("; ")));
        line(text, "meters now " + round.meters().entrySet().stream().map(meter -> meter.getKey() + " "
                + meter.getValue().amount() + " reserve " + meter.getValue().reserve()).collect(Collectors.joining(", ")));
        line(text, "comes to " + settled(state).map(SavedFixture::totals).orElse("nothing yet"));
        return text.toString();
    }

    /** The settlement that there is, or that the round has all for. */
    private static Optional<Settlement> settled(TableState state) {
        return state.round().settlement().isPresent() ? state.round().settlement()
                : state.canSettle() ? state.settle().round().settlement() : Optional.empty();
    }

    private static String totals(Settlement settlement) {
        return settlement.seats().stream().map(seat -> "seat " + seat.seat() + " returned " + seat.returned() + " net "
                + seat.net()).collect(Collectors.joining(", ")) + "; " + settlement.steps().size() + " steps";
    }

    private static String seat(RoundInProgress round, SeatInPlay seat) {
        return "seat " + seat.number() + (round.playerOf(seat.number()) == seat.number() ? "" : " (player of seat "
                + round.playerOf(seat.number()) + ")") + " " + (round.unseen().contains(seat.number()) ? "cards not shown"
                : cards(round, seat.cards().list())) + (seat.folded() ? " folded" : "") + seat.hands().stream()
                .map(hand -> " hand " + hand.cards().list() + " drawn " + cards(round, hand.drawn().list())
                        + (hand.folded() ? " folded" : "")).collect(Collectors.joining()) + "; " + wagers(seat.stakes());
    }

    private static String wagers(Map<Wager, Stake> stakes) {
        return stakes.entrySet().stream().map(stake -> stake.getKey().id() + " " + stake.getValue()).sorted()
                .collect(Collectors.joining(", "));
    }

    private static String cards(RoundInProgress round, List<Card> cards) {
        return cards.stream().map(card -> card + Optional.ofNullable(round.origins().get(card)).map(SavedFixture::known)
                .orElse("(NOT KNOWN)")).collect(Collectors.joining(" "));
    }

    private static String known(CardOrigin how) {
        return switch (how) {
            case CAMERA -> "(camera)";
            case CONFIRMED -> "(asked)";
            case UNSURE -> "(unsure)";
            case CORRECTED -> "(corrected)";
            case TYPED -> "(by hand)";
        };
    }

    private static String phase(RoundPhase phase) {
        return switch (phase) {
            case WAGERS -> "wagers";
            case CARDS -> "cards";
            case SETTLEMENT -> "settlement";
            case CONFIRMED -> "confirmed";
        };
    }

    private static String focus(TableFocus focus) {
        if (focus instanceof TableFocus.Spot spot) {
            return "on the " + spot.wager().id() + " of seat " + spot.seat();
        }
        if (focus instanceof TableFocus.CardAt card) {
            return "on card " + card.index() + " of hand " + card.hand() + " of seat " + card.seat();
        }
        return focus instanceof TableFocus.Decision decision ? "on the decision of seat " + decision.seat() : "on nothing";
    }

    private static String time(Optional<java.time.Instant> time) {
        return time.map(Object::toString).orElse("never");
    }

    private static void line(StringBuilder text, String line) {
        text.append("  ").append(line.strip()).append('\n');
    }

    @Override
    public void close() {
        database.close();
    }
}
