package app.spoton.tablet.data;

import android.content.Context;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntry;
import java.util.concurrent.Executor;

/** All that the tablet remembers. Its schemas are in app/schemas, one file per released version. */
@Database(entities = SettingEntry.class, version = 1)
public abstract class SpotOnDatabase extends RoomDatabase {
    private static final String FILE = "spoton.db";

    public abstract SettingDao settings();

    public static SpotOnDatabase open(Context context, Executor disk) {
        return Room.databaseBuilder(context, SpotOnDatabase.class, FILE)
                .setQueryExecutor(disk)
                .build();
    }
}
