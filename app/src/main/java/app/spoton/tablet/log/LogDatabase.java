package app.spoton.tablet.log;

import androidx.room.Database;
import androidx.room.RoomDatabase;

/** The log's own file: what is backed up, encrypted and restored. {@link LogSql} adds what Room has no word for. */
@Database(entities = {EntryRow.class, RoundRow.class, SeatRow.class, StepRow.class, CorrectionRow.class, MeterRow.class,
    HappeningRow.class, NameRow.class}, version = 1)
public abstract class LogDatabase extends RoomDatabase {
    public abstract LogDao log();
}
