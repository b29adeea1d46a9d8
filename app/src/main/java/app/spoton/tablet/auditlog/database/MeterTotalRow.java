package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;

/** What the entries of one kind add to a meter; in cents. */
public final class MeterTotalRow {
    @NonNull
    public final String kind;
    public final long count;
    public final long amount;
    public final long reserve;

    public MeterTotalRow(@NonNull String kind, long count, long amount, long reserve) {
        this.kind = kind;
        this.count = count;
        this.amount = amount;
        this.reserve = reserve;
    }
}
