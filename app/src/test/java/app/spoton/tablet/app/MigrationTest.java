package app.spoton.tablet.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.table.SavedRoundEntity;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Database files of earlier versions, as app/schemas has them. */
@RunWith(AndroidJUnit4.class)
public class MigrationTest {
    private final Context context = ApplicationProvider.getApplicationContext();

    @Test
    public void aFileOfTheFirstVersionIsOpenedAndKeepsItsSettings() {
        context.getDatabasePath("spoton.db").getParentFile().mkdirs();
        try (SQLiteDatabase first = SQLiteDatabase.openOrCreateDatabase(context.getDatabasePath("spoton.db"), null)) {
            first.execSQL("CREATE TABLE IF NOT EXISTS `setting` (`name` TEXT NOT NULL, `value` TEXT NOT NULL, "
                    + "PRIMARY KEY(`name`))");
            first.execSQL("CREATE TABLE IF NOT EXISTS room_master_table (id INTEGER PRIMARY KEY,identity_hash TEXT)");
            first.execSQL("INSERT OR REPLACE INTO room_master_table (id,identity_hash) VALUES(42, "
                    + "'42ac7833ef5645247cde18eb3f414e46')");
            first.execSQL("INSERT INTO setting VALUES ('appearance', 'LIGHT')");
            first.setVersion(1);
        }
        SpotOnDatabase database = OpenDatabase.here(context);
        try {
            assertEquals("LIGHT", database.settings().get("appearance"));
            assertNull(database.savedRounds().text("Table 1"));
            database.savedRounds().put(new SavedRoundEntity("Table 1", "a round"));
            assertEquals("a round", database.savedRounds().text("Table 1"));
            assertEquals(0, database.people().all().size());
        } finally {
            database.close();
        }
    }
}
