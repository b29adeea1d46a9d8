package app.spoton.tablet.auditlog.storage;

import android.content.Context;
import android.database.sqlite.SQLiteException;
import androidx.annotation.NonNull;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.encryption.LogEncryption;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import net.zetetic.database.sqlcipher.SupportOpenHelperFactory;

/** The log's file. It is encrypted where the device can do it, and never deleted, even if it cannot be read. */
final class AuditLogFile {
    static final String NAME = "log.db";
    /** The log of the demonstration table, the only one that can be erased. */
    static final String DEMONSTRATION = "demonstration.db";
    /** The start of the name of a file that could not be read. */
    static final String DAMAGED = "log-damaged-";
    private static final byte[] PLAIN = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    /** The ending of a complete log that is about to replace this one. */
    private static final String RESTORED = "-restored";
    /** The database last: while it is there, its other parts may still have to be moved. */
    private static final String[] PARTS = {"-wal", "-shm", ".key", ""};

    private final Context context;
    private final File file;
    private final LogEncryption encryption;
    private boolean encrypted;

    AuditLogFile(Context context, String name, LogEncryption encryption) {
        this.context = context;
        this.file = context.getDatabasePath(name);
        this.encryption = encryption;
    }

    /**
     * Opens the log.
     *
     * @throws SQLiteException if the file is not a log
     */
    AuditLogDatabase open() {
        finishRestore();
        AuditLogDatabase database = Room.databaseBuilder(context, AuditLogDatabase.class, file.getPath())
                .openHelperFactory(factory())
                .setJournalMode(RoomDatabase.JournalMode.WRITE_AHEAD_LOGGING)
                .addCallback(new SetUp())
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

    /** Renames a file that cannot be read, so that it can be examined later; its new name. */
    String setAside(long now) {
        String name = DAMAGED + now + ".db";
        move(file, new File(file.getParentFile(), name));
        return name;
    }

    private static void move(File from, File to) {
        for (String part : PARTS) {
            File old = new File(from.getPath() + part);
            if (old.exists() && !old.renameTo(new File(to.getPath() + part))) {
                throw new AuditLogException(AuditLogException.Kind.DAMAGED, "A file of the log cannot be renamed. Nothing is"
                        + " deleted. Call technical support.", null);
            }
        }
    }

    /** Deletes the log of the demonstration table. */
    void erase() {
        if (!file.getName().equals(DEMONSTRATION)) {
            throw new IllegalStateException("The house's log is never erased.");
        }
        delete(file);
    }

    private static void delete(File database) {
        for (String part : PARTS) {
            File left = new File(database.getPath() + part);
            if (left.exists() && !left.delete()) {
                throw new AuditLogException(AuditLogException.Kind.NOT_READABLE, "The file " + left.getName()
                        + " cannot be deleted. Restart the tablet and try again.", null);
            }
        }
    }

    /** A new file next to this one, for a log that will replace it; what an interrupted restore left there is deleted. */
    AuditLogFile newFileBeside() {
        AuditLogFile beside = new AuditLogFile(context, file.getName() + "-making", encryption);
        delete(beside.file);
        return beside;
    }

    /** Replaces this log by a complete, closed one. This file is kept; its new name. */
    String replaceBy(AuditLogFile complete) {
        move(complete.file, restored());
        return finishRestore();
    }

    private File restored() {
        return new File(file.getPath() + RESTORED);
    }

    /** Finishes a restore, even one that a power cut interrupted; the name under which the previous log is kept. */
    private String finishRestore() {
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
        Optional<byte[]> key = isPlain() ? Optional.empty() : encryption.keyFor(file);
        encrypted = key.isPresent();
        SupportSQLiteOpenHelper.Factory inner = key.isPresent() ? new SupportOpenHelperFactory(key.get(), null, true)
                : new FrameworkSQLiteOpenHelperFactory();
        return configuration -> inner.create(SupportSQLiteOpenHelper.Configuration.builder(configuration.context)
                .name(configuration.name).callback(new KeepDamagedFile(configuration.callback)).build());
    }

    /** A log that was started without encryption stays unencrypted: it is never rewritten without being asked. */
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

    /** Adds triggers and the search index, and has every commit wait for the disk. */
    private static final class SetUp extends RoomDatabase.Callback {
        @Override
        public void onCreate(@NonNull SupportSQLiteDatabase database) {
            AuditLogSql.onCreate().forEach(database::execSQL);
        }

        @Override
        public void onOpen(@NonNull SupportSQLiteDatabase database) {
            database.query("PRAGMA synchronous=FULL").close();
        }
    }

    /** Android deletes a database that it finds damaged. This one is evidence, so it stays. */
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
