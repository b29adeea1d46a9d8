package app.spoton.tablet.history;

import java.time.Instant;
import java.util.Optional;

/** A range from one time to another; either end may be open. Immutable. */
public record TimeRange(Optional<Instant> from, Optional<Instant> to) {
    public static final TimeRange ALL = new TimeRange(Optional.empty(), Optional.empty());
}
