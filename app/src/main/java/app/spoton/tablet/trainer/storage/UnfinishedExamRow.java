package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.PrimaryKey;

/** An exam that a trainee has started and not finished. */
@Entity(tableName = "sitting",
        foreignKeys = @ForeignKey(entity = TraineeRow.class, parentColumns = "id", childColumns = "person",
                onDelete = ForeignKey.CASCADE))
public final class UnfinishedExamRow {
    @PrimaryKey
    public final long person;

    /** The exam's code. */
    @NonNull
    public final String code;

    /** How many times it was interrupted and resumed. */
    @ColumnInfo(name = "brokenOff")
    public final int interruptions;

    public UnfinishedExamRow(long person, @NonNull String code, int interruptions) {
        this.person = person;
        this.code = code;
        this.interruptions = interruptions;
    }
}
