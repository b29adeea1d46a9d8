package app.spoton.tablet.table.preferences;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.people.staff.Role;
import app.spoton.tablet.table.TestTable;
import app.spoton.tablet.table.round.settlement.Pace;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class DealerPreferencesTest {
    private static Optional<SignedInUser> dealer(String name) {
        return Optional.of(new SignedInUser(name, Role.DEALER, SignedInUser.DEMONSTRATION_TABLE, false));
    }

    @Test
    public void everyDealerFindsTheTableAtTheirOwnPaceAgain() {
        try (TestTable table = new TestTable(new InMemoryAuditLog())) {
            table.signIn.set(dealer("Ann"));
            assertEquals("by seat until somebody chooses", Pace.BY_SEAT, table.now().pace());
            table.model.prefer(new DealerPreferences(Pace.WHOLE_TABLE, true));
            table.signIn.set(dealer("Bob"));
            assertEquals(DealerPreferences.DEFAULT, table.model.state().getValue().preferences());
            assertEquals(Pace.BY_SEAT, table.now().pace());
            table.signIn.set(dealer("Ann"));
            assertEquals(new DealerPreferences(Pace.WHOLE_TABLE, true), table.model.state().getValue().preferences());
            assertEquals(Pace.WHOLE_TABLE, table.now().pace());
        }
    }

    @Test
    public void theProcedureIsShownInTrainingAndNotToDealersUntilSomebodyChooses() {
        try (TestTable table = new TestTable(new InMemoryAuditLog())) {
            Optional<SignedInUser> trainee =
                    Optional.of(new SignedInUser("trainee", Role.DEALER, SignedInUser.DEMONSTRATION_TABLE, true));
            table.signIn.set(dealer("Ann"));
            assertFalse(table.model.state().getValue().preferences().showProcedure());
            table.signIn.set(trainee);
            assertTrue(table.model.state().getValue().preferences().showProcedure());
            table.model.prefer(DealerPreferences.DEFAULT);
            table.signIn.set(dealer("Ann"));
            table.signIn.set(trainee);
            assertFalse("turned off", table.model.state().getValue().preferences().showProcedure());
        }
    }

    @Test
    public void whatCannotBeReadCountsAsNotChosen() {
        for (Pace pace : Pace.values()) {
            assertEquals(new DealerPreferences(pace, true), DealerPreferences.read(new DealerPreferences(pace, true).stored()));
            assertEquals(new DealerPreferences(pace, false), DealerPreferences.read(new DealerPreferences(pace, false).stored()));
        }
        assertEquals(DealerPreferences.DEFAULT, DealerPreferences.read(""));
        assertEquals(DealerPreferences.DEFAULT, DealerPreferences.read("AT_ONCE procedure"));
    }
}
