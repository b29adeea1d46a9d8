package app.spoton.tablet.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.people.PeopleRepository;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.storage.QuickCheck;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Android deletes a database that it finds damaged; the staff's is kept, and the tablet is closed. */
@RunWith(AndroidJUnit4.class)
public class DamagedStaffFileTest {
    private final Context context = ApplicationProvider.getApplicationContext();
    private final File file = context.getDatabasePath(SpotOnDatabase.FILE);

    private void damage(long from, int bytes) throws IOException {
        SpotOnDatabase database = OpenDatabase.here(context);
        TestPeople.addQuickly(database, "Sue", "258014");
        for (int count = 0; count < 200; count++) {
            database.settings().put(new SettingEntity("setting " + count, "x".repeat(300)));
        }
        database.close();
        try (RandomAccessFile content = new RandomAccessFile(file, "rw")) {
            content.seek(from);
            content.write(new byte[bytes]);
        }
    }

    @Test
    public void aDamagedFirstPageClosesTheTabletAndNothingIsDeleted() throws IOException {
        damage(0, 4096);
        long length = file.length();
        SpotOnDatabase database = OpenDatabase.here(context);
        assertThrows(SQLiteException.class, () -> database.people().all());
        List<PeopleRepository.Staff> listed = new ArrayList<>();
        new TestPeople().repository(database, new InMemoryAuditLog(), Runnable::run, new FakeClock()).list(listed::add);
        assertTrue(listed.get(0).closed().orElseThrow().contains("damaged"));
        assertTrue(file.exists());
        assertEquals(length, file.length());
        database.close();
        String kept = SpotOnDatabase.setAside(context);
        assertFalse(file.exists());
        assertEquals(length, new File(file.getParentFile(), kept).length());
    }

    @Test
    public void aDamagedMiddlePageIsFoundByTheCheckAfterTheStart() throws IOException {
        damage(8 * 4096, 3 * 4096);
        SpotOnDatabase database = OpenDatabase.here(context);
        assertEquals(1, database.people().all().size());
        boolean found;
        try {
            found = QuickCheck.of(database.getOpenHelper().getReadableDatabase()).isPresent();
        } catch (SQLiteException damaged) {
            found = true;
        }
        assertTrue(found);
        database.close();
    }
}
