package app.spoton.tablet.trainer.session;

/** A clock's hand: does something every second, on the main thread, until it is stopped. */
@FunctionalInterface
public interface SecondTimer {
    /** Stops it. */
    @FunctionalInterface
    interface Stop {
        void stop();
    }

    Stop everySecond(Runnable tick);
}
