package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.PrimaryKey;

/** An exam that a person has begun and not ended. */
@Entity(tableName = "sitting",
        foreignKeys = @ForeignKey(entity = TraineeRow.class, parentColumns = "id", childColumns = "person",
                onDelete = ForeignKey.CASCADE))
public final class UnfinishedExamRow {
    @PrimaryKey
    public final long person;

    /** The exam's code. */
    @NonNull
    public final String code;

    /** How many times it was broken off and gone on with. */
    public final int brokenOff;

    public UnfinishedExamRow(long person, @NonNull String code, int brokenOff) {
        this.person = person;
        this.code = code;
        this.brokenOff = brokenOff;
    }
}
