package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

/** Who may add and remove staff, and what the log says of it. */
public class StaffChangesTest extends PeopleCase {
    @Test
    public void badNamesAndPinsAreRefusedWithTheReason() {
        assertEquals(Optional.of(StaffRefusal.NAME_MISSING), change("  ", Role.SUPERVISOR, "258014", "").refusal());
        assertEquals(Optional.of(StaffRefusal.PIN_TOO_SHORT), change("Sue", Role.SUPERVISOR, "2580", "").refusal());
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
        add("Ann", Role.DEALER, "2580");
        people.remove("Sue", "Sue", "Table 1", changes::add);
        assertEquals("a dealer is no supervisor", StaffChange.refused(StaffRefusal.LAST_SUPERVISOR), changes.get(2));
        people.remove("Ann", "Sue", "Table 1", changes::add);
        add("Sam", Role.SUPERVISOR, "147036");
        people.remove("Sue", "Sam", "Table 1", changes::add);
        assertEquals(StaffChange.DONE, changes.get(4));
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
