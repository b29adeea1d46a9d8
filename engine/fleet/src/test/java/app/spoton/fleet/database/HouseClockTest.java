package app.spoton.fleet.database;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.spoton.fleet.SampleExports;
import java.io.IOException;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public class HouseClockTest {
    private static List<QueryRow> at(HouseClock clock, String utc) throws IOException {
        try (FleetDatabase database = FleetDatabase.open(Optional.empty(), clock)) {
            return database.rows("SELECT CAST(house_time(t) AS VARCHAR) AS local, house_shift(house_time(t)) AS shift"
                    + " FROM (SELECT TIMESTAMP '" + utc + "' AS t)");
        }
    }

    @Test
    public void theDayAndShiftAreTheHousesAlsoWhenTheClocksChange() throws IOException {
        // Clocks in Seattle went back at 09:00 UTC on November 1, 2026.
        assertEquals("2026-11-01 01:59:00", at(SampleExports.SEATTLE, "2026-11-01 08:59:00").get(0).text("local"));
        assertEquals("2026-11-01 01:00:00", at(SampleExports.SEATTLE, "2026-11-01 09:00:00").get(0).text("local"));
        assertEquals("Swing", at(SampleExports.SEATTLE, "2026-11-03 07:59:00").get(0).text("shift"));
        assertEquals("Grave", at(SampleExports.SEATTLE, "2026-11-03 08:00:00").get(0).text("shift"));
        assertEquals("Day", at(SampleExports.SEATTLE, "2026-11-03 16:00:00").get(0).text("shift"));
    }

    @Test
    public void beforeTheFirstShiftOfADayTheLastOneContinues() throws IOException {
        HouseClock clock = HouseClock.of(ZoneId.of("UTC"), "Day=10:00,Night=18:30");
        assertEquals("Night", at(clock, "2026-11-03 09:59:00").get(0).text("shift"));
        assertEquals("Day", at(clock, "2026-11-03 18:29:00").get(0).text("shift"));
        assertEquals("Night", at(clock, "2026-11-03 18:30:00").get(0).text("shift"));
    }

    @Test
    public void shiftsThatCannotBeReadAreRefused() {
        for (String wrong : List.of("", "Day", "Day=25:00", "D'ay=08:00", "Day=08:00,")) {
            assertThrows(wrong, FleetError.class, () -> HouseClock.of(ZoneId.of("UTC"), wrong));
        }
    }
}
