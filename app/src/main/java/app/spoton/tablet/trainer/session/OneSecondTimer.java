package app.spoton.tablet.trainer.session;

/** Runs a task every second on the main thread until it is stopped. */
@FunctionalInterface
public interface OneSecondTimer {
    /** Stops the timer. */
    @FunctionalInterface
    interface Stop {
        void stop();
    }

    Stop everySecond(Runnable tick);
}
