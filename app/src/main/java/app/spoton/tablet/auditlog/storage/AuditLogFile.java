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
import app.spoton.tablet.auditlog.encryption.KeystoreEncryption;
import app.spoton.tablet.auditlog.encryption.LogEncryption;
import app.spoton.tablet.auditlog.encryption.LogKeyException;
import app.spoton.tablet.storage.KeepingOpenHelperFactory;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import net.zetetic.database.sqlcipher.SupportOpenHelperFactory;

/** The log's file. It is encrypted if the device supports it, and never deleted, even if it cannot be read. */
final class AuditLogFile {
    static final String NAME = "log.db";
    /** The log of the demonstration table, the only one that can be erased. */
    static final String DEMONSTRATION = "demonstration.db";
    private static final byte[] PLAIN = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    /** The ending of a complete log that is about to replace this one. */
    private static final String RESTORED = "-restored";
    private final Context context;
    private final File file;
    private final LogEncryption encryption;
    private final UnaryOperator<SupportSQLiteOpenHelper.Factory> wrapping;
    private boolean encrypted;

    AuditLogFile(Context context, String name, LogEncryption encryption) {
        this(context, name, encryption, UnaryOperator.identity());
    }

    /** @param wrapping around the factory of the database, for tests in which it fails */
    AuditLogFile(Context context, String name, LogEncryption encryption,
            UnaryOperator<SupportSQLiteOpenHelper.Factory> wrapping) {
        this.context = context;
        this.file = context.getDatabasePath(name);
        this.encryption = encryption;
        this.wrapping = wrapping;
    }

    /**
     * Opens the log.
     *
     * @throws SQLiteException if the file is not a log, or cannot be read or written now
     * @throws LogKeyException if it is encrypted and its key cannot be used now
     */
    AuditLogDatabase open() {
        finishSettingAside();
        finishRestore();
        AuditLogDatabase database = Room.databaseBuilder(context, AuditLogDatabase.class, file.getPath())
                .openHelperFactory(factory())
                .setJournalMode(RoomDatabase.JournalMode.WRITE_AHEAD_LOGGING)
                .addMigrations(AuditLogDatabase.FROM_1_TO_2)
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

    /**
     * Renames a file that cannot be read, so that it can be examined later. A note is written to the disk before the
     * first part is renamed, because after a power cut a database without its journal could be mistaken for an older
     * log.
     *
     * @return its new name
     */
    String setAside(long now) {
        File target = LogFileParts.unused(file, LogFileParts.DAMAGED, now);
        try (FileOutputStream out = new FileOutputStream(settingAside())) {
            out.write(target.getName().getBytes(StandardCharsets.UTF_8));
            out.getFD().sync();
        } catch (IOException failed) {
            throw new AuditLogException(AuditLogException.Kind.UNAVAILABLE, "The damaged log cannot be set aside. Nothing is"
                    + " deleted. Free some space and try again.", failed);
        }
        finishSettingAside();
        return target.getName();
    }

    private File settingAside() {
        return new File(file.getPath() + "-setting-aside");
    }

    private void finishSettingAside() {
        if (!settingAside().exists()) {
            return;
        }
        try {
            String target = new String(Files.readAllBytes(settingAside().toPath()), StandardCharsets.UTF_8);
            if (!target.isEmpty()) {   // a power cut can leave it empty, and then nothing was renamed yet
                LogFileParts.move(file, new File(file.getParentFile(), target));
            }
            Files.delete(settingAside().toPath());
        } catch (IOException failed) {
            throw new AuditLogException(AuditLogException.Kind.UNAVAILABLE, "The damaged log cannot be set aside. Nothing is"
                    + " deleted. Restart the tablet and try again.", failed);
        }
    }

    /** The logs beside this one that could not be read or were replaced, the oldest first. */
    List<String> kept() {
        return LogFileParts.kept(file);
    }

    /** A copy of a kept file under another name, to be opened without changing the file itself. */
    AuditLogFile copyOf(File kept) throws IOException {
        AuditLogFile copy = new AuditLogFile(context, "examined-" + file.getName(), encryption, wrapping);
        LogFileParts.delete(copy.file);
        for (String part : LogFileParts.of(kept)) {
            Files.copy(new File(kept.getPath() + part).toPath(), new File(copy.file.getPath() + part).toPath());
        }
        return copy;
    }

    void deleteCopy() {
        LogFileParts.delete(file);
    }

    /**
     * A log that is kept beside this one.
     *
     * @throws IOException if there is none of that name
     */
    File keptFile(String name) throws IOException {
        if (!kept().contains(name)) {
            throw new IOException("There is no file " + name + ".");
        }
        return new File(file.getParentFile(), name);
    }

    /** Deletes the log of the demonstration table. */
    void erase() {
        if (!file.getName().equals(DEMONSTRATION)) {
            throw new IllegalStateException("The house's log is never erased.");
        }
        LogFileParts.delete(file);
    }

    /** A new file next to this one, for a log that will replace it; what an interrupted restore left there is deleted. */
    AuditLogFile newFileBeside() {
        AuditLogFile beside = new AuditLogFile(context, file.getName() + "-making", encryption, wrapping);
        LogFileParts.delete(beside.file);
        if (!restored().exists()) {
            LogFileParts.delete(restored());   // parts of an interrupted restore would be taken for the next one's
        }
        return beside;
    }

    /** Replaces this log by a complete, closed one. This file is kept; its new name. */
    String replaceBy(AuditLogFile complete) {
        LogFileParts.move(complete.file, restored());
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
        File before = LogFileParts.unused(file, LogFileParts.BEFORE_RESTORE, restored().lastModified());
        if (file.exists()) {
            LogFileParts.move(file, before);
        }
        LogFileParts.move(restored(), file);
        return before.getName();
    }

    private SupportSQLiteOpenHelper.Factory factory() {
        Optional<byte[]> key = isPlain() && !keyFile().exists() ? Optional.empty() : encryption.keyFor(file);
        encrypted = key.isPresent();
        SupportSQLiteOpenHelper.Factory inner = key.isPresent() ? new SupportOpenHelperFactory(key.get(), null, true)
                : new FrameworkSQLiteOpenHelperFactory();
        return new KeepingOpenHelperFactory(wrapping.apply(inner));
    }

    private File keyFile() {
        return new File(file.getPath() + KeystoreEncryption.KEY_FILE);
    }

    /** Whether there is a key but no log that it would open: the log was removed. */
    boolean isMissing() {
        return keyFile().exists() && !file.exists() && !restored().exists();
    }

    /**
     * A log that was started without encryption stays unencrypted: it is never rewritten without being asked.
     *
     * @throws LogKeyException if the file cannot be read now, so that nobody takes it for something else
     */
    private boolean isPlain() {
        if (!file.exists()) {
            return false;
        }
        byte[] start = new byte[PLAIN.length];
        try (InputStream in = new FileInputStream(file)) {
            return in.read(start) == PLAIN.length && Arrays.equals(start, PLAIN);
        } catch (IOException unreadable) {
            throw new LogKeyException("The log's file cannot be read.", unreadable);
        }
    }

    /** Whether every byte of the file can be read; then SQLite's errors are about its content, not the disk. */
    boolean canBeRead() {
        byte[] block = new byte[1 << 16];
        try (InputStream in = new FileInputStream(file)) {
            while (in.read(block) >= 0) {
                continue;
            }
            return true;
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
}
