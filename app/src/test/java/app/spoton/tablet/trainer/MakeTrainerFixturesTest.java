package app.spoton.tablet.trainer;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.eyes.FixtureCamera;
import app.spoton.tablet.trainer.question.Skill;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.TimeZone;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Writes the trainer's fixture, and the enrolled deck, to the folder that SPOTON_FIXTURES names. */
@RunWith(AndroidJUnit4.class)
public class MakeTrainerFixturesTest {
    @Test
    public void make() throws Exception {
        Assume.assumeTrue(System.getenv("SPOTON_FIXTURES") != null);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Path folder = Path.of(System.getenv("SPOTON_FIXTURES"));
        Files.createDirectories(folder);
        FixtureCamera.enroll(folder.resolve("camera"));
        try (TrainerFixture trainer = new TrainerFixture()) {
            trainer.model.people();
            trainer.model.typeName("Ana");
            trainer.model.addPerson();
            trainer.model.back();
            practice(trainer);
            trainer.clock.move(Duration.ofDays(1));
            challenge(trainer);
            exam(trainer, "FCP-10-0003", 10);
            trainer.model.export("exam");
            Files.write(folder.resolve("exam-report.txt"), trainer.exported.get("exam").getBytes(StandardCharsets.UTF_8));
            trainer.model.back();
            trainer.model.tables(Catalog.standard().game("three-card-fury").orElseThrow());
            Page.Tables page = (Page.Tables) trainer.state().page();
            page.choices().forEach((wager, tables) -> trainer.model.choosePaytable(wager, tables.get(0)));
            trainer.model.back();
            exam(trainer, "ALL-10-0417", 4);
            Path file = folder.resolve("trainer.db");
            Files.deleteIfExists(file);
            trainer.database.getOpenHelper().getWritableDatabase().execSQL("VACUUM INTO '" + file + "'");
        }
        try (TraineeFixture fixture = TraineeFixture.open()) {
            Files.createDirectories(folder.resolve("expected"));
            Files.write(Path.of("/tmp/fx/best.txt"), (fixture.bestChallenge() + "").getBytes(StandardCharsets.UTF_8));
            Files.write(folder.resolve("expected/trainees.txt"), fixture.describe().getBytes(StandardCharsets.UTF_8));
            Files.write(folder.resolve("expected/next-question.txt"), fixture.goesOn().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void practice(TrainerFixture trainer) {
        trainer.model.chooseGame(Catalog.standard().game("four-card-poker"));
        trainer.model.chooseSkill(Optional.of(Skill.NAME_HAND));
        trainer.model.drill();
        for (int count = 0; count < 8; count++) {
            trainer.clock.move(Duration.ofMillis(2_500));
            if (count == 2 || count == 5) {
                trainer.model.answerLine(-7);
            } else {
                Answers.give(trainer.model, trainer.sitting());
            }
            trainer.model.next();
        }
        trainer.model.back();
    }

    private static void challenge(TrainerFixture trainer) {
        trainer.model.chooseGame(Optional.empty());
        trainer.model.chooseSkill(Optional.empty());
        trainer.model.challenge();
        for (int second = 0; second < 60; second++) {
            if (second < 7) {
                Answers.give(trainer.model, trainer.sitting());
            }
            trainer.tick();
        }
        trainer.model.back();
    }

    private static void exam(TrainerFixture trainer, String code, int answers) {
        trainer.model.exam();
        trainer.model.typeCode(trainer.code(code));
        trainer.model.beginExam();
        for (int at = 0; at < answers; at++) {
            trainer.clock.move(Duration.ofSeconds(4));
            if (at == 1) {
                trainer.model.answerLine(-7);
            } else {
                Answers.give(trainer.model, trainer.sitting());
            }
        }
    }
}
