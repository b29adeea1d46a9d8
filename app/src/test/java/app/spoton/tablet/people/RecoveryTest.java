package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.pins.FakePinAttemptDao;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.staff.FakeStaffDao;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.settings.FakeSettingDao;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The code that is shown once and makes a new supervisor when nobody can sign in. */
public class RecoveryTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final FakeStaffDao stored = new FakeStaffDao();
    private TestPeople staff;
    private PeopleRepository people;

    @Before
    public void open() {
        staff = new TestPeople(folder.getRoot());
        people = staff.repository(stored, new FakePinAttemptDao(), new FakeSettingDao(), log, Runnable::run, new FakeClock());
    }

    private String addFirst() {
        List<StaffChange> changes = new ArrayList<>();
        people.add("Sue", Role.SUPERVISOR, "258014", false, "", "Table 1", changes::add);
        return changes.get(0).recoveryCode().orElseThrow();
    }

    private StaffChange recover(String code, String name, String pin) {
        List<StaffChange> changes = new ArrayList<>();
        people.recover(code, name, pin, false, changes::add);
        return changes.get(0);
    }

    private Optional<String> closed() {
        List<PeopleRepository.Staff> listed = new ArrayList<>();
        people.list(listed::add);
        return listed.get(0).closed();
    }

    private boolean opensSetup(String name, String pin) {
        List<PinResult> results = new ArrayList<>();
        people.verifyPin(name, pin, Role.SUPERVISOR, PinPurpose.SETUP, "Table 1", results::add);
        return results.get(0) instanceof PinResult.Accepted;
    }

    private AuditEvent lastEvent() {
        return log.events().get(log.events().size() - 1);
    }

    @Test
    public void theRecoveryCodeMakesANewSupervisorAndIsUsedUp() {
        String code = addFirst();
        assertTrue(code, code.matches("([0-9A-Z]{5}-){3}[0-9A-Z]{5}"));
        stored.remove("Sue");
        assertTrue(closed().isPresent());
        assertEquals(Optional.of(StaffRefusal.WRONG_CODE), recover("00000-00000-00000-00000", "Sam", "147036").refusal());
        assertEquals(Optional.of(StaffRefusal.PIN_TOO_SHORT), recover(code, "Sam", "1470").refusal());
        String next = recover(code.toLowerCase(java.util.Locale.ROOT).replace("-", " "), "Sam", "147036").recoveryCode().orElseThrow();
        assertEquals(Optional.empty(), closed());
        assertTrue(lastEvent().description(), lastEvent().description().startsWith("the recovery code was used; added Sam"));
        assertTrue(opensSetup("Sam", "147036"));
        assertEquals(Optional.of(StaffRefusal.WRONG_CODE), recover(code, "Eve", "147036").refusal());
        assertNotEquals(code, next);
    }

    @Test
    public void wrongRecoveryCodesSlowDownAndALogThatCannotBeOpenedIsSetAsideOnlyIfAskedFor() {
        String code = addFirst();
        for (int attempt = 0; attempt < 3; attempt++) {
            recover("00000-00000-00000-0000" + attempt, "Eve", "147036");
        }
        assertEquals(Optional.of(StaffRefusal.WAIT), recover(code, "Sam", "147036").refusal());
        staff.boot.pass(Duration.ofSeconds(15));
        assertTrue(recover(code, "Sam", "147036").isDone());
        assertEquals("", staff.logSetAsideBy);
        assertEquals("wrong recovery code, 3 in a row", log.events().stream()
                .filter(event -> event.kind() == AuditEvent.Kind.WRONG_PIN).reduce((first, next) -> next).orElseThrow().description());
    }

    @Test
    public void aRecoveryCodeThatCannotBeStoredIsReportedAndNotShown() {
        addFirst();
        assertTrue(new File(folder.getRoot(), "recovery-code.part").mkdir());
        List<StaffChange> changes = new ArrayList<>();
        people.makeRecoveryCode("Sue", "Table 1", changes::add);
        assertEquals(Optional.empty(), changes.get(0).recoveryCode());
        assertTrue(changes.get(0).failure().orElseThrow().startsWith("The recovery code cannot be stored."));
        assertFalse(changes.get(0).isDone());
    }

    /** A file that was only deleted can be there again after a power cut. The link stands for what is left of it on the disk. */
    @Test
    public void aUsedCodeIsErasedOnTheDiskAndNotOnlyDeleted() throws IOException {
        String code = addFirst();
        Path kept = folder.getRoot().toPath().resolve("kept");
        Files.createLink(kept, folder.getRoot().toPath().resolve("recovery-code"));
        recover(code, "Sam", "147036");
        assertEquals(0, Files.size(kept));
    }

    @Test
    public void aDamagedCodeMatchesNothing() throws IOException {
        String code = addFirst();
        Files.write(new File(folder.getRoot(), "recovery-code").toPath(), "half".getBytes(StandardCharsets.UTF_8));
        assertEquals(Optional.of(StaffRefusal.WRONG_CODE), recover(code, "Sam", "147036").refusal());
        assertFalse(recover(code, "Sam", "147036").isDone());
    }

    @Test
    public void aLogThatCannotBeOpenedIsSetAsideIfAskedForAndARightCodeForgetsTheWrongOnes() {
        String code = addFirst();
        recover("00000-00000-00000-00000", "Eve", "147036");
        recover("00000-00000-00000-00001", "Eve", "147036");
        List<StaffChange> reported = new ArrayList<>();
        people.recover(code, "Sam", "147036", true, reported::add);
        assertEquals("recovery code", staff.logSetAsideBy);
        String next = reported.get(0).recoveryCode().orElseThrow();
        recover("00000-00000-00000-00002", "Eve", "147036");
        assertTrue("the third in all, the first since", recover(next, "Pat", "147036").isDone());
    }

    @Test
    public void aUsedCodeIsOfNoUseAnyMoreEvenIfNoNewOneCanBeStored() {
        String code = addFirst();
        assertTrue(new File(folder.getRoot(), "recovery-code.part").mkdir());
        StaffChange change = recover(code, "Sam", "147036");
        assertTrue(change.failure().orElseThrow().startsWith("The recovery code cannot be stored."));
        assertTrue(opensSetup("Sam", "147036"));
        assertEquals(Optional.of(StaffRefusal.WRONG_CODE), recover(code, "Eve", "147036").refusal());
    }

    @Test
    public void theCodeSaysWhoseNewPinItIsAndMakesNobodyTwice() {
        String code = addFirst();
        assertTrue(recover(code, "SUE", "147036").isDone());
        assertEquals("the recovery code was used; new PIN or role for Sue, supervisor", lastEvent().description());
        assertTrue(opensSetup("Sue", "147036"));
        assertEquals(1, stored.all().size());
    }
}
