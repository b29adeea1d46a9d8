package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** The score of a challenge or an exam. */
@Entity(tableName = "score", indices = @Index({"person", "code"}),
        foreignKeys = @ForeignKey(entity = TraineeRow.class, parentColumns = "id", childColumns = "person",
                onDelete = ForeignKey.CASCADE))
public final class ScoreRow {
    @PrimaryKey(autoGenerate = true)
    public final long id;

    public final long person;

    public final long at;

    /** The exam's code; for a challenge, the ids of its game and skill, or empty for all. */
    @NonNull
    public final String code;

    public final boolean exam;

    public final int asked;

    public final int right;

    public ScoreRow(long id, long person, long at, @NonNull String code, boolean exam, int asked, int right) {
        this.id = id;
        this.person = person;
        this.at = at;
        this.code = code;
        this.exam = exam;
        this.asked = asked;
        this.right = right;
    }
}
