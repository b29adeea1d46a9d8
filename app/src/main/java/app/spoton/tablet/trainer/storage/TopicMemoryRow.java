package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** How well a trainee remembers a topic. */
@Entity(tableName = "memory", primaryKeys = {"person", "topic"},
        foreignKeys = @ForeignKey(entity = TraineeRow.class, parentColumns = "id", childColumns = "person",
                onDelete = ForeignKey.CASCADE))
public final class TopicMemoryRow {
    public final long person;

    @NonNull
    public final String topic;

    public final int repetitions;

    public final int easiness;

    public final int interval;

    public final long due;

    public TopicMemoryRow(long person, @NonNull String topic, int repetitions, int easiness, int interval, long due) {
        this.person = person;
        this.topic = topic;
        this.repetitions = repetitions;
        this.easiness = easiness;
        this.interval = interval;
        this.due = due;
    }
}
