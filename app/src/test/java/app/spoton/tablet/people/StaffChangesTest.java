package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffEntity;
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

    /** Whoever deals as one and approves as the other would approve their own win. */
    @Test
    public void twoNamesThatLookTheSameAreOnePerson() {
        addFirst();
        assertEquals(Optional.empty(), add("Jos\u00e9  Mari\u00f1o", Role.DEALER, "2580"));
        for (String same : List.of("Jose\u0301 Marin\u0303o", " jos\u00e9 MARI\u00d1O ", "Jos\u00e9\u00a0Mari\u00f1o", "\uff2aos\u00e9 Mari\u00f1o",
                "Jos\u00e9\u200b Mari\u00f1o", "\u202eJos\u00e9 Mari\u00f1o", "Jos\u00e9 Mari\u00f1o\u3164")) {
            assertEquals(same, Optional.of(StaffRefusal.NAME_TAKEN), add(same, Role.SUPERVISOR, "147036"));
            List<StaffChange> changes = new ArrayList<>();
            people.add(same, Role.SUPERVISOR, "147036", true, "Sue", "Table 1", changes::add);
            assertEquals(StaffChange.DONE, changes.get(0));
            assertEquals(2, list().people().size());
            assertEquals("new PIN or role for Jos\u00e9 Mari\u00f1o, supervisor", lastEvent().description());
        }
    }

    @Test
    public void aNameWithHiddenCharactersOrOfTheAppsOwnIsRefused() {
        addFirst();
        for (String name : List.of("recovery code", "Recovery  Code", "demonstration", "A\u200bnn", "A\u202enn", "\u2066Ann\u2069", "A\u0000nn",
                "\u3164", "Ann\ufe0f", "A\u00adnn", "Ann\ud800")) {
            assertEquals(name, Optional.of(StaffRefusal.NAME_NOT_ALLOWED), add(name, Role.DEALER, "2580"));
        }
        assertEquals(Optional.of(StaffRefusal.NAME_MISSING), add("\u00a0\u2003\n", Role.DEALER, "2580"));
        for (String name : List.of("\u5f20\u4f1f", "O'Neil-\u00c5gren, J. R.", "\u0906\u0930\u0924\u0940", "\u05d3\u05e0\u05d4")) {
            assertEquals(name, Optional.empty(), add(name, Role.DEALER, "2580"));
        }
    }

    /** From before names were compared in this way. */
    @Test
    public void aPersonWhoseNameHasHiddenCharactersAlreadyCanGetAnotherPin() {
        addFirst();
        StaffEntity some = stored.find("Sue");
        stored.put(new StaffEntity("A\u200bnn", Role.DEALER.name(), some.salt, some.hash, some.rounds));
        List<StaffChange> changes = new ArrayList<>();
        people.add("Ann", Role.DEALER, "2580", true, "Sue", "Table 1", changes::add);
        assertEquals(List.of(StaffChange.DONE), changes);
        assertEquals(2, list().people().size());
    }
}
