package app.spoton.tablet.trainer;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.TrainerExecutor;
import app.spoton.tablet.trainer.exam.ExamResultWriter;
import app.spoton.tablet.trainer.session.DemoLayoutPictures;
import app.spoton.tablet.trainer.session.HouseTableSource;
import app.spoton.tablet.trainer.session.LayoutPictureSource;
import app.spoton.tablet.trainer.session.OneSecondTimer;
import app.spoton.tablet.trainer.session.Stopwatch;
import app.spoton.tablet.trainer.storage.TrainerDao;
import app.spoton.tablet.trainer.storage.TrainerDatabase;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** The trainer's bindings. */
@Module
@InstallIn(SingletonComponent.class)
final class TrainerModule {
    private static final long SECOND = 1_000;

    private TrainerModule() {
    }

    @Provides
    @Singleton
    static TrainerDatabase database(@ApplicationContext Context context, @DiskExecutor Executor disk) {
        return TrainerDatabase.open(context, disk);
    }

    @Provides
    static TrainerDao trainees(TrainerDatabase database) {
        return database.trainees();
    }

    @Provides
    @Singleton
    @TrainerExecutor
    static Executor generator() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "question-generator"));
    }

    /** The table that a supervisor has set up; the demonstration table for games that the house does not deal. */
    @Provides
    static HouseTableSource houseTables(TableSetupRepository tables, Catalog catalog) {
        return game -> tables.readableHouse().filter(setup -> setup.game().equals(game)).map(TableSetup::forPractice)
                .orElseGet(() -> TableSetup.demonstration(catalog, game));
    }

    @Provides
    static LayoutPictureSource pictures() {
        return new DemoLayoutPictures();
    }

    @Provides
    static Stopwatch stopwatch() {
        return () -> Duration.ofNanos(SystemClock.elapsedRealtimeNanos());
    }

    @Provides
    static OneSecondTimer timer() {
        Handler main = new Handler(Looper.getMainLooper());
        return tick -> {
            Runnable again = new Runnable() {
                @Override
                public void run() {
                    main.postDelayed(this, SECOND);
                    tick.run();
                }
            };
            main.postDelayed(again, SECOND);
            return () -> main.removeCallbacks(again);
        };
    }

    @Provides
    static ExamResultWriter writer(DocumentStore documents) {
        return (uri, text) -> {
            try (OutputStream file = documents.write(uri)) {
                file.write(text.getBytes(StandardCharsets.UTF_8));
            }
        };
    }
}
