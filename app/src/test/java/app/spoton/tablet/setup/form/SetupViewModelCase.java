package app.spoton.tablet.setup.form;

import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.documents.InMemoryDocuments;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.setup.PaytableFiguresCache;
import app.spoton.tablet.setup.PlacardFile;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.setup.draft.MeterDraft;
import app.spoton.tablet.setup.draft.SetupDrafts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.junit.Before;

/** A setup with its house in memory, open for the supervisor Sue. */
abstract class SetupViewModelCase {
    static final MeterDraft METER = new MeterDraft("812.50", "500.00", "", "20", "1");

    final Catalog catalog = Catalog.standard();
    final FakeSettingDao settings = new FakeSettingDao();
    final InMemoryAuditLog log = new InMemoryAuditLog();
    final FakeClock clock = new FakeClock();
    final SignIn signIn = new SignIn();
    final InMemoryDocuments documents = new InMemoryDocuments();
    final List<String> tablesWithRound = new ArrayList<>();
    final Deque<Runnable> counting = new ArrayDeque<>();
    final TableSetupRepository tables = new TableSetupRepository(settings, catalog, log, clock);
    final HousePolicyRepository policies = new HousePolicyRepository(settings, Runnable::run, Runnable::run);
    final TestPeople staff = new TestPeople();
    final SupervisorSessions sessions = staff.sessions();
    SetupViewModel model;

    @Before
    public void open() {
        model = model(Runnable::run);
        openFor("Sue");
    }

    void openFor(String supervisor) {
        staff.enterPin(sessions, PinPurpose.SETUP, supervisor);
        model.open(supervisor);
    }

    SetupViewModel model(Executor disk) {
        SetupStore store = new SetupStore(catalog, tables, policies, tablesWithRound::contains, log, clock);
        return new SetupViewModel(catalog, store, new PaytableFiguresCache(),
                new PlacardFile(Catalog.standard(), documents), signIn, sessions, disk, counting::add, Runnable::run);
    }

    SetupUiState now() {
        return Objects.requireNonNull(model.state().getValue());
    }

    /** The first table of the house, saved. */
    void setUp(String name) {
        model.edit(draft -> SetupDrafts.meter(SetupDrafts.rename(draft, name), "main", METER));
        model.save();
        assertTrue(now().check().problems().toString(), now().isSaved());
    }

    List<String> logged() {
        return log.events().stream().map(AuditEvent::description).collect(Collectors.toList());
    }
}
