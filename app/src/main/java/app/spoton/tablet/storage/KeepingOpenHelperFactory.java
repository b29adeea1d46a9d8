package app.spoton.tablet.storage;

import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;

/** Opens databases that are never deleted: Android's default deletes a database that it finds damaged. */
public final class KeepingOpenHelperFactory implements SupportSQLiteOpenHelper.Factory {
    private final SupportSQLiteOpenHelper.Factory inner;

    public KeepingOpenHelperFactory(SupportSQLiteOpenHelper.Factory inner) {
        this.inner = inner;
    }

    @NonNull
    @Override
    public SupportSQLiteOpenHelper create(@NonNull SupportSQLiteOpenHelper.Configuration configuration) {
        return inner.create(SupportSQLiteOpenHelper.Configuration.builder(configuration.context)
                .name(configuration.name).callback(new KeepDamagedFile(configuration.callback)).build());
    }

    private static final class KeepDamagedFile extends SupportSQLiteOpenHelper.Callback {
        private final SupportSQLiteOpenHelper.Callback room;

        KeepDamagedFile(SupportSQLiteOpenHelper.Callback room) {
            super(room.version);
            this.room = room;
        }

        @Override
        public void onCorruption(@NonNull SupportSQLiteDatabase database) {
            // SQLite also throws, and the app shows that; the file stays.
        }

        @Override
        public void onConfigure(@NonNull SupportSQLiteDatabase database) {
            room.onConfigure(database);
        }

        @Override
        public void onCreate(@NonNull SupportSQLiteDatabase database) {
            room.onCreate(database);
        }

        @Override
        public void onUpgrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
            room.onUpgrade(database, from, to);
        }

        @Override
        public void onDowngrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
            room.onDowngrade(database, from, to);
        }

        @Override
        public void onOpen(@NonNull SupportSQLiteDatabase database) {
            room.onOpen(database);
        }
    }
}
