package app.spoton.tablet.trainer.storage;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import app.spoton.tablet.storage.KeepingOpenHelperFactory;
import java.util.TimeZone;
import java.util.concurrent.Executor;

/** Trainees and their records in a separate file: trainees can erase theirs without changing anything else. */
@Database(entities = {TraineeRow.class, AnswerRow.class, TopicMemoryRow.class, ScoreRow.class, PaytableChoiceRow.class,
        UnfinishedExamRow.class, ExamAnswerRow.class}, version = 2)
public abstract class TrainerDatabase extends RoomDatabase {
    private static final String FILE = "trainer.db";
    private static final long DAY = 86_400_000;

    /** Adds the local date of answers, and unfinished exams. */
    private static final Migration FROM_1_TO_2 = new Migration(1, 2) {
        @Override
        public void migrate(@NonNull SupportSQLiteDatabase database) {
            database.execSQL("ALTER TABLE `answer` ADD COLUMN `day` INTEGER NOT NULL DEFAULT 0");
            int here = TimeZone.getDefault().getRawOffset();
            database.execSQL("UPDATE `answer` SET `day` = (`at` + " + here + ") / " + DAY);
            database.execSQL("CREATE TABLE IF NOT EXISTS `sitting` (`person` INTEGER NOT NULL, `code` TEXT NOT NULL, "
                    + "`brokenOff` INTEGER NOT NULL, PRIMARY KEY(`person`), FOREIGN KEY(`person`) REFERENCES "
                    + "`person`(`id`) ON UPDATE NO ACTION ON DELETE CASCADE )");
            database.execSQL("CREATE TABLE IF NOT EXISTS `given` (`person` INTEGER NOT NULL, "
                    + "`number` INTEGER NOT NULL, `answer` TEXT NOT NULL, `millis` INTEGER NOT NULL, PRIMARY KEY(`person`, `number`), "
                    + "FOREIGN KEY(`person`) REFERENCES `sitting`(`person`) ON UPDATE NO ACTION ON DELETE CASCADE )");
        }
    };

    public abstract TrainerDao trainees();

    public static TrainerDatabase open(Context context, Executor disk) {
        return Room.databaseBuilder(context, TrainerDatabase.class, FILE).setQueryExecutor(disk)
                .openHelperFactory(KeepingOpenHelperFactory.settingAside(new FrameworkSQLiteOpenHelperFactory()))
                .addMigrations(FROM_1_TO_2).build();
    }
}
