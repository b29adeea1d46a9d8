package app.spoton.tablet.trainer;

import android.content.Context;
import androidx.room.Room;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.trainer.data.TrainerDatabase;
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

/** A trainer whose clock is moved by hand, on one thread, with a database that is gone afterwards. */
public final class TrainerFixture implements AutoCloseable {
    public static final Instant MORNING = Instant.parse("2026-11-16T08:00:00Z");

    public final MovingClock clock = new MovingClock();
    /** What was exported, by its place. */
    public final Map<String, String> exported = new LinkedHashMap<>();
    public final TrainerDatabase database;
    public final Trainees trainees;
    public final TrainerViewModel model;
    private final List<Runnable> ticking = new ArrayList<>();
    private boolean diskIsFull;

    /** A clock that stands still until it is moved. */
    public static final class MovingClock extends Clock {
        private Instant now = MORNING;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }

        public void move(Duration on) {
            now = now.plus(on);
        }
    }

    public TrainerFixture() {
        Context context = ApplicationProvider.getApplicationContext();
        database = Room.inMemoryDatabaseBuilder(context, TrainerDatabase.class).allowMainThreadQueries()
                .setQueryExecutor(Runnable::run).build();
        trainees = new Trainees(database.trainees(), Runnable::run);
        model = open(context);
    }

    /** The trainer as it is after the app was closed and opened again. */
    public TrainerViewModel open(Context context) {
        return new TrainerViewModel(Catalog.standard(), TableSetup::demonstration, trainees,
                practice -> Optional.empty(), new ExamReport(context, clock), this::write, Runnable::run,
                Runnable::run, clock, tick -> {
                    ticking.add(tick);
                    return () -> ticking.remove(tick);
                });
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

    public TrainerState state() {
        return Objects.requireNonNull(model.state().getValue());
    }

    /** The question in view. */
    public Page.Sitting sitting() {
        if (state().page() instanceof Page.Sitting page) {
            return page;
        }
        throw new AssertionError("No question is asked: " + state().page());
    }

    @Override
    public void close() {
        database.close();
    }
}
