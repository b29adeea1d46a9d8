package app.spoton.tablet.trainer.data;

import android.content.Context;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import java.util.concurrent.Executor;

/** What trainees leave behind, in a file of its own: a person can erase theirs, and nothing else changes. */
@Database(entities = {PersonRow.class, AnswerRow.class, MemoryRow.class, ScoreRow.class, ChoiceRow.class},
        version = 1)
public abstract class TrainerDatabase extends RoomDatabase {
    private static final String FILE = "trainer.db";

    public abstract TrainerDao trainees();

    public static TrainerDatabase open(Context context, Executor disk) {
        return Room.databaseBuilder(context, TrainerDatabase.class, FILE).setQueryExecutor(disk).build();
    }
}
