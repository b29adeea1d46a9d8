package app.spoton.tablet.storage;

import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import java.io.File;
import java.io.IOException;
import java.util.function.Consumer;

/** Opens databases that are never deleted: Android's default deletes a database that it finds damaged. */
public final class KeepingOpenHelperFactory implements SupportSQLiteOpenHelper.Factory {
    /** The database last: while it is there, its other parts may still have to be renamed. */
    private static final String[] PARTS = {"-wal", "-shm", "-journal", ""};

    private final SupportSQLiteOpenHelper.Factory inner;
    private final Consumer<SupportSQLiteDatabase> onDamage;

    /** For a database that stays where it is: SQLite also throws, and the app shows that. */
    public KeepingOpenHelperFactory(SupportSQLiteOpenHelper.Factory inner) {
        this(inner, damaged -> { });
    }

    private KeepingOpenHelperFactory(SupportSQLiteOpenHelper.Factory inner, Consumer<SupportSQLiteDatabase> onDamage) {
        this.inner = inner;
        this.onDamage = onDamage;
    }

    /** For a database without which nothing else stops: the damaged file gets another name, and a new one is begun. */
    public static KeepingOpenHelperFactory settingAside(SupportSQLiteOpenHelper.Factory inner) {
        return new KeepingOpenHelperFactory(inner, KeepingOpenHelperFactory::setAside);
    }

    private static void setAside(SupportSQLiteDatabase damaged) {
        String path = damaged.getPath();
        try {
            damaged.close();
        } catch (IOException | RuntimeException broken) {
            // A damaged database may not close; its file can be renamed all the same.
        }
        String kept = path == null ? "" : path.replaceFirst("(\\.db)?$", "-damaged-" + System.currentTimeMillis() + ".db");
        for (String part : PARTS) {
            File file = new File(path + part);
            if (file.exists() && !file.renameTo(new File(kept + part))) {
                return;   // the next use finds the damage again
            }
        }
    }

    @NonNull
    @Override
    public SupportSQLiteOpenHelper create(@NonNull SupportSQLiteOpenHelper.Configuration configuration) {
        return inner.create(SupportSQLiteOpenHelper.Configuration.builder(configuration.context)
                .name(configuration.name).callback(new KeepDamagedFile(configuration.callback, onDamage)).build());
    }

    private static final class KeepDamagedFile extends SupportSQLiteOpenHelper.Callback {
        private final SupportSQLiteOpenHelper.Callback room;
        private final Consumer<SupportSQLiteDatabase> onDamage;

        KeepDamagedFile(SupportSQLiteOpenHelper.Callback room, Consumer<SupportSQLiteDatabase> onDamage) {
            super(room.version);
            this.room = room;
            this.onDamage = onDamage;
        }

        @Override
        public void onCorruption(@NonNull SupportSQLiteDatabase database) {
            onDamage.accept(database);
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
