package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** Somebody who practises. */
@Entity(tableName = "person", indices = @Index(value = "name", unique = true))
public final class TraineeRow {
    @PrimaryKey(autoGenerate = true)
    public final long id;

    @NonNull
    public final String name;

    /** When the person was last chosen, in milliseconds since 1970: who practised last is the first one offered. */
    public final long chosenAt;

    public TraineeRow(long id, @NonNull String name, long chosenAt) {
        this.id = id;
        this.name = name;
        this.chosenAt = chosenAt;
    }
}
