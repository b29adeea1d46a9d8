package app.spoton.tablet.auditlog;

import androidx.annotation.NonNull;
import androidx.room.Entity;

/** A table, dealer, deck, game or hand that the log knows: what a filter can offer without reading a million rounds. */
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
