package app.spoton.tablet.trainer;

import android.content.Context;
import android.net.Uri;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.TrainerExecutor;
import app.spoton.tablet.trainer.exam.ExamResultWriter;
import app.spoton.tablet.trainer.session.DemoLayoutPictures;
import app.spoton.tablet.trainer.session.HouseTableSource;
import app.spoton.tablet.trainer.session.LayoutPictureSource;
import app.spoton.tablet.trainer.session.SecondTimer;
import app.spoton.tablet.trainer.session.Stopwatch;
import app.spoton.tablet.trainer.storage.TrainerDao;
import app.spoton.tablet.trainer.storage.TrainerDatabase;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.io.FileNotFoundException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** What the trainer works with on a tablet. */
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
    static Executor asking() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "asking"));
    }

    /** The table that a supervisor has set up; games that the house does not deal, as the demonstration has them. */
    @Provides
    static HouseTableSource houseTables(TableSetupRepository tables) {
        return game -> tables.house().filter(setup -> setup.game().equals(game))
                .orElseGet(() -> TableSetup.demonstration(game));
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
    static SecondTimer ticks() {
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
    static ExamResultWriter exports(@ApplicationContext Context context) {
        return (place, text) -> {
            try (OutputStream file = context.getContentResolver().openOutputStream(Uri.parse(place), "wt")) {
                if (file == null) {
                    throw new FileNotFoundException(place);
                }
                file.write(text.getBytes(StandardCharsets.UTF_8));
            }
        };
    }
}
