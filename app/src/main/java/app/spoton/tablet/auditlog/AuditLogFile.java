package app.spoton.tablet.auditlog;

import android.content.Context;
import android.database.sqlite.SQLiteException;
import androidx.annotation.NonNull;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import net.zetetic.database.sqlcipher.SupportOpenHelperFactory;

/** Opens the log's file: encrypted where that can be had, and never thrown away, whatever it looks like. */
final class AuditLogFile {
    static final String NAME = "log.db";
    /** How the name of a file begins that could not be read. */
    static final String DAMAGED = "log-damaged-";
    private static final byte[] PLAIN = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    /** A log that is complete and is to take the place of this one. */
    private static final String RESTORED = "-restored";
    /** The database last: while it is there, its other parts may still have to be moved. */
    private static final String[] PARTS = {"-wal", "-shm", ".key", ""};

    private final Context context;
    private final File file;
    private final LogEncryption lock;
    private boolean encrypted;

    AuditLogFile(Context context, String name, LogEncryption lock) {
        this.context = context;
        this.file = context.getDatabasePath(name);
        this.lock = lock;
    }

    /**
     * The log as it is in the file.
     *
     * @throws SQLiteException if the file is not a log
     */
    AuditLogDatabase open() {
        finishRestoring();
        AuditLogDatabase database = Room.databaseBuilder(context, AuditLogDatabase.class, file.getPath())
                .openHelperFactory(factory())
                .setJournalMode(RoomDatabase.JournalMode.WRITE_AHEAD_LOGGING)
                .addCallback(new Making())
                .build();
        try {
            database.getOpenHelper().getWritableDatabase();
            database.log().head();
            return database;
        } catch (RuntimeException broken) {
            close(database);
            throw broken;
        }
    }

    private static void close(AuditLogDatabase database) {
        try {
            database.close();
        } catch (RuntimeException broken) {
            // It could not be opened; there is nothing to close.
        }
    }

    boolean isEncrypted() {
        return encrypted;
    }

    /** Moves a file that cannot be read out of the way, to be looked at later; its new name. */
    String setAside(long now) {
        String name = DAMAGED + now + ".db";
        move(file, new File(file.getParentFile(), name));
        return name;
    }

    private static void move(File from, File to) {
        for (String part : PARTS) {
            File old = new File(from.getPath() + part);
            if (old.exists() && !old.renameTo(new File(to.getPath() + part))) {
                throw new AuditLogException(AuditLogException.Kind.DAMAGED, "A file of the log cannot be moved. Nothing is deleted. Call the"
                        + " person who keeps the tablets.", null);
            }
        }
    }

    /** A file beside this one in which a log is made that is to take its place; what an interrupted try left is deleted. */
    AuditLogFile inTheMaking() {
        AuditLogFile made = new AuditLogFile(context, file.getName() + "-making", lock);
        for (String part : PARTS) {
            File left = new File(made.file.getPath() + part);
            if (left.exists() && !left.delete()) {
                throw new AuditLogException(AuditLogException.Kind.NOT_READABLE, "The file " + left.getName() + " is in the way.", null);
            }
        }
        return made;
    }

    /** Puts a complete, closed log in the place of this one, whose file is kept; its new name. */
    String replaceBy(AuditLogFile made) {
        move(made.file, restored());
        return finishRestoring();
    }

    private File restored() {
        return new File(file.getPath() + RESTORED);
    }

    /** Does what is left to do, wherever the tablet's power went. The name under which the log of before is kept. */
    private String finishRestoring() {
        if (!restored().exists()) {
            return "";
        }
        File before = new File(file.getParentFile(), "log-before-restore-" + restored().lastModified() + ".db");
        if (file.exists()) {
            move(file, before);
        }
        move(restored(), file);
        return before.getName();
    }

    private SupportSQLiteOpenHelper.Factory factory() {
        Optional<byte[]> key = isPlain() ? Optional.empty() : lock.keyFor(file);
        encrypted = key.isPresent();
        SupportSQLiteOpenHelper.Factory inner = key.isPresent() ? new SupportOpenHelperFactory(key.get(), null, true)
                : new FrameworkSQLiteOpenHelperFactory();
        return configuration -> inner.create(SupportSQLiteOpenHelper.Configuration.builder(configuration.context)
                .name(configuration.name).callback(new Keeping(configuration.callback)).build());
    }

    /** A log that was begun without encryption goes on without: it is not written anew behind a person's back. */
    private boolean isPlain() {
        if (!file.exists()) {
            return false;
        }
        byte[] start = new byte[PLAIN.length];
        try (InputStream in = new FileInputStream(file)) {
            return in.read(start) == PLAIN.length && Arrays.equals(start, PLAIN);
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** What the tables need besides themselves, and that a write is on the disk when it is done. */
    private static final class Making extends RoomDatabase.Callback {
        @Override
        public void onCreate(@NonNull SupportSQLiteDatabase database) {
            AuditLogSql.onCreate().forEach(database::execSQL);
        }

        @Override
        public void onOpen(@NonNull SupportSQLiteDatabase database) {
            database.query("PRAGMA synchronous=FULL").close();
        }
    }

    /** Android deletes a database that it finds damaged. This one is evidence. */
    private static final class Keeping extends SupportSQLiteOpenHelper.Callback {
        private final SupportSQLiteOpenHelper.Callback room;

        Keeping(SupportSQLiteOpenHelper.Callback room) {
            super(room.version);
            this.room = room;
        }

        @Override
        public void onCorruption(@NonNull SupportSQLiteDatabase database) {
            // The exception that comes with it is told; the file stays.
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
