package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** An answer in an unfinished exam. */
@Entity(tableName = "given", primaryKeys = {"person", "number"},
        foreignKeys = @ForeignKey(entity = UnfinishedExamRow.class, parentColumns = "person", childColumns = "person",
                onDelete = ForeignKey.CASCADE))
public final class ExamAnswerRow {
    public final long person;

    /** The number of the question, from 1. */
    public final int number;

    @NonNull
    public final String answer;

    public final long millis;

    public ExamAnswerRow(long person, int number, @NonNull String answer, long millis) {
        this.person = person;
        this.number = number;
        this.answer = answer;
        this.millis = millis;
    }
}
