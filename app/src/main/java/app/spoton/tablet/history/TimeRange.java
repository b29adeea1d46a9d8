package app.spoton.tablet.history;

import java.time.Instant;
import java.util.Optional;

/** From a time on, and up to a time; either end may be open. Immutable. */
public record TimeRange(Optional<Instant> from, Optional<Instant> to) {
    public static final TimeRange ALL = new TimeRange(Optional.empty(), Optional.empty());
}
