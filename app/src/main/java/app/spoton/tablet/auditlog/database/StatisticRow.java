package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;

/** A row of a statistics query: up to two names, a count and two values. */
public final class StatisticRow {
    @NonNull
    public final String name;
    @NonNull
    public final String second;
    public final long count;
    @ColumnInfo(name = "one")
    public final long one;
    @ColumnInfo(name = "two")
    public final long two;

    public StatisticRow(@NonNull String name, @NonNull String second, long count, long one, long two) {
        this.name = name;
        this.second = second;
        this.count = count;
        this.one = one;
        this.two = two;
    }
}
