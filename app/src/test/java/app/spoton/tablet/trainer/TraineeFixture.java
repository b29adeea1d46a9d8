package app.spoton.tablet.trainer;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.FixtureFiles;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.exam.ExamReport;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.storage.TrainerDatabase;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads a trainer database that an earlier version has written. */
public final class TraineeFixture implements AutoCloseable {
    private static final Instant LATER = Instant.parse("2026-11-18T09:00:00Z");

    private final Context context = ApplicationProvider.getApplicationContext();
    private final TrainerDatabase database;
    private final TraineeRepository trainees;

    private TraineeFixture() {
        database = Room.databaseBuilder(context, TrainerDatabase.class, "trainer.db").allowMainThreadQueries()
                .setQueryExecutor(Runnable::run).build();
        trainees = new TraineeRepository(database.trainees(), Runnable::run);
    }

    public static TraineeFixture open() {
        FixtureFiles.putDatabase("trainer.db");
        return new TraineeFixture();
    }

    /** All trainees and their records. */
    public String describe() {
        StringBuilder text = new StringBuilder();
        trainees.loadTrainees(all -> all.forEach(trainee -> {
            text.append("trainee '").append(trainee.name()).append("'\n");
            trainees.loadRecord(trainee, LocalDate.ofInstant(LATER, ZoneOffset.UTC), loaded -> text.append(text(loaded)));
            trainees.loadExamScores(trainee, exams -> exams.forEach(exam -> text.append("  exam ").append(exam.code())
                    .append(" at ").append(exam.finishedAt()).append(": ").append(exam.correctCount()).append(" of ")
                    .append(exam.questionCount()).append('\n')));
        }));
        return text.toString();
    }

    private static String text(TraineeRecord loaded) {
        Map<String, Map<Wager, String>> tables = new TreeMap<>(loaded.paytables());
        return "  days " + new TreeSet<>(loaded.days()) + "\n" + loaded.answers().stream().map(answer -> "  answer "
                + answer.day() + " " + answer.game() + " " + answer.skill() + (answer.isCorrect() ? " right " : " wrong ")
                + answer.time().toMillis() + "\n").collect(Collectors.joining())
                + new TreeMap<>(loaded.memories()).entrySet().stream().map(memory -> "  remembers " + memory.getKey() + " "
                + memory.getValue().repetitions() + " " + memory.getValue().easiness() + " " + memory.getValue().interval()
                + " " + memory.getValue().due() + "\n").collect(Collectors.joining())
                + "  paytables " + tables.entrySet().stream().map(game -> game.getKey() + " " + game.getValue().entrySet()
                .stream().map(table -> table.getKey().id() + " " + table.getValue()).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; ")) + "\n"
                + loaded.unfinishedExam().map(exam -> "  unfinished " + exam.code() + ", broken off "
                + exam.interruptions() + ": " + exam.answers().stream().map(answer -> answer.text() + " in "
                + answer.time().toMillis()).collect(Collectors.joining("; ")) + "\n").orElse("");
    }

    /** The trainee's best score in a challenge about all games. */
    public int bestChallenge() {
        int[] best = {-1};
        trainees.loadTrainees(all -> trainees.saveChallenge(all.get(0), "", 1, 0, LATER, score -> best[0] = score));
        return best[0];
    }

    /** Why the unfinished exam cannot be resumed. */
    public String whyNotResumed() {
        Clock clock = Clock.fixed(LATER, ZoneOffset.UTC);
        TrainerViewModel model = new TrainerViewModel(Catalog.standard(), game -> TableSetup.demonstration(Catalog.standard(), game), trainees,
                practice -> Optional.empty(), new ExamReport(context, clock), (uri, text) -> { }, Runnable::run,
                Runnable::run, clock, () -> Duration.ofHours(7), tick -> () -> { });
        model.resumeExam();
        TrainerPage page = Objects.requireNonNull(model.state().getValue()).page();
        return page instanceof TrainerPage.ExamStart start ? start.problem().name() : "resumed: " + page;
    }

    public static List<String> roundsOfReport(String report) {
        return report.lines().filter(line -> line.contains("{\"id\"")).map(line -> line.substring(line.indexOf('{')))
                .collect(Collectors.toList());
    }

    @Override
    public void close() {
        database.close();
    }
}
