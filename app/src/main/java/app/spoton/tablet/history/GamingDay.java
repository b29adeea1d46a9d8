package app.spoton.tablet.history;

import app.spoton.tablet.settings.HousePolicy;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * The house's gaming day. It begins at a time that the house sets, so that a night shift belongs to one day. Immutable.
 */
public record GamingDay(LocalTime start, ZoneId zone) {
    public static GamingDay of(HousePolicy policy, ZoneId zone) {
        return new GamingDay(policy.gamingDayStart(), zone);
    }

    /** The day to which a time belongs. */
    public LocalDate dayOf(Instant time) {
        ZonedDateTime local = time.atZone(zone);
        return local.toLocalTime().isBefore(start) ? local.toLocalDate().minusDays(1) : local.toLocalDate();
    }

    public Instant startOf(LocalDate day) {
        return day.atTime(start).atZone(zone).toInstant();
    }

    /** From the start of a day on, until the end of another; an empty one leaves that end open. */
    public TimeRange range(Optional<LocalDate> from, Optional<LocalDate> to) {
        return new TimeRange(from.map(this::startOf), to.map(last -> startOf(last.plusDays(1))));
    }

    /** The first day of a range; empty if it has no beginning. */
    public Optional<LocalDate> firstDay(TimeRange range) {
        return range.from().map(this::dayOf);
    }

    /** The last day of a range; empty if it has no end. */
    public Optional<LocalDate> lastDay(TimeRange range) {
        return range.to().map(end -> dayOf(end).minusDays(1));
    }
}
