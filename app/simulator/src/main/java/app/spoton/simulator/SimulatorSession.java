package app.spoton.simulator;

import android.app.Application;
import android.os.Looper;
import android.os.SystemClock;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.annotation.LooperMode;
import org.robolectric.annotation.experimental.LazyApplication;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLog;
import org.robolectric.shadows.ShadowPausedLooper;
import org.robolectric.shadows.ShadowSystemClock;
import org.robolectric.shadows.ShadowView;

/**
 * The app's life from start to end, inside the sandbox and on the app's main thread. The app's clock follows the real
 * one; whoever waits for anything lets the app {@linkplain #live live} meanwhile. A script does not sit through the pauses between
 * its taps: it {@linkplain #skip skips} them, and the app's clock is ahead of the real one from then on.
 */
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LooperMode(LooperMode.Mode.PAUSED)
@LazyApplication(LazyApplication.LazyLoad.ON)   // so that the data folder is set before the app's onCreate
public final class SimulatorSession {
    private final AtomicReference<Throwable> crash = new AtomicReference<>();
    private SimulatedActivities activities;
    private SimulatedScreen screen;
    private long realStart;
    private long simulatedStart;
    private long skipped;
    private volatile boolean closed;

    @Test
    public void run() throws Throwable {
        // Robolectric had set it to true; Swing would believe it.
        System.setProperty("java.awt.headless", String.valueOf(!SimulatorOptions.window()));
        // As on a tablet, an exception that nobody catches ends the app, on whichever thread.
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> crash.compareAndSet(null, thrown));
        SimulatorOptions.data().ifPresent(home -> RuntimeEnvironment.setTempDirectory(new PersistentAppData(home)));
        ShadowLog.setCaptureLogsEnabled(false);   // they would pile up for as long as the window is open
        ShadowView.setUseRealViewAnimations(true);
        ShadowView.setUseRealDrawTraversals(true);
        ShadowChoreographer.setPaused(true);
        ShadowChoreographer.setFrameDelay(SimulatorOptions.frame());
        RuntimeEnvironment.setFontScale(SimulatorOptions.fontScale());

        Application app = RuntimeEnvironment.getApplication();
        realStart = System.nanoTime();
        simulatedStart = SystemClock.elapsedRealtimeNanos();
        activities = new SimulatedActivities();
        screen = new SimulatedScreen(activities);
        SimulatedInput input = new SimulatedInput(this, screen);
        activities.open(app.getPackageManager().getLaunchIntentForPackage(app.getPackageName()));
        live(50);
        if (SimulatorOptions.window()) {
            String title = String.valueOf(activities.top().getTitle());
            DesktopWindow window = new DesktopWindow(screen, input, title, this::close);
            activities.askWith(window);
            runScript(input);
            while (!closed && !SimulatorOptions.hasScript()) {
                live(1000);
            }
            window.dispose();
        } else {
            runScript(input);
        }
        activities.closeAll();
        live(300);   // what the app still writes in the background
    }

    private void runScript(SimulatedInput input) throws Throwable {
        if (SimulatorOptions.hasScript()) {
            new ScriptRunner(SimulatorOptions.script().orElseThrow(), this, activities, screen, input).run();
        }
    }

    /** Ends the session soon; from any thread. */
    void close() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }

    /** The app's time, in milliseconds, at a moment of this computer's {@link System#nanoTime()}. */
    long uptimeAt(long real) {
        return (simulatedStart + skipped + real - realStart) / 1_000_000;
    }

    /** Runs the app for some milliseconds and shows each frame that it draws. */
    void live(long milliseconds) throws Throwable {
        ShadowPausedLooper looper = Shadow.extract(Looper.getMainLooper());
        long end = System.nanoTime() + milliseconds * 1_000_000;
        do {
            looper.poll(Math.max(1, untilNextWork(looper, (end - System.nanoTime()) / 1_000_000)));
            work(looper);
        } while (System.nanoTime() < end && !closed);
    }

    /** The same for the app, with every frame and delayed task in order, but without waiting for the time to pass. */
    void skip(long milliseconds) throws Throwable {
        if (SimulatorOptions.realTime()) {
            live(milliseconds);
            return;
        }
        ShadowPausedLooper looper = Shadow.extract(Looper.getMainLooper());
        long end = skipped + milliseconds * 1_000_000;
        while (skipped < end && !closed) {
            skipped = Math.min(end, skipped + Math.max(1, untilNextWork(looper, milliseconds)) * 1_000_000);
            work(looper);
        }
    }

    private void work(ShadowPausedLooper looper) throws Throwable {
        long now = simulatedStart + skipped + System.nanoTime() - realStart;
        ShadowSystemClock.advanceBy(Duration.ofNanos(now - SystemClock.elapsedRealtimeNanos()));
        looper.idle();
        if (crash.get() != null) {
            throw crash.get();
        }
        activities.tend();
        if (activities.isEmpty()) {
            close();
        } else {
            screen.draw();
        }
    }

    private static long untilNextWork(ShadowPausedLooper looper, long atMost) {
        long now = SystemClock.uptimeMillis();
        long wait = Math.min(100, atMost);
        long task = looper.getNextScheduledTaskTime().toMillis();
        long frame = ShadowChoreographer.getNextVsyncTimeNanos() / 1_000_000;
        wait = task > 0 ? Math.min(wait, task - now) : wait;
        return frame > 0 ? Math.min(wait, frame - now) : wait;
    }
}
