package app.spoton.tablet.trainer.session;

import java.time.Duration;

/** Measures how long something takes, whatever the tablet's clock is set to meanwhile. */
@FunctionalInterface
public interface Stopwatch {
    /** The time since some moment that stays the same. */
    Duration read();
}
