package app.spoton.tablet.trainer.session;

import java.time.Duration;

/** Measures time independently of the tablet's clock, which may be changed meanwhile. */
@FunctionalInterface
public interface Stopwatch {
    /** The time since a fixed moment. */
    Duration elapsed();
}
