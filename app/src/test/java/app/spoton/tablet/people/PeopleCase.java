package app.spoton.tablet.people;

import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.pins.FakePinAttemptDao;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.staff.FakeStaffDao;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.settings.FakeSettingDao;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
import org.junit.Rule;
import org.junit.rules.TemporaryFolder;

/** Staff and PINs of a tablet, stored in memory. */
abstract class PeopleCase {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    final FakeStaffDao stored = new FakeStaffDao();
    final FakePinAttemptDao attempts = new FakePinAttemptDao();
    final FakeSettingDao settings = new FakeSettingDao();
    final InMemoryAuditLog log = new InMemoryAuditLog();
    final FakeClock watch = new FakeClock();
    TestPeople staff;
    PeopleRepository people;
    boolean keyFails;

    @Before
    public void open() {
        staff = new TestPeople(folder.getRoot());
        reopen();
    }

    void reopen() {
        people = staff.repository(stored, attempts, settings, log, Runnable::run, watch);
    }

    StaffChange change(String name, Role role, String pin, String by) {
        List<StaffChange> changes = new ArrayList<>();
        people.add(name, role, pin, false, by, "Table 1", changes::add);
        return changes.get(0);
    }

    String addFirst() {
        return change("Sue", Role.SUPERVISOR, "258014", "").recoveryCode().orElseThrow();
    }

    Optional<StaffRefusal> add(String name, Role role, String pin) {
        return change(name, role, pin, "Sue").refusal();
    }

    PinResult verifyPin(String name, String pin, Role needed) {
        return verifyPin(name, pin, needed, PinPurpose.SIGN_IN);
    }

    PinResult verifyPin(String name, String pin, Role needed, PinPurpose purpose) {
        List<PinResult> results = new ArrayList<>();
        people.verifyPin(name, pin, needed, purpose, "Table 1", results::add);
        return results.get(0);
    }

    PeopleRepository.Staff list() {
        List<PeopleRepository.Staff> listed = new ArrayList<>();
        people.list(listed::add);
        return listed.get(0);
    }

    AuditEvent lastEvent() {
        return log.events().get(log.events().size() - 1);
    }
}
