package app.spoton.tablet.trainer.storage;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** One answer. */
@Entity(tableName = "answer", indices = @Index({"person", "at"}),
        foreignKeys = @ForeignKey(entity = TraineeRow.class, parentColumns = "id", childColumns = "person",
                onDelete = ForeignKey.CASCADE))
public final class AnswerRow {
    @PrimaryKey(autoGenerate = true)
    public final long id;

    public final long person;

    /** Milliseconds since 1970. */
    public final long at;

    /** The local date where the trainee practiced, as days since 1 January 1970. */
    @ColumnInfo(defaultValue = "0")
    public final long day;

    @NonNull
    @Embedded
    public final TopicColumns topic;

    @NonNull
    @Embedded
    public final GradeColumns grade;

    public AnswerRow(long id, long person, long at, long day, @NonNull TopicColumns topic, @NonNull GradeColumns grade) {
        this.id = id;
        this.person = person;
        this.at = at;
        this.day = day;
        this.topic = topic;
        this.grade = grade;
    }

    /** What was asked about. */
    public static final class TopicColumns {
        @NonNull
        public final String game;
        @NonNull
        public final String skill;
        @NonNull
        @ColumnInfo(name = "topic")
        public final String id;

        public TopicColumns(@NonNull String game, @NonNull String skill, @NonNull String id) {
            this.game = game;
            this.skill = skill;
            this.id = id;
        }
    }

    /** How the answer was graded. */
    public static final class GradeColumns {
        public final boolean right;
        public final long millis;
        /** The id of the correct option; empty where the question had none. */
        @NonNull
        public final String rightId;
        /** The id of the option that was chosen. */
        @NonNull
        public final String chosenId;

        public GradeColumns(boolean right, long millis, @NonNull String rightId, @NonNull String chosenId) {
            this.right = right;
            this.millis = millis;
            this.rightId = rightId;
            this.chosenId = chosenId;
        }
    }
}
