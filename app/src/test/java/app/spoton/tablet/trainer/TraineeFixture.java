package app.spoton.tablet.trainer;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.FixtureFiles;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.practice.PracticeRoundCodec;
import app.spoton.tablet.trainer.storage.TrainerDatabase;
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

/** All that the tests of old files ask of the trainer. */
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

    /** Everybody and what is known of them. */
    public String describe() {
        StringBuilder text = new StringBuilder();
        trainees.people(everybody -> everybody.forEach(person -> {
            text.append("trainee '").append(person.name()).append("'\n");
            trainees.known(person, LocalDate.ofInstant(LATER, ZoneOffset.UTC), known -> text.append(known(known)));
            trainees.exams(person, exams -> exams.forEach(exam -> text.append("  exam ").append(exam.code()).append(" at ")
                    .append(exam.at()).append(": ").append(exam.right()).append(" of ").append(exam.asked()).append('\n')));
        }));
        return text.toString();
    }

    private static String known(TraineeRecord known) {
        Map<String, Map<Wager, String>> tables = new TreeMap<>(known.tables());
        return "  days " + new TreeSet<>(known.days()) + "\n" + known.answers().stream().map(answer -> "  answer "
                + answer.day() + " " + answer.game() + " " + answer.skill() + (answer.right() ? " right " : " wrong ")
                + answer.took().toMillis() + "\n").collect(Collectors.joining())
                + new TreeMap<>(known.memories()).entrySet().stream().map(memory -> "  remembers " + memory.getKey() + " "
                + memory.getValue().repetitions() + " " + memory.getValue().easiness() + " " + memory.getValue().interval()
                + " " + memory.getValue().due() + "\n").collect(Collectors.joining())
                + "  paytables " + tables.entrySet().stream().map(game -> game.getKey() + " " + game.getValue().entrySet()
                .stream().map(table -> table.getKey().id() + " " + table.getValue()).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; ")) + "\n"
                + known.unfinished().map(exam -> "  unfinished " + exam.code() + ", broken off " + exam.brokenOff() + ": "
                + exam.given().stream().map(given -> given.answer() + " in " + given.took().toMillis())
                .collect(Collectors.joining("; ")) + "\n").orElse("");
    }

    /** The best score that this person had in a challenge in all games. */
    public int bestChallenge() {
        int[] best = {-1};
        trainees.people(everybody -> trainees.challenged(everybody.get(0), "", 1, 0, LATER, was -> best[0] = was));
        return best[0];
    }

    /** Goes on with the exam that was broken off: which question is asked, about which round. */
    public String goesOn() {
        Clock clock = Clock.fixed(LATER, ZoneOffset.UTC);
        TrainerViewModel model = new TrainerViewModel(Catalog.standard(), TableSetup::demonstration, trainees,
                practice -> Optional.empty(), new ExamReport(context, clock), (place, text) -> { }, Runnable::run,
                Runnable::run, clock, () -> Duration.ofHours(7), tick -> () -> { });
        model.goOnWithExam();
        TrainerPage page = Objects.requireNonNull(model.state().getValue()).page();
        if (!(page instanceof TrainerPage.Sitting sitting)) {
            return "no question: " + page;
        }
        return "question " + sitting.number() + " of " + sitting.of() + ": " + sitting.question().topic().id() + " "
                + PracticeRoundCodec.of(sitting.question().practice(), "x");
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
