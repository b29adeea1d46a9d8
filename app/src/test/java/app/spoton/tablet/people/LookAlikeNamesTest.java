package app.spoton.tablet.people;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.tablet.people.pins.PinResult;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.people.staff.StaffEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
import org.junit.Test;

/** Nobody gets a name that can be taken for another person's: they could approve their own win, or deny in a dispute who dealt. */
public class LookAlikeNamesTest extends PeopleCase {
    /** Names of one alphabet that look like Latin ones. */
    private static final String CYRILLIC_COCO = "\u0421\u043e\u0441\u043e";
    private static final String GREEK_TOM = "\u03a4\u039f\u039c";

    @Before
    public void addTheFirst() {
        addFirst();
    }

    private void refusedFor(String existing, String name) {
        StaffChange change = change(name, Role.SUPERVISOR, "147036", "Sue");
        assertEquals(name, Optional.of(StaffRefusal.NAME_LOOKS_LIKE_ANOTHER), change.refusal());
        assertEquals(name, Optional.of(existing), change.lookAlike());
    }

    private void storeFromBefore(String name) {
        StaffEntity some = stored.find("Sue");
        stored.put(new StaffEntity(name, Role.SUPERVISOR.name(), some.salt, some.hash, some.rounds));
    }

    @Test
    public void aNameInLettersOfAnotherAlphabetThatLooksLikeAPersonsIsRefusedAndSaysWhose() {
        assertEquals(Optional.empty(), add("Coco", Role.DEALER, "2580"));
        assertEquals(Optional.empty(), add("Tom", Role.DEALER, "2580"));
        refusedFor("Coco", CYRILLIC_COCO);
        refusedFor("Coco", "\u0421\u041e\u0421\u041e");
        refusedFor("Tom", GREEK_TOM);
    }

    @Test
    public void aLatinNameThatLooksLikeAPersonsInAnotherAlphabetIsRefused() {
        assertEquals(Optional.empty(), add(CYRILLIC_COCO, Role.DEALER, "2580"));
        refusedFor(CYRILLIC_COCO, "Coco");
        refusedFor(CYRILLIC_COCO, "coco");
    }

    @Test
    public void namesWhoseSignsLookAlikeAreRefused() {
        assertEquals(Optional.empty(), add("Ilona O'Neil-Marn", Role.DEALER, "2580"));
        for (String like : List.of("llona O'Neil-Marn", "I1ona O'Neil-Marn", "Ilona 0'Neil-Marn", "Ilona O\u2019Neil-Marn",
                "Ilona O'Neil\u2010Marn", "Ilona O'Neil-Mam", "IL0NA O'NEIL-MARN", "Ilona O`Neil-Marn", "|lona O'Neil-Marn",
                "i\u0307lona O'Neil-Marn", "\uff29lona O\u02bcNeil-Marn")) {
            refusedFor("Ilona O'Neil-Marn", like);
        }
        assertEquals(Optional.empty(), add("Jos\u00e9 Wu", Role.DEALER, "2580"));
        refusedFor("Jos\u00e9 Wu", "Jos\u00e9\u0301 Wu");
        refusedFor("Jos\u00e9 Wu", "Jos\u00e9 Vvu");
    }

    @Test
    public void lettersOfAlphabetsThatNobodyMixesAreRefusedInOneName() {
        for (String mixed : List.of("\u0410nna", "Ann\u0430", "Da\u03bd", "S\u0430m", "\u0421oco", "J\u043eh\u043d")) {
            assertEquals(mixed, Optional.of(StaffRefusal.NAME_MIXES_ALPHABETS), add(mixed, Role.DEALER, "2580"));
        }
    }

    @Test
    public void namesThatDifferForEverybodysEyesAreAllowedInEveryAlphabet() {
        for (String name : List.of("Elia", "Ella", "Ali", "All", "Ann", "Anne", "Jose", "Jos\u00e9", "Sam", "Sam 2", "Mila", "Milla", "Bj\u00f6rk",
                "\u0410\u043d\u043d\u0430", "\u0410\u043b\u043b\u0430", "\u039d\u03af\u03ba\u03bf\u03c2", "\u5f20\u4f1f", "\u5f20\u4f1f Wei",
                "\u4f50\u85e4 \u3055\u304f\u3089", "\uae40\ubbfc\uc218 Kim", "\u05d3\u05e0\u05d4", "\u0906\u0930\u0924\u0940",
                "\u0645\u062d\u0645\u062f", "O'Neil-\u00c5gren, J. R.")) {
            assertEquals(name, Optional.empty(), add(name, Role.DEALER, "2580"));
        }
    }

    @Test
    public void aNameThatLooksLikeOneOfTheAppsOwnIsRefused() {
        for (String name : List.of("rec0very code", "recovery c\u03bfde", "dem0nstration", "demonstrat1on ", "\u24e1ecovery code")) {
            assertEquals(name, Optional.of(StaffRefusal.NAME_NOT_ALLOWED), add(name, Role.DEALER, "2580"));
        }
    }

    @Test
    public void whoIsStoredUnderALookAlikeNameAlreadyKeepsItAndGetsNewPins() {
        storeFromBefore("\u0410nn");
        storeFromBefore("Ann");
        List<StaffChange> changes = new ArrayList<>();
        people.add("\u0410nn", Role.DEALER, "2580", true, "Sue", "Table 1", changes::add);
        people.add("Ann", Role.DEALER, "1470", true, "Sue", "Table 1", changes::add);
        assertEquals(List.of(StaffChange.DONE, StaffChange.DONE), changes);
        assertEquals(3, list().people().size());
        assertTrue(verifyPin("\u0410nn", "2580", Role.DEALER) instanceof PinResult.Accepted);
    }

    @Test
    public void whoDealtUnderALookAlikeNameDoesNotApproveTheWin() {
        storeFromBefore("\u0421oco");
        List<PinResult> results = new ArrayList<>();
        people.verifyApproval("\u0421oco", "258014", List.of("Coco"), "Table 1", results::add);
        people.verifyApproval("\u0421oco", "258014", List.of("Cora"), "Table 1", results::add);
        assertEquals(new PinResult.OwnWin(), results.get(0));
        assertTrue(results.get(1) instanceof PinResult.Accepted);
    }

    @Test
    public void theRecoveryCodeGivesNobodyANameThatLooksLikeAnother() {
        add("Coco", Role.DEALER, "2580");
        String code = newCode();
        assertEquals(StaffChange.looksLike("Coco"), recovered(code, CYRILLIC_COCO));
        assertTrue("the code was not used up", recovered(code, "Ruth").recoveryCode().isPresent());
    }

    private String newCode() {
        List<StaffChange> changes = new ArrayList<>();
        people.makeRecoveryCode("Sue", "Table 1", changes::add);
        return changes.get(0).recoveryCode().orElseThrow();
    }

    private StaffChange recovered(String code, String name) {
        List<StaffChange> changes = new ArrayList<>();
        people.recover(code, name, "147036", false, changes::add);
        return changes.get(0);
    }
}
