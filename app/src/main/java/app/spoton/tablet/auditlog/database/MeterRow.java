package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;
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
    @NonNull
    @Embedded
    public final ChangeColumns change;
    @NonNull
    @Embedded
    public final AfterColumns after;
    @NonNull
    @Embedded
    public final ReasonColumns why;

    public MeterRow(long id, long time, @NonNull String table, @NonNull String meter, @NonNull String kind,
            @NonNull ChangeColumns change, @NonNull AfterColumns after, @NonNull ReasonColumns why) {
        this.id = id;
        this.time = time;
        this.table = table;
        this.meter = meter;
        this.kind = kind;
        this.change = change;
        this.after = after;
        this.why = why;
    }

    /** By how much the meter changed. */
    public static final class ChangeColumns {
        public final long amount;
        public final long reserve;

        public ChangeColumns(long amount, long reserve) {
            this.amount = amount;
            this.reserve = reserve;
        }
    }

    /** The meter after the change. */
    public static final class AfterColumns {
        @ColumnInfo(name = "amount_after")
        public final long amount;
        @ColumnInfo(name = "seed_after")
        public final long seed;
        @ColumnInfo(name = "reserve_after")
        public final long reserve;

        public AfterColumns(long amount, long seed, long reserve) {
            this.amount = amount;
            this.seed = seed;
            this.reserve = reserve;
        }
    }

    /** Why it changed, and who changed it. */
    public static final class ReasonColumns {
        @NonNull
        public final String reason;
        @NonNull
        @ColumnInfo(name = "by_name")
        public final String by;

        public ReasonColumns(@NonNull String reason, @NonNull String by) {
            this.reason = reason;
            this.by = by;
        }
    }
}
