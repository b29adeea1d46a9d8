package app.spoton.tablet.auditlog;

import androidx.room.Database;
import androidx.room.RoomDatabase;

/** The log's own file: what is backed up, encrypted and restored. {@link AuditLogSql} adds what Room has no word for. */
@Database(entities = {EntryRow.class, RoundRow.class, SeatRow.class, StepRow.class, CorrectionRow.class, MeterRow.class,
    EventRow.class, NameRow.class}, version = 1)
public abstract class AuditLogDatabase extends RoomDatabase {
    public abstract AuditLogDao log();
}
