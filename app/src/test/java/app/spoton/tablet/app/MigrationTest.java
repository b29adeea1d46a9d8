package app.spoton.tablet.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import android.content.Context;
import androidx.room.testing.MigrationTestHelper;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import app.spoton.tablet.table.storage.SavedRoundEntity;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Database files of earlier versions. Room checks the schema of a file that it has migrated. */
@RunWith(AndroidJUnit4.class)
public class MigrationTest {
    @Rule
    public final MigrationTestHelper files =
            new MigrationTestHelper(InstrumentationRegistry.getInstrumentation(), SpotOnDatabase.class);
    private final Context context = ApplicationProvider.getApplicationContext();

    @Test
    public void aFileOfEveryEarlierVersionIsOpenedAndKeepsItsSettings() throws Exception {
        for (int version = 1; version < SpotOnDatabase.VERSION; version++) {
            try (SupportSQLiteDatabase old = files.createDatabase(SpotOnDatabase.FILE, version)) {
                old.execSQL("INSERT INTO setting VALUES ('appearance', 'LIGHT')");
            }
            SpotOnDatabase database = OpenDatabase.here(context);
            try {
                assertEquals("LIGHT", database.settings().get("appearance"));
                assertEquals(SpotOnDatabase.VERSION, database.getOpenHelper().getReadableDatabase().getVersion());
            } finally {
                database.close();
            }
        }
    }

    @Test
    public void aFileOfTheFirstVersionGetsRoomForRoundsAndPeople() throws Exception {
        files.createDatabase(SpotOnDatabase.FILE, 1).close();
        SpotOnDatabase database = OpenDatabase.here(context);
        try {
            assertNull(database.savedRounds().text("Table 1"));
            database.savedRounds().put(new SavedRoundEntity("Table 1", "a round"));
            assertEquals("a round", database.savedRounds().text("Table 1"));
            assertEquals(0, database.people().all().size());
        } finally {
            database.close();
        }
    }
}
