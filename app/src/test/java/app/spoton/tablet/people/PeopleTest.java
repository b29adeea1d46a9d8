package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.app.OpenDatabase;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Names and PINs, in a real database file. */
@RunWith(AndroidJUnit4.class)
public class PeopleTest {
    private final Context context = ApplicationProvider.getApplicationContext();
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final FakeClock watch = new FakeClock();
    private SpotOnDatabase database;
    private PeopleRepository people;

    @Before
    public void open() {
        database = OpenDatabase.here(context);
        people = new PeopleRepository(database.people(), log, Runnable::run, watch);
    }

    @After
    public void close() {
        database.close();
    }

    private Optional<PeopleRepository.Refusal> add(String name, Role role, String pin) {
        List<Optional<PeopleRepository.Refusal>> refusals = new ArrayList<>();
        people.add(name, role, pin, false, "Sue", "Table 1", refusals::add);
        return refusals.get(0);
    }

    private PinResult verifyPin(String name, String pin, Role needed) {
        List<PinResult> results = new ArrayList<>();
        people.verifyPin(name, pin, needed, "Table 1", results::add);
        return results.get(0);
    }

    @Test
    public void aDealerSignsInByNameAndPin() {
        assertEquals(Optional.empty(), add(" Ann ", Role.DEALER, "2580"));
        assertEquals(new PinResult.Accepted("Ann", Role.DEALER), verifyPin("Ann", "2580", Role.DEALER));
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Ann", "2581", Role.DEALER));
        assertEquals(new PinResult.NotAllowed(), verifyPin("Ann", "2580", Role.SUPERVISOR));
        assertEquals(new PinResult.NotAllowed(), verifyPin("Bob", "2580", Role.DEALER));
    }

    @Test
    public void thePinIsNowhereAndEqualPinsDoNotLookEqual() {
        add("Ann", Role.DEALER, "2580");
        add("Bob", Role.DEALER, "2580");
        StaffEntity ann = database.people().find("Ann");
        assertNotEquals(ann.hash, database.people().find("Bob").hash);
        assertTrue(ann.rounds >= 210_000);
        assertFalse((ann.salt + ann.hash).contains("2580"));
    }

    @Test
    public void wrongPinsSlowDownAndARestartDoesNotHelp() {
        add("Ann", Role.DEALER, "2580");
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Ann", "0000", Role.DEALER));
        assertEquals(new PinResult.Wrong(Duration.ZERO), verifyPin("Ann", "0001", Role.DEALER));
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(15)), verifyPin("Ann", "0002", Role.DEALER));
        close();
        open();
        assertEquals("not even the right one", new PinResult.Locked(Duration.ofSeconds(15)),
                verifyPin("Ann", "2580", Role.DEALER));
        watch.now = watch.now.plusSeconds(15);
        assertEquals(new PinResult.Wrong(Duration.ofSeconds(30)), verifyPin("Ann", "0003", Role.DEALER));
        watch.now = watch.now.plusSeconds(30);
        assertTrue(verifyPin("Ann", "2580", Role.DEALER) instanceof PinResult.Accepted);
        assertEquals("forgotten", new PinResult.Wrong(Duration.ZERO), verifyPin("Ann", "0000", Role.DEALER));
        assertEquals(5, log.events().stream().filter(one -> one.kind() == AuditEvent.Kind.WRONG_PIN).count());
    }

    @Test
    public void theWaitGrowsToAQuarterOfAnHourAndNoFurther() {
        assertEquals(Duration.ofMinutes(15), PeopleRepository.waitAfter(40));
        assertEquals(Duration.ofSeconds(60), PeopleRepository.waitAfter(5));
    }

    @Test
    public void aClockThatIsSetBackNeitherLiftsALockOutNorExtendsItForever() {
        add("Ann", Role.DEALER, "2580");
        for (String wrong : List.of("0000", "0001", "0002")) {
            verifyPin("Ann", wrong, Role.DEALER);
        }
        watch.now = watch.now.minusSeconds(24 * 60 * 60);
        assertEquals("still closed, for as long as three wrong ones cost", new PinResult.Locked(Duration.ofSeconds(15)),
                verifyPin("Ann", "2580", Role.DEALER));
        watch.now = watch.now.plusSeconds(14);
        assertEquals(new PinResult.Locked(Duration.ofSeconds(1)), verifyPin("Ann", "2580", Role.DEALER));
        watch.now = watch.now.plusSeconds(1);
        assertEquals("the fourth wrong one counts as the fourth", new PinResult.Wrong(Duration.ofSeconds(30)),
                verifyPin("Ann", "0003", Role.DEALER));
        watch.now = watch.now.plusSeconds(30);
        assertTrue(verifyPin("Ann", "2580", Role.DEALER) instanceof PinResult.Accepted);
    }

    @Test
    public void badNamesAndPinsAreRefusedWithTheReason() {
        assertEquals(Optional.of(PeopleRepository.Refusal.NAME_MISSING), add("  ", Role.DEALER, "2580"));
        assertEquals(Optional.of(PeopleRepository.Refusal.PIN_TOO_SHORT), add("Sue", Role.SUPERVISOR, "2580"));
        assertEquals(Optional.of(PeopleRepository.Refusal.PIN_TOO_LONG), add("Sue", Role.SUPERVISOR, "258014736"));
        assertEquals(Optional.of(PeopleRepository.Refusal.PIN_NOT_DIGITS), add("Sue", Role.DEALER, "25a0"));
        assertEquals(Optional.of(PeopleRepository.Refusal.PIN_TOO_SIMPLE), add("Sue", Role.DEALER, "1234"));
        assertEquals(Optional.of(PeopleRepository.Refusal.PIN_TOO_SIMPLE), add("Sue", Role.DEALER, "7777"));
        assertEquals(Optional.empty(), add("Sue", Role.SUPERVISOR, "258014"));
        assertEquals(Optional.of(PeopleRepository.Refusal.NAME_TAKEN), add("SUE", Role.DEALER, "2580"));
    }

    @Test
    public void theLastSupervisorStays() {
        add("Sue", Role.SUPERVISOR, "258014");
        List<Optional<PeopleRepository.Refusal>> refusals = new ArrayList<>();
        people.remove("Sue", "Sue", "Table 1", refusals::add);
        people.add("Sue", Role.DEALER, "2580", true, "Sue", "Table 1", refusals::add);
        assertEquals(List.of(Optional.of(PeopleRepository.Refusal.LAST_SUPERVISOR), Optional.of(PeopleRepository.Refusal.LAST_SUPERVISOR)),
                refusals);
        add("Sam", Role.SUPERVISOR, "147036");
        people.remove("Sue", "Sam", "Table 1", refusals::add);
        assertEquals(Optional.empty(), refusals.get(2));
        assertEquals("removed Sue", log.events().get(log.events().size() - 1).description());
    }
}
