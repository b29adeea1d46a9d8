package app.spoton.tablet.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteFullException;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.auditlog.AuditLogException;
import java.io.File;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** Space is kept free for the round in play. */
@RunWith(AndroidJUnit4.class)
public class StorageReserveTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private int attempts;

    private File file() {
        return new File(folder.getRoot(), "reserve");
    }

    /** Works once the reserve is given back. */
    private int write(RuntimeException whileFull) {
        attempts++;
        if (file().exists()) {
            throw whileFull;
        }
        return attempts;
    }

    @Test
    public void aFullDiskGetsTheReserveBackAndTheWorkIsDoneAgain() {
        StorageReserve reserve = new StorageReserve(file());
        assertTrue(reserve.ensure());
        assertEquals(2 << 20, file().length());
        assertEquals(2, (int) reserve.use(() -> write(new SQLiteFullException())));
        assertFalse(file().exists());
        assertTrue("and is reserved again", reserve.ensure());
        assertEquals("also where the log says it", 4, (int) reserve.use(() -> write(new AuditLogException(
                AuditLogException.Kind.STORAGE_FULL, "full", new SQLiteFullException()))));
    }

    @Test
    public void anotherFaultLeavesTheReserveAlone() {
        StorageReserve reserve = new StorageReserve(file());
        reserve.ensure();
        assertThrows(SQLiteDiskIOException.class, () -> reserve.use(() -> write(new SQLiteDiskIOException())));
        assertTrue(file().exists());
    }

    @Test
    public void whereNothingCanBeReservedNoRoundMayBegin() {
        assertFalse(new StorageReserve(new File(folder.getRoot(), "no folder/reserve")).ensure());
        assertThrows(SQLiteFullException.class, () -> new StorageReserve(file()).use(() -> {
            throw new SQLiteFullException();
        }));
    }
}
