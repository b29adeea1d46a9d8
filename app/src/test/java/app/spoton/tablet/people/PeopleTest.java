package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.settings.HousePolicyRepository;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Names and PINs. */
public class PeopleTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final FakeStaffDao stored = new FakeStaffDao();
    private final FakePinAttemptDao attempts = new FakePinAttemptDao();
    private final FakeSettingDao settings = new FakeSettingDao();
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final FakeClock watch = new FakeClock();
    private TestPeople staff;
    private PeopleRepository people;
    private boolean keyFails;

    @Before
    public void open() {
        staff = new TestPeople(folder.getRoot());
        reopen();
    }

    private void reopen() {
        people = staff.repository(stored, attempts, settings, log, Runnable::run, watch);
    }

    private StaffChange change(String name, Role role, String pin, String by) {
        List<StaffChange> changes = new ArrayList<>();
        people.add(name, role, pin, false, by, "Table 1", changes::add);
        return changes.get(0);
    }

    private String addFirst() {
        return change("Sue", Role.SUPERVISOR, "258014", "").recoveryCode().orElseThrow();
    }

    private Optional<StaffRefusal> add(String name, Role role, String pin) {
        return change(name, role, pin, "Sue").refusal();
    }

    private PinResult verifyPin(String name, String pin, Role needed) {
        return verifyPin(name, pin, needed, PinPurpose.SIGN_IN);
    }

    private PinResult verifyPin(String name, String pin, Role needed, PinPurpose purpose) {
        List<PinResult> results = new ArrayList<>();
        people.verifyPin(name, pin, needed, purpose, "Table 1", results::add);
        return results.get(0);
    }

    private PeopleRepository.Staff list() {
        List<PeopleRepository.Staff> listed = new ArrayList<>();
        people.list(listed::add);
        return listed.get(0);
    }

    private AuditEvent lastEvent() {
        return log.events().get(log.events().size() - 1);
    }

    @Test
    public void aDealerSignsInByNameAndPinAndTheLogSaysSo() {
        addFirst();
        assertEquals(Optional.empty(), add(" Ann ", Role.DEALER, "2580"));
        assertEquals(new PinResult.Accepted("Ann", Role.DEALER), verifyPin("Ann", "2580", Role.DEALER));
        assertEquals("signed in to deal", lastEvent().description());
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Ann", "2581", Role.DEALER));
        assertEquals(new PinResult.NotAllowed(), verifyPin("Ann", "2580", Role.SUPERVISOR));
        assertEquals(new PinResult.NotAllowed(), verifyPin("Bob", "2580", Role.DEALER));
    }

    @Test
    public void thePinIsNowhereAndEqualPinsDoNotLookEqual() {
        addFirst();
        add("Ann", Role.DEALER, "2580");
        add("Bob", Role.DEALER, "2580");
        StaffEntity ann = stored.find("Ann");
        assertNotEquals(ann.hash, stored.find("Bob").hash);
        assertTrue(new PinHasher(Optional.empty()).staff("Ann", Role.DEALER, "2580").rounds >= 210_000);
        assertFalse((ann.salt + ann.hash).contains("2580"));
    }

    private byte[] mac(byte[] data) throws GeneralSecurityException {
        if (keyFails) {
            throw new GeneralSecurityException("busy");
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(new byte[] {1, 2, 3}, "HmacSHA256"));
        return mac.doFinal(data);
    }

    @Test
    public void aPinIsHashedWithTheTabletsKeyAndAnOlderHashIsReplacedAtTheNextSignIn() {
        addFirst();
        assertFalse(stored.find("Sue").hash.startsWith("hmac1:"));
        staff.key = Optional.of(this::mac);
        reopen();
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "111222", Role.DEALER));
        assertFalse(stored.find("Sue").hash.startsWith("hmac1:"));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        assertTrue(stored.find("Sue").hash.startsWith("hmac1:"));
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "258015", Role.DEALER));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        staff.key = Optional.empty();
        reopen();
        assertTrue("the file alone is worth nothing", verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Failed);
    }

    @Test
    public void aKeyStoreThatFailsIsSaidAndCountsAsNoWrongPin() {
        staff.key = Optional.of(this::mac);
        reopen();
        addFirst();
        keyFails = true;
        for (int attempt = 0; attempt < 5; attempt++) {
            PinResult.Failed failed = (PinResult.Failed) verifyPin("Sue", "258014", Role.DEALER);
            assertTrue(failed.message(), failed.message().contains("key store"));
        }
        keyFails = false;
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
    }

    @Test
    public void wrongPinsSlowDownAndARestartOfTheAppDoesNotHelp() {
        addFirst();
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000001", Role.DEALER));
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000002", Role.DEALER));
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(15)), verifyPin("Sue", "000003", Role.DEALER));
        reopen();
        assertEquals("not even the right one", new PinResult.Locked(Duration.ofSeconds(15)),
                verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(15));
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(30)), verifyPin("Sue", "000004", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(30));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        assertEquals("forgotten", new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000001", Role.DEALER));
        assertEquals(5, log.events().stream().filter(one -> one.kind() == AuditEvent.Kind.WRONG_PIN).count());
    }

    @Test
    public void settingTheClockOpensNothingAndSwitchingTheTabletOffBeginsTheWaitAgain() {
        addFirst();
        for (String wrong : List.of("000001", "000002", "000003")) {
            verifyPin("Sue", wrong, Role.DEALER);
        }
        watch.now = watch.now.plusSeconds(24 * 60 * 60);
        assertEquals(new PinResult.Locked(Duration.ofSeconds(15)), verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(14));
        assertEquals(new PinResult.Locked(Duration.ofSeconds(1)), verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.switchOffAndOn();
        assertEquals(new PinResult.Locked(Duration.ofSeconds(15)), verifyPin("Sue", "258014", Role.DEALER));
        staff.boot.pass(Duration.ofSeconds(15));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
    }

    @Test
    public void theWaitGrowsToAQuarterOfAnHourAndNoFurther() {
        assertEquals(Duration.ofMinutes(15), PinLockout.waitAfter(40));
        assertEquals(Duration.ofSeconds(60), PinLockout.waitAfter(5));
    }

    @Test
    public void whoeverEntersWrongPinsAtTheSignInDoesNotLockTheSupervisorOutOfAWin() {
        addFirst();
        for (int attempt = 0; attempt < 9; attempt++) {
            verifyPin("Sue", "000001", Role.DEALER);
        }
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Locked);
        assertTrue(verifyPin("Sue", "258014", Role.SUPERVISOR, PinPurpose.APPROVAL) instanceof PinResult.Accepted);
        assertTrue("which opens the sign-in for nobody", verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Locked);
    }

    @Test
    public void whoeverDealsDoesNotApproveTheirOwnWinUnlessTheHouseAllowsIt() {
        addFirst();
        List<PinResult> results = new ArrayList<>();
        people.verifyApproval("Sue", "258014", List.of("Ann", "Sue"), "Table 1", results::add);
        people.verifyApproval("Sue", "258014", List.of("Ann"), "Table 1", results::add);
        new HousePolicyRepository(settings, Runnable::run).put(HousePolicy.DEFAULT.withDealerMayApproveOwnWin(true));
        people.verifyApproval("Sue", "258014", List.of("Ann", "Sue"), "Table 1", results::add);
        PinResult accepted = new PinResult.Accepted("Sue", Role.SUPERVISOR);
        assertEquals(List.of(new PinResult.OwnWin(), accepted, accepted), results);
    }

    @Test
    public void whoApprovesTheirOwnWinIsNotKnownWhileTheHousesPolicyCannotBeReadAndNothingIsApproved() {
        addFirst();
        settings.isUnreadable = true;
        List<PinResult> results = new ArrayList<>();
        people.verifyApproval("Sue", "258014", List.of("Sue"), "Table 1", results::add);
        assertEquals(List.of(new PinResult.Failed("The settings cannot be read.")), results);
    }

    @Test
    public void aDiskThatIsFullMakesGuessingNoQuicker() {
        addFirst();
        attempts.isFull = true;
        for (String wrong : List.of("000001", "000002", "000003")) {
            assertEquals(new PinResult.Failed("full"), verifyPin("Sue", wrong, Role.DEALER));
        }
        assertEquals(new PinResult.Locked(Duration.ofSeconds(15)), verifyPin("Sue", "258014", Role.DEALER));
        attempts.isFull = false;
        staff.boot.pass(Duration.ofSeconds(15));
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(30)), verifyPin("Sue", "000004", Role.DEALER));
        assertEquals(4, attempts.find(PinPurpose.SIGN_IN.name(), "Sue").wrong);
        staff.boot.pass(Duration.ofSeconds(30));
        assertTrue(verifyPin("Sue", "258014", Role.DEALER) instanceof PinResult.Accepted);
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Sue", "000001", Role.DEALER));
    }

    @Test
    public void badNamesAndPinsAreRefusedWithTheReason() {
        assertEquals(Optional.of(StaffRefusal.NAME_MISSING), change("  ", Role.SUPERVISOR, "258014", "").refusal());
        addFirst();
        assertEquals(Optional.of(StaffRefusal.NAME_MISSING), add("  ", Role.DEALER, "2580"));
        assertEquals(Optional.of(StaffRefusal.PIN_TOO_SHORT), add("Sam", Role.SUPERVISOR, "2580"));
        assertEquals(Optional.of(StaffRefusal.PIN_TOO_LONG), add("Sam", Role.SUPERVISOR, "258014736"));
        assertEquals(Optional.of(StaffRefusal.PIN_NOT_DIGITS), add("Sam", Role.DEALER, "25a0"));
        assertEquals(Optional.of(StaffRefusal.PIN_TOO_SIMPLE), add("Sam", Role.DEALER, "1234"));
        assertEquals(Optional.of(StaffRefusal.PIN_TOO_SIMPLE), add("Sam", Role.DEALER, "7777"));
        assertEquals(Optional.of(StaffRefusal.NAME_TOO_LONG), add("Sam".repeat(11), Role.DEALER, "2580"));
        assertEquals(Optional.of(StaffRefusal.NAME_TAKEN), add("SUE", Role.DEALER, "2580"));
    }

    @Test
    public void onlyASupervisorChangesTheStaffAndTheFirstMustBeOne() {
        assertEquals(Optional.of(StaffRefusal.NOT_ALLOWED), change("Ann", Role.DEALER, "2580", "").refusal());
        addFirst();
        add("Ann", Role.DEALER, "2580");
        for (String nobody : List.of("", "Ann", "Eve")) {
            assertEquals(Optional.of(StaffRefusal.NOT_ALLOWED), change("Bob", Role.DEALER, "2580", nobody).refusal());
            List<StaffChange> changes = new ArrayList<>();
            people.remove("Ann", nobody, "Table 1", changes::add);
            people.makeRecoveryCode(nobody, "Table 1", changes::add);
            assertEquals(Optional.of(StaffRefusal.NOT_ALLOWED), changes.get(0).refusal());
            assertEquals(Optional.of(StaffRefusal.NOT_ALLOWED), changes.get(1).refusal());
        }
        assertEquals(2, list().people().size());
    }

    @Test
    public void theLastSupervisorStays() {
        addFirst();
        List<StaffChange> changes = new ArrayList<>();
        people.remove("Sue", "Sue", "Table 1", changes::add);
        people.add("Sue", Role.DEALER, "2580", true, "Sue", "Table 1", changes::add);
        assertEquals(List.of(StaffChange.refused(StaffRefusal.LAST_SUPERVISOR),
                StaffChange.refused(StaffRefusal.LAST_SUPERVISOR)), changes);
        add("Sam", Role.SUPERVISOR, "147036");
        people.remove("Sue", "Sam", "Table 1", changes::add);
        assertEquals(StaffChange.DONE, changes.get(2));
        assertEquals("removed Sue", lastEvent().description());
        assertEquals(List.of(new StaffMember("Sam", Role.SUPERVISOR)), list().people());
    }

    @Test
    public void aTabletThatNeverHadStaffIsOpenAndOneWhoseStaffIsMissingIsClosed() {
        assertEquals(Optional.empty(), list().closed());
        staff.hadStaff = true;
        assertTrue(list().closed().isPresent());
        assertEquals("nobody makes the first supervisor again", Optional.of(StaffRefusal.NOT_ALLOWED),
                change("Eve", Role.SUPERVISOR, "258014", "").refusal());
    }

    @Test
    public void staffThatCannotBeReadClosesTheTablet() {
        addFirst();
        stored.failure = Optional.of(new IllegalStateException("The disk is gone."));
        assertEquals(Optional.of("The disk is gone."), list().closed());
        assertTrue(list().hasRecoveryCode());
    }

    @Test
    public void everyChangeOfTheStaffIsAnEntryWithTheNameOfWhoMadeIt() {
        addFirst();
        assertEquals("added Sue, supervisor", lastEvent().description());
        assertEquals("the first is added by nobody else", "Sue", lastEvent().by());
        add("Ann", Role.DEALER, "2580");
        assertEquals("added Ann, dealer", lastEvent().description());
        assertEquals("Sue", lastEvent().by());
        people.add("Ann", Role.DEALER, "1470", true, "Sue", "Table 1", change -> { });
        assertEquals("new PIN or role for Ann, dealer", lastEvent().description());
        List<StaffChange> changes = new ArrayList<>();
        people.makeRecoveryCode("Sue", "Table 1", changes::add);
        assertTrue(changes.get(0).recoveryCode().isPresent());
        assertEquals("new recovery code", lastEvent().description());
    }

    @Test
    public void namesOf30LettersAndPinsOf8DigitsAreAllowed() {
        addFirst();
        assertEquals(Optional.empty(), add("Sam".repeat(10), Role.DEALER, "25801470"));
        assertEquals(Optional.of(StaffRefusal.PIN_TOO_SIMPLE), add("Sam", Role.DEALER, "9876"));
        assertEquals(Optional.of(StaffRefusal.PIN_NOT_DIGITS), add("Sam", Role.DEALER, "258:"));
        assertEquals(Optional.empty(), add("Bob", Role.DEALER, "1230"));
    }
}
