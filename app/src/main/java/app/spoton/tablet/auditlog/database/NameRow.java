package app.spoton.tablet.auditlog.database;

import androidx.annotation.NonNull;
import androidx.room.Entity;

/** A table, dealer, deck, game or hand that occurs in the log: the choices of a filter, without reading every round. */
@Entity(tableName = "name", primaryKeys = {"kind", "name"})
public final class NameRow {
    @NonNull
    public final String kind;
    @NonNull
    public final String name;

    public NameRow(@NonNull String kind, @NonNull String name) {
        this.kind = kind;
        this.name = name;
    }
}
