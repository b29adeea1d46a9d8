package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** An event that is neither a round nor a correction: a sign-in, a changed setting, a meter set, an export, a restore. */
// Released logs have this table name, so it stays.
@Entity(tableName = "happening", indices = @Index("kind"))
public final class EventRow {
    @PrimaryKey
    public final long number;
    public final long time;
    @NonNull
    public final String kind;
    @NonNull
    @ColumnInfo(name = "by_name")
    public final String by;
    @NonNull
    @ColumnInfo(name = "table_name")
    public final String table;
    @NonNull
    public final String words;
    @NonNull
    public final String about;

    public EventRow(long number, long time, @NonNull String kind, @NonNull String by, @NonNull String table,
            @NonNull String words, @NonNull String about) {
        this.number = number;
        this.time = time;
        this.kind = kind;
        this.by = by;
        this.table = table;
        this.words = words;
        this.about = about;
    }
}
