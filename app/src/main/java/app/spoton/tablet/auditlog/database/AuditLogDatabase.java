package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.Database;
import androidx.room.RoomDatabase;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** The log's own database file. {@link AuditLogSql} adds the triggers and the search index, which Room cannot declare. */
@Database(entities = {EntryRow.class, RoundRow.class, SeatRow.class, StepRow.class, CorrectionRow.class, MeterRow.class,
    EventRow.class, NameRow.class, TreeNodeRow.class}, version = AuditLogDatabase.VERSION)
public abstract class AuditLogDatabase extends RoomDatabase {
    public static final int VERSION = 2;

    /** The hashes of the log's tree. Those of the entries so far are computed when the log is opened. */
    public static final Migration FROM_1_TO_2 = new Migration(1, 2) {
        @Override
        public void migrate(@NonNull SupportSQLiteDatabase database) {
            database.execSQL("CREATE TABLE IF NOT EXISTS `tree_node` (`id` INTEGER NOT NULL, `hash` TEXT NOT NULL,"
                    + " PRIMARY KEY(`id`))");
            AuditLogSql.triggers("tree_node").forEach(database::execSQL);
        }
    };

    public abstract AuditLogDao log();
}
