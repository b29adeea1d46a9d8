package app.spoton.tablet.trainer;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.exam.ExamEdition;
import app.spoton.tablet.trainer.exam.ExamReport;
import app.spoton.tablet.trainer.session.HouseTableSource;
import app.spoton.tablet.trainer.session.LayoutPictureSource;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerUiState;
import app.spoton.tablet.trainer.storage.TrainerDatabase;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** A trainer on one thread, with a clock that the test sets and a database in memory. */
public final class TrainerFixture implements AutoCloseable {
    public static final Instant MORNING = Instant.parse("2026-11-16T08:00:00Z");

    public final MovingClock clock = new MovingClock();
    /** The saved exam results by URI. */
    public final Map<String, String> saved = new LinkedHashMap<>();
    public final TrainerDatabase database;
    public final TraineeRepository trainees;
    public final TrainerViewModel model;
    private final List<Runnable> ticking = new ArrayList<>();
    private final List<Runnable> waitingTasks = new ArrayList<>();
    private boolean isPaused;
    private boolean diskIsFull;
    /** Pictures of layouts; none by default, because they are slow. */
    public LayoutPictureSource pictures = practice -> Optional.empty();
    /** The house's tables. */
    public HouseTableSource house = game -> TableSetup.demonstration(Catalog.standard(), game);

    /** A clock that stands still until the test moves it. */
    public static final class MovingClock extends Clock {
        private Instant now = MORNING;
        private Duration elapsed = Duration.ofHours(7);

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return Clock.fixed(now, zone);
        }

        @Override
        public Instant instant() {
            return now;
        }

        public void move(Duration on) {
            now = now.plus(on);
            elapsed = elapsed.plus(on);
        }

        /** Sets the clock without time passing. */
        public void set(Instant other) {
            now = other;
        }
    }

    public TrainerFixture() {
        Context context = ApplicationProvider.getApplicationContext();
        database = Room.inMemoryDatabaseBuilder(context, TrainerDatabase.class).allowMainThreadQueries()
                .setQueryExecutor(Runnable::run).build();
        trainees = new TraineeRepository(database.trainees(), Runnable::run);
        model = open(context);
    }

    /** The trainer after the app was closed and opened again. */
    public TrainerViewModel open(Context context) {
        return new TrainerViewModel(Catalog.standard(), game -> house.setup(game), trainees,
                practice -> pictures.of(practice), new ExamReport(context, clock), this::write, this::deal,
                Runnable::run, clock, () -> clock.elapsed, tick -> {
                    ticking.add(tick);
                    return () -> ticking.remove(tick);
                });
    }

    private void deal(Runnable work) {
        if (isPaused) {
            waitingTasks.add(work);
        } else {
            work.run();
        }
    }

    /** From now on questions wait for {@link #generate}. */
    public void pauseGenerator() {
        isPaused = true;
    }

    /** Creates the questions that are waiting. */
    public void generate() {
        List<Runnable> waiting = List.copyOf(waitingTasks);
        waitingTasks.clear();
        waiting.forEach(Runnable::run);
    }

    private void write(String uri, String text) throws IOException {
        if (diskIsFull) {
            throw new IOException("No space left");
        }
        saved.put(uri, text);
    }

    public void fillDisk() {
        diskIsFull = true;
    }

    /** One second passes. */
    public void tick() {
        clock.move(Duration.ofSeconds(1));
        List.copyOf(ticking).forEach(Runnable::run);
    }

    public boolean isTicking() {
        return !ticking.isEmpty();
    }

    public TrainerUiState state() {
        return Objects.requireNonNull(model.state().getValue());
    }

    /** The current question. */
    public TrainerPage.Quiz quiz() {
        return quiz(model);
    }

    /** The current question of a view model. */
    public static TrainerPage.Quiz quiz(TrainerViewModel of) {
        TrainerPage page = Objects.requireNonNull(of.state().getValue()).page();
        if (page instanceof TrainerPage.Quiz found) {
            return found;
        }
        throw new AssertionError("Not a question: " + page);
    }

    /** A code that fits the house's tables. */
    public String code(String begins) {
        ExamCode code = ExamCode.parse(begins, Catalog.standard()).orElseThrow();
        return new ExamCode(code.game(), code.length(), code.passMark(), code.number(), ExamEdition.of(Catalog.standard().games().stream()
                .filter(game -> code.game().map(game::equals).orElse(true)).map(house::setup)
                .collect(Collectors.toList()))).toString();
    }

    /** Begins the exam of a code as Ana. */
    public void beginExam(String code) {
        beginExam(model, code);
    }

    public static void beginExam(TrainerViewModel of, String code) {
        of.openExam();
        of.typeExamName("Ana");
        of.typeExamCode(code);
        of.beginExam();
    }

    @Override
    public void close() {
        database.close();
    }
}
