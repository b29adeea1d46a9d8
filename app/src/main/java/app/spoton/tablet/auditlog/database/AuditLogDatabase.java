package app.spoton.tablet.auditlog.database;

import androidx.room.Database;
import androidx.room.RoomDatabase;

/** The log's own database file. {@link AuditLogSql} adds the triggers and the search index, which Room cannot declare. */
@Database(entities = {EntryRow.class, RoundRow.class, SeatRow.class, StepRow.class, CorrectionRow.class, MeterRow.class,
    EventRow.class, NameRow.class}, version = 1)
public abstract class AuditLogDatabase extends RoomDatabase {
    public abstract AuditLogDao log();
}
