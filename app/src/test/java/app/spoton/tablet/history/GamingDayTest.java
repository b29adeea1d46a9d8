package app.spoton.tablet.history;

import static org.junit.Assert.assertEquals;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.Test;

public class GamingDayTest {
    private static final LocalDate SATURDAY = LocalDate.of(2026, 3, 7);
    private final GamingDay days = new GamingDay(LocalTime.of(6, 0), ZoneId.of("America/Los_Angeles"));

    @Test
    public void aRoundBeforeTheStartBelongsToTheDayBefore() {
        assertEquals(SATURDAY, days.dayOf(Instant.parse("2026-03-07T14:00:00Z")));
        assertEquals(SATURDAY.minusDays(1), days.dayOf(Instant.parse("2026-03-07T13:59:59Z")));
    }

    @Test
    public void aDayEndsWhereTheNextBeginsAlsoWhenTheClocksChange() {
        assertEquals(Instant.parse("2026-03-07T14:00:00Z"), days.startOf(SATURDAY));
        assertEquals("summer time begins on Sunday", Instant.parse("2026-03-08T13:00:00Z"), days.startOf(SATURDAY.plusDays(1)));
    }

    @Test
    public void theDaysOfARangeAreThoseThatWereChosen() {
        TimeRange range = days.range(Optional.of(SATURDAY), Optional.of(SATURDAY.plusDays(1)));
        assertEquals(Optional.of(SATURDAY), days.firstDay(range));
        assertEquals(Optional.of(SATURDAY.plusDays(1)), days.lastDay(range));
        assertEquals(Optional.empty(), days.lastDay(days.range(Optional.of(SATURDAY), Optional.empty())));
        assertEquals(TimeRange.ALL, days.range(Optional.empty(), Optional.empty()));
    }
}
