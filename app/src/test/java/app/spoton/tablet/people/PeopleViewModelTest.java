package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.sessions.SignIn;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.people.staff.Role;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class PeopleViewModelTest {
    private final Queue<Runnable> disk = new ArrayDeque<>();
    private final SignIn signIn = new SignIn();
    private final TestPeople staff = new TestPeople();
    private final SupervisorSessions sessions = staff.sessions();
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private boolean isTableUnreadable;
    private SpotOnDatabase database;
    private PeopleViewModel model;

    @Before
    public void open() {
        database = Room.inMemoryDatabaseBuilder(ApplicationProvider.getApplicationContext(), SpotOnDatabase.class)
                .allowMainThreadQueries().build();
        FakeClock clock = new FakeClock();
        PeopleRepository people = staff.repository(database, log, disk::add, clock);
        people.add("Sue", Role.SUPERVISOR, "258014", false, "", "Table 4", refusal -> { });
        runDisk();
        model = new PeopleViewModel(people, signIn, this::tableName, sessions, log, disk::add, Runnable::run, clock);
        runDisk();
    }

    @After
    public void close() {
        database.close();
    }

    private Optional<String> tableName() {
        if (isTableUnreadable) {
            throw new IllegalStateException("The table's name cannot be read.");
        }
        return Optional.of("Table 4");
    }

    private void runDisk() {
        while (!disk.isEmpty()) {
            disk.remove().run();
        }
    }

    private PeopleUiState now() {
        return Objects.requireNonNull(model.state().getValue());
    }

    @Test
    public void aTabletThatCannotReadWhichTableItServesIsClosedUntilItCan() {
        isTableUnreadable = true;
        model.reload();
        runDisk();
        assertEquals(Optional.of("The table's name cannot be read."), now().access().closed());
        isTableUnreadable = false;
        model.reload();
        runDisk();
        assertEquals(Optional.empty(), now().access().closed());
        assertEquals(Optional.of("Table 4"), now().table());
    }

    @Test
    public void aRightPinSignsInToTheHousesTable() {
        model.signIn("Sue", "258014");
        assertTrue(now().verifying());
        runDisk();
        assertEquals(Optional.of(new SignedInUser("Sue", Role.SUPERVISOR, "Table 4", false)), now().signedIn());
        assertEquals(now().signedIn(), signIn.now().getValue());
    }

    @Test
    public void aWrongPinIsShownUntilItIsCleared() {
        model.signIn("Sue", "111222");
        runDisk();
        assertTrue(now().pinResult().orElseThrow() instanceof PinResult.Wrong);
        model.clearPinResult();
        assertEquals(Optional.empty(), now().pinResult());
    }

    @Test
    public void aPinThatIsVerifiedAfterTheScreenClosedOpensNothing() {
        List<String> opened = new ArrayList<>();
        model.verifyPin("Sue", "258014", Role.SUPERVISOR, PinPurpose.SETUP, accepted -> opened.add(accepted.name()));
        model.clearPinResult();
        runDisk();
        assertEquals(List.of(), opened);
        assertEquals(Optional.empty(), now().pinResult());
        assertFalse(now().verifying());
    }

    private void openSetup() {
        model.verifyPin("Sue", "258014", Role.SUPERVISOR, PinPurpose.SETUP, accepted -> { });
        runDisk();
    }

    @Test
    public void aPersonIsAddedInTheNameOfWhoeverOpenedTheSetupAndOnlyWhileItIsOpen() {
        model.add("Ann", Role.DEALER, "2580", false, () -> { });
        runDisk();
        assertEquals(Optional.of(StaffRefusal.NOT_ALLOWED), now().refusal());
        openSetup();
        model.add("Ann", Role.DEALER, "2580", false, () -> { });
        runDisk();
        assertEquals(2, now().people().size());
        assertEquals("Sue", log.events().get(log.events().size() - 1).by());
        staff.boot.pass(Duration.ofMinutes(2));
        model.remove("Ann");
        runDisk();
        assertEquals("two idle minutes", Optional.of(StaffRefusal.NOT_ALLOWED), now().refusal());
    }

    @Test
    public void leavingTheAppClosesWhatASupervisorOpenedAndAPinThatArrivesLateOpensNothing() {
        openSetup();
        assertEquals(Optional.of("Sue"), sessions.supervisor(PinPurpose.SETUP));
        sessions.openDialog();
        sessions.onLeave();
        assertEquals("a dialog of the app", Optional.of("Sue"), sessions.supervisor(PinPurpose.SETUP));
        sessions.onReturn();
        sessions.onLeave();
        assertEquals(Optional.empty(), sessions.supervisor(PinPurpose.SETUP));
        model.verifyPin("Sue", "258014", Role.SUPERVISOR, PinPurpose.SETUP, accepted -> { });
        model.onLeave();
        runDisk();
        assertEquals(Optional.empty(), sessions.supervisor(PinPurpose.SETUP));
    }

    /** The tap that approves would make them the round's dealer. */
    @Test
    public void whoeverTakesOverATableWithAWaitingWinDoesNotApproveItBeforeTheFirstTapEither() {
        List<String> approved = new ArrayList<>();
        model.approve("Sue", "258014", List.of("Ann"), accepted -> approved.add(accepted.name()));
        runDisk();
        assertEquals(List.of("Sue"), approved);
        model.signIn("Sue", "258014");
        runDisk();
        model.approve("Sue", "258014", List.of("Ann"), accepted -> approved.add(accepted.name()));
        runDisk();
        assertEquals(Optional.of(new PinResult.OwnWin()), now().pinResult());
        assertEquals(List.of("Sue"), approved);
    }

    @Test
    public void aTouchKeepsASessionOpen() {
        openSetup();
        for (int minute = 0; minute < 9; minute++) {
            staff.boot.pass(Duration.ofSeconds(119));
            sessions.touch();
        }
        assertEquals(Optional.of("Sue"), sessions.supervisor(PinPurpose.SETUP));
        staff.boot.pass(Duration.ofSeconds(120));
        sessions.touch();
        assertEquals("a touch after two minutes is too late", Optional.empty(), sessions.supervisor(PinPurpose.SETUP));
    }

    @Test
    public void aDealerIsSignedOutAfterTheTimeThatTheHouseSets() {
        model.signIn("Sue", "258014");
        runDisk();
        sessions.touch();
        staff.boot.pass(Duration.ofMinutes(29));
        model.signOutIdle(Duration.ofMinutes(30));
        assertTrue(now().signedIn().isPresent());
        staff.boot.pass(Duration.ofMinutes(1));
        model.signOutIdle(Duration.ZERO);
        assertTrue("zero is never", now().signedIn().isPresent());
        model.signOutIdle(Duration.ofMinutes(30));
        runDisk();
        assertEquals(Optional.empty(), now().signedIn());
        assertEquals("signed out after 30 minutes without a touch", log.events().get(log.events().size() - 1).description());
    }

    @Test
    public void aTabletWhoseStaffIsMissingOpensNotEvenTheDemonstration() {
        staff.hadStaff = true;
        database.people().remove("Sue");
        model.reload();
        runDisk();
        assertTrue(now().access().closed().isPresent());
        assertFalse(now().hasNoStaff());
        model.playDemonstration();
        assertEquals(Optional.empty(), now().signedIn());
        model.verifyPin("Sue", "258014", Role.SUPERVISOR, PinPurpose.HISTORY, accepted -> { });
        assertFalse(now().verifying());
    }
}
