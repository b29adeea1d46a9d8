package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** A trainee. */
@Entity(tableName = "person", indices = @Index(value = "name", unique = true))
public final class TraineeRow {
    @PrimaryKey(autoGenerate = true)
    public final long id;

    @NonNull
    public final String name;

    /** When the trainee was last chosen, in milliseconds since 1970: the last one to practice is listed first. */
    public final long chosenAt;

    public TraineeRow(long id, @NonNull String name, long chosenAt) {
        this.id = id;
        this.name = name;
        this.chosenAt = chosenAt;
    }
}
