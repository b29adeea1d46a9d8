package app.spoton.tablet.table.storage;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** The round in progress at a table, after the last tap. */
@Entity(tableName = "saved_round")
public final class SavedRoundEntity {
    @PrimaryKey
    @NonNull
    @ColumnInfo(name = "at_table")
    public final String table;

    @NonNull
    public final String text;

    public SavedRoundEntity(@NonNull String table, @NonNull String text) {
        this.table = table;
        this.text = text;
    }
}
