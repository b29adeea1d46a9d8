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

/** A trainer whose clock is moved by hand, on one thread, with a database that is gone afterwards. */
public final class TrainerFixture implements AutoCloseable {
    public static final Instant MORNING = Instant.parse("2026-11-16T08:00:00Z");

    public final MovingClock clock = new MovingClock();
    /** What was exported, by its place. */
    public final Map<String, String> exported = new LinkedHashMap<>();
    public final TrainerDatabase database;
    public final TraineeRepository trainees;
    public final TrainerViewModel model;
    private final List<Runnable> ticking = new ArrayList<>();
    private final List<Runnable> toDeal = new ArrayList<>();
    private boolean isSlow;
    private boolean diskIsFull;
    /** Pictures of layouts; none, because they take a while. */
    public LayoutPictureSource pictures = practice -> Optional.empty();
    /** How the house has its tables. */
    public HouseTableSource house = TableSetup::demonstration;

    /** A clock that stands still until it is moved. */
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

        /** Somebody sets the clock; no time goes by. */
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

    /** The trainer as it is after the app was closed and opened again. */
    public TrainerViewModel open(Context context) {
        return new TrainerViewModel(Catalog.standard(), game -> house.setup(game), trainees,
                practice -> pictures.of(practice), new ExamReport(context, clock), this::write, this::deal,
                Runnable::run, clock, () -> clock.elapsed, tick -> {
                    ticking.add(tick);
                    return () -> ticking.remove(tick);
                });
    }

    private void deal(Runnable work) {
        if (isSlow) {
            toDeal.add(work);
        } else {
            work.run();
        }
    }

    /** From now on questions are dealt only when they are let. */
    public void dealSlowly() {
        isSlow = true;
    }

    /** What is waiting to be dealt is. */
    public void letDeal() {
        List<Runnable> waiting = List.copyOf(toDeal);
        toDeal.clear();
        waiting.forEach(Runnable::run);
    }

    private void write(String place, String text) throws IOException {
        if (diskIsFull) {
            throw new IOException("No space left");
        }
        exported.put(place, text);
    }

    public void fillTheDisk() {
        diskIsFull = true;
    }

    /** One second goes by. */
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

    /** The question in view. */
    public TrainerPage.Quiz quiz() {
        return quiz(model);
    }

    /** The question in view of this one. */
    public static TrainerPage.Quiz quiz(TrainerViewModel of) {
        TrainerPage page = Objects.requireNonNull(of.state().getValue()).page();
        if (page instanceof TrainerPage.Quiz quiz) {
            return quiz;
        }
        throw new AssertionError("No question is asked: " + page);
    }

    /** A code that is good at the house's tables. */
    public String code(String begins) {
        ExamCode code = ExamCode.parse(begins, Catalog.standard()).orElseThrow();
        return new ExamCode(code.game(), code.length(), code.number(), ExamEdition.of(Catalog.standard().games().stream()
                .filter(game -> code.game().map(game::equals).orElse(true)).map(house::setup)
                .collect(Collectors.toList()))).toString();
    }

    @Override
    public void close() {
        database.close();
    }
}
