package app.spoton.tablet.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.table.storage.SavedRoundEntity;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Database files of earlier versions. Room checks the schema of a file that it has migrated. */
@RunWith(AndroidJUnit4.class)
public class MigrationTest {
    private final Context context = ApplicationProvider.getApplicationContext();

    @Test
    public void aFileOfEveryEarlierVersionIsOpenedAndKeepsItsSettings() throws Exception {
        for (int version = 1; version < SpotOnDatabase.VERSION; version++) {
            context.deleteDatabase(SpotOnDatabase.FILE);
            SchemaFile schema = new SchemaFile(SpotOnDatabase.class, version);
            try (SQLiteDatabase old = schema.create(context, SpotOnDatabase.FILE)) {
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
        new SchemaFile(SpotOnDatabase.class, 1).create(context, SpotOnDatabase.FILE).close();
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

    @Test
    public void peopleOfTheSecondVersionKeepTheirPinsAndTheirLockouts() throws Exception {
        try (SQLiteDatabase old = new SchemaFile(SpotOnDatabase.class, 2).create(context, SpotOnDatabase.FILE)) {
            old.execSQL("INSERT INTO person VALUES ('Ann', 'DEALER', 'salt', 'hash', 210000, 4, 99), ('Sue', 'SUPERVISOR', 's', 'h',"
                    + " 210000, 0, 0)");
        }
        SpotOnDatabase database = OpenDatabase.here(context);
        try {
            assertEquals("hash", database.people().find("Ann").hash);
            assertEquals(2, database.people().all().size());
            assertEquals(4, database.pinAttempts().find("SIGN_IN", "Ann").wrong);
            assertNull(database.pinAttempts().find("SIGN_IN", "Sue"));
        } finally {
            database.close();
        }
    }
}
