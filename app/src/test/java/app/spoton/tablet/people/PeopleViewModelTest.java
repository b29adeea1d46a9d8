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
    private SpotOnDatabase database;
    private PeopleViewModel model;

    @Before
    public void open() {
        database = Room.inMemoryDatabaseBuilder(ApplicationProvider.getApplicationContext(), SpotOnDatabase.class)
                .allowMainThreadQueries().build();
        InMemoryAuditLog log = new InMemoryAuditLog();
        FakeClock clock = new FakeClock();
        PeopleRepository people = new PeopleRepository(database.people(), log, disk::add, clock);
        people.add("Sue", Role.SUPERVISOR, "258014", false, "", "Table 4", refusal -> { });
        runDisk();
        model = new PeopleViewModel(people, signIn, () -> Optional.of("Table 4"), log, disk::add, Runnable::run, clock);
        runDisk();
    }

    @After
    public void close() {
        database.close();
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
        model.verifyPin("Sue", "258014", Role.SUPERVISOR, accepted -> opened.add(accepted.name()));
        model.clearPinResult();
        runDisk();
        assertEquals(List.of(), opened);
        assertEquals(Optional.empty(), now().pinResult());
        assertFalse(now().verifying());
    }
}
