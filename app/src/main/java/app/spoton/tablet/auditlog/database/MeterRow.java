package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/**
 * A line of a meter's ledger (WAC 230-15-685, -695); amounts in cents. The id is a hundred times the entry's number and the
 * line's place in it.
 */
@Entity(tableName = "meter_entry", indices = @Index({"table_name", "meter", "id"}))
public final class MeterRow {
    public static final long IDS = 100;

    @PrimaryKey
    public final long id;
    public final long time;
    @NonNull
    @ColumnInfo(name = "table_name")
    public final String table;
    @NonNull
    public final String meter;
    @NonNull
    public final String kind;
    public final long amount;
    public final long reserve;
    @ColumnInfo(name = "amount_after")
    public final long amountAfter;
    @ColumnInfo(name = "seed_after")
    public final long seedAfter;
    @ColumnInfo(name = "reserve_after")
    public final long reserveAfter;
    @NonNull
    public final String reason;
    @NonNull
    @ColumnInfo(name = "by_name")
    public final String by;

    public MeterRow(long id, long time, @NonNull String table, @NonNull String meter, @NonNull String kind, long amount,
            long reserve, long amountAfter, long seedAfter, long reserveAfter, @NonNull String reason,
            @NonNull String by) {
        this.id = id;
        this.time = time;
        this.table = table;
        this.meter = meter;
        this.kind = kind;
        this.amount = amount;
        this.reserve = reserve;
        this.amountAfter = amountAfter;
        this.seedAfter = seedAfter;
        this.reserveAfter = reserveAfter;
        this.reason = reason;
        this.by = by;
    }
}
