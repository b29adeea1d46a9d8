package app.spoton.tablet.app;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import app.spoton.tablet.people.pins.PinAttemptDao;
import app.spoton.tablet.people.pins.PinAttemptEntity;
import app.spoton.tablet.people.staff.StaffDao;
import app.spoton.tablet.people.staff.StaffEntity;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.storage.KeepingOpenHelperFactory;
import app.spoton.tablet.table.storage.SavedRoundDao;
import app.spoton.tablet.table.storage.SavedRoundEntity;
import java.io.File;
import java.util.concurrent.Executor;

/** Everything that the tablet stores except its log. Its schemas are in app/schemas, one file per released version. */
@Database(entities = {SettingEntity.class, SavedRoundEntity.class, StaffEntity.class, PinAttemptEntity.class}, version = SpotOnDatabase.VERSION)
public abstract class SpotOnDatabase extends RoomDatabase {
    static final int VERSION = 3;
    static final String FILE = "spoton.db";

    /** Rounds in progress, and people. */
    private static final Migration FROM_1_TO_2 = new Migration(1, 2) {
        @Override
        public void migrate(@NonNull SupportSQLiteDatabase database) {
            database.execSQL("CREATE TABLE IF NOT EXISTS `saved_round` (`at_table` TEXT NOT NULL, "
                    + "`text` TEXT NOT NULL, PRIMARY KEY(`at_table`))");
            database.execSQL("CREATE TABLE IF NOT EXISTS `person` (`name` TEXT NOT NULL, `role` TEXT NOT NULL, "
                    + "`salt` TEXT NOT NULL, `hash` TEXT NOT NULL, `rounds` INTEGER NOT NULL, "
                    + "`wrong` INTEGER NOT NULL, `closedUntil` INTEGER NOT NULL, PRIMARY KEY(`name`))");
        }
    };

    /** Wrong PINs for each purpose, apart from the people; lockouts that were in force stay in force for the sign-in. */
    private static final Migration FROM_2_TO_3 = new Migration(2, 3) {
        @Override
        public void migrate(@NonNull SupportSQLiteDatabase database) {
            database.execSQL("CREATE TABLE IF NOT EXISTS `pin_attempt` (`purpose` TEXT NOT NULL, `name` TEXT NOT NULL, "
                    + "`wrong` INTEGER NOT NULL, `closedUntil` INTEGER NOT NULL, `boot` INTEGER NOT NULL, "
                    + "PRIMARY KEY(`purpose`, `name`))");
            database.execSQL("INSERT INTO pin_attempt SELECT 'SIGN_IN', name, wrong, 0, -1 FROM person WHERE wrong > 0");
            database.execSQL("ALTER TABLE person RENAME TO person_2");
            database.execSQL("CREATE TABLE IF NOT EXISTS `person` (`name` TEXT NOT NULL, `role` TEXT NOT NULL, "
                    + "`salt` TEXT NOT NULL, `hash` TEXT NOT NULL, `rounds` INTEGER NOT NULL, PRIMARY KEY(`name`))");
            database.execSQL("INSERT INTO person SELECT name, role, salt, hash, rounds FROM person_2");
            database.execSQL("DROP TABLE person_2");
        }
    };

    static final Migration[] MIGRATIONS = {FROM_1_TO_2, FROM_2_TO_3};

    /** What was saved is on the disk, not in a buffer, when the power fails. */
    private static final Callback SYNC_EVERY_WRITE = new Callback() {
        @Override
        public void onOpen(@NonNull SupportSQLiteDatabase database) {
            database.query("PRAGMA synchronous = FULL").close();
        }
    };

    public abstract SettingDao settings();

    public abstract SavedRoundDao savedRounds();

    public abstract StaffDao people();

    public abstract PinAttemptDao pinAttempts();

    /** Closes a damaged file and keeps it under another name; returns the new name. */
    static String setAside(Context context) {
        File damaged = context.getDatabasePath(FILE);
        String name = "spoton-damaged-" + System.currentTimeMillis() + ".db";
        for (String part : new String[] {"-wal", "-shm", "-journal", ""}) {
            File file = new File(damaged.getPath() + part);
            if (file.exists() && !file.renameTo(new File(damaged.getParentFile(), name + part))) {
                throw new IllegalStateException("The damaged file cannot be renamed. Restart the tablet and try again.");
            }
        }
        return name;
    }

    public static SpotOnDatabase open(Context context, Executor disk) {
        return file(context, disk).build();
    }

    /** The settings it is opened with, to which tests add their own. */
    static RoomDatabase.Builder<SpotOnDatabase> file(Context context, Executor disk) {
        return file(context, disk, new FrameworkSQLiteOpenHelperFactory());
    }

    /** @param factory what opens the file; tests have one that fails */
    static RoomDatabase.Builder<SpotOnDatabase> file(Context context, Executor disk,
            SupportSQLiteOpenHelper.Factory factory) {
        return Room.databaseBuilder(context, SpotOnDatabase.class, FILE)
                .openHelperFactory(new KeepingOpenHelperFactory(factory))
                .setQueryExecutor(disk)
                .addMigrations(MIGRATIONS)
                .addCallback(SYNC_EVERY_WRITE);
    }
}
