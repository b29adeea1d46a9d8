package app.spoton.fleet.database;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.zone.ZoneOffsetTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The house's time zone and its shifts. Logs are in UTC; a pit manager needs the house's days and shifts. */
public final class HouseClock {
    public static final String USUAL_SHIFTS = "Grave=00:00,Day=08:00,Swing=16:00";
    private static final Instant FIRST = Instant.parse("2020-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("2045-01-01T00:00:00Z");
    private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("MMM d, yyyy h:mm a", Locale.US);

    private final ZoneId zone;
    /** The names, by the minute of the day at which each begins. */
    private final NavigableMap<Integer, String> shifts;

    private HouseClock(ZoneId zone, NavigableMap<Integer, String> shifts) {
        this.zone = zone;
        this.shifts = shifts;
    }

    /**
     * The clock of a house.
     *
     * @param shifts as {@link #USUAL_SHIFTS}
     */
    public static HouseClock of(ZoneId zone, String shifts) {
        NavigableMap<Integer, String> begins = new TreeMap<>();
        for (String shift : shifts.split(",", -1)) {
            List<String> parts = List.of(shift.split("=", -1));
            try {
                if (parts.size() != 2 || !parts.get(0).matches("[A-Za-z][A-Za-z0-9 ]*")) {
                    throw new FleetError(refused(shifts));
                }
                begins.put(LocalTime.parse(parts.get(1)).toSecondOfDay() / 60, parts.get(0));
            } catch (DateTimeParseException noTime) {
                throw new FleetError(refused(shifts), noTime);
            }
        }
        return new HouseClock(zone, begins);
    }

    private static String refused(String shifts) {
        return "'" + shifts + "' does not name shifts. Write them as " + USUAL_SHIFTS + ".";
    }

    public String zone() {
        return zone.getId();
    }

    /** The shifts in the order of the day. */
    public List<String> shifts() {
        return List.copyOf(shifts.values());
    }

    /** As {@link #of} reads them. */
    String shiftsText() {
        return shifts.entrySet().stream().map(shift -> String.format(Locale.ROOT, "%s=%02d:%02d", shift.getValue(), shift.getKey() / 60,
                shift.getKey() % 60)).collect(Collectors.joining(","));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HouseClock clock && zone.equals(clock.zone) && shifts.equals(clock.shifts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(zone, shifts);
    }

    @Override
    public String toString() {
        return "--zone " + zone + " --shifts " + shiftsText();
    }

    /** As a person at the house reads it. */
    public String minute(long millis) {
        return MINUTES.format(Instant.ofEpochMilli(millis).atZone(zone));
    }

    /** The macros house_time and house_shift. Offsets are written out: the database needs no time zone data of its own. */
    List<String> macros() {
        StringBuilder time = new StringBuilder("CASE");
        ZoneOffset offset = zone.getRules().getOffset(FIRST);
        for (ZoneOffsetTransition change = zone.getRules().nextTransition(FIRST);
                change != null && change.getInstant().isBefore(LAST);
                change = zone.getRules().nextTransition(change.getInstant())) {
            time.append(" WHEN epoch_ms(t) < ").append(change.getInstant().toEpochMilli()).append(" THEN ")
                    .append(change.getOffsetBefore().getTotalSeconds());
            offset = change.getOffsetAfter();
        }
        time.append(" WHEN true THEN ").append(offset.getTotalSeconds()).append(" END");
        StringBuilder shift = new StringBuilder("CASE");
        List<String> names = new ArrayList<>();
        for (Map.Entry<Integer, String> one : shifts.descendingMap().entrySet()) {
            shift.append(" WHEN date_part('hour', t) * 60 + date_part('minute', t) >= ").append(one.getKey())
                    .append(" THEN '").append(one.getValue()).append('\'');
            names.add(one.getValue());
        }
        // Before the day's first shift begins, the last one of the day before continues.
        shift.append(" ELSE '").append(names.get(0)).append("' END");
        return List.of("CREATE OR REPLACE TEMP MACRO house_time(t) AS t + to_seconds(" + time + ")",
                "CREATE OR REPLACE TEMP MACRO house_shift(t) AS " + shift);
    }
}
