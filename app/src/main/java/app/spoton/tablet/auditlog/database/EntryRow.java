package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** An entry of the log: its whole line, compressed. All other tables are derived from this one. */
@Entity(tableName = "entry")
public final class EntryRow {
    @PrimaryKey
    public final long number;
    public final long time;
    @NonNull
    public final String kind;
    @NonNull
    public final String hash;
    @NonNull
    @ColumnInfo(typeAffinity = ColumnInfo.BLOB)
    public final byte[] line;

    public EntryRow(long number, long time, @NonNull String kind, @NonNull String hash, @NonNull byte[] line) {
        this.number = number;
        this.time = time;
        this.kind = kind;
        this.hash = hash;
        this.line = line;
    }
}
