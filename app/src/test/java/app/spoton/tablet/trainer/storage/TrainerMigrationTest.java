package app.spoton.tablet.trainer.storage;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.app.SchemaFile;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Trainees keep their records from earlier versions. */
@RunWith(AndroidJUnit4.class)
public class TrainerMigrationTest {

    @Test
    public void answersOfVersion1KeepTheirDate() throws Exception {
        Context context = ApplicationProvider.getApplicationContext();
        makeVersion1(context);
        ExecutorService disk = Executors.newSingleThreadExecutor();
        TrainerDatabase database = TrainerDatabase.open(context, disk);
        try {
            disk.submit(() -> {
                assertEquals("Ana", database.trainees().people().get(0).name);
                assertEquals(List.of(LocalDate.of(2026, 11, 9).toEpochDay()), database.trainees().days(1));
                database.trainees().put(new UnfinishedExamRow(1, "FURY-10-0001-2BCD", 0));
                database.trainees().put(new ExamAnswerRow(1, 1, "line 0", 2_000));
                database.trainees().erase(1);
                assertEquals(List.of(), database.trainees().examAnswers(1));
            }).get();
        } finally {
            database.close();
            disk.shutdown();
        }
    }

    /** Android would delete it. */
    @Test
    public void aDamagedFileIsKeptUnderAnotherNameAndTheTrainerGoesOn() throws Exception {
        Context context = ApplicationProvider.getApplicationContext();
        File file = context.getDatabasePath("trainer.db");
        Files.createDirectories(file.getParentFile().toPath());
        byte[] damaged = "This is no database. ".repeat(500).getBytes(StandardCharsets.UTF_8);
        Files.write(file.toPath(), damaged);
        ExecutorService disk = Executors.newSingleThreadExecutor();
        TrainerDatabase database = TrainerDatabase.open(context, disk);
        try {
            disk.submit(() -> {
                try {
                    database.trainees().people();
                } catch (SQLiteException damage) {
                    // The screen says so once; the next use finds a new file.
                }
                assertEquals(List.of(), database.trainees().people());
            }).get();
        } finally {
            database.close();
            disk.shutdown();
        }
        File[] kept = file.getParentFile().listFiles((folder, name) -> name.matches("trainer-damaged-[0-9]+\\.db"));
        assertEquals(1, kept.length);
        assertArrayEquals(damaged, Files.readAllBytes(kept[0].toPath()));
    }

    private static void makeVersion1(Context context) throws Exception {
        try (SQLiteDatabase old = new SchemaFile(TrainerDatabase.class, 1).create(context, "trainer.db")) {
            old.execSQL("INSERT INTO person (id, name, chosenAt) VALUES (1, 'Ana', 5)");
            old.execSQL("INSERT INTO answer (id, person, at, game, skill, topic, `right`, millis, rightId, chosenId) "
                    + "VALUES (1, 1, 1794225600000, 'g', 's', 't', 1, 900, '', '')");   // 2026-11-09 12:00 UTC
        }
    }
}
