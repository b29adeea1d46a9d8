package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** A correction of a round: who wrote it, and why. The round's own entry does not change. */
@Entity(tableName = "correction", indices = @Index("round"))
public final class CorrectionRow {
    @PrimaryKey
    public final long number;
    public final long time;
    /** The number of the round's entry. */
    public final long round;
    @NonNull
    @ColumnInfo(name = "by_name")
    public final String by;
    @NonNull
    public final String words;

    public CorrectionRow(long number, long time, long round, @NonNull String by, @NonNull String words) {
        this.number = number;
        this.time = time;
        this.round = round;
        this.by = by;
        this.words = words;
    }
}
