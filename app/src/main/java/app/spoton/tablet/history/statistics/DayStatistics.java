package app.spoton.tablet.history.statistics;

import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.database.StatisticRow;
import app.spoton.tablet.history.GamingDay;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts rounds and money by the hour and by the gaming day. */
final class DayStatistics {
    /** Time zones and gaming days begin at whole quarters of an hour. */
    private static final long QUARTER = Duration.ofMinutes(15).toMillis();
    private static final int HOURS = 24;

    private final StatisticsReader reader;
    private final GamingDay gamingDay;

    DayStatistics(StatisticsReader reader, GamingDay gamingDay) {
        this.reader = reader;
        this.gamingDay = gamingDay;
    }

    private static Instant time(StatisticRow row) {
        return Instant.ofEpochMilli(Long.parseLong(row.name) * QUARTER);
    }

    private List<StatisticRow> rounds() {
        return reader.query("SELECT CAST(r.ended / " + QUARTER + " AS TEXT) AS name, '' AS second, count(*) AS count,"
                + " sum(r.`end` = 'confirmed' AND r.returned >= 0) AS one, 0 AS two FROM round r WHERE " + reader.rounds()
                + " GROUP BY r.ended / " + QUARTER);
    }

    /** The hours of the day, beginning with the gaming day's first. */
    List<Statistics.Hour> hours() {
        long[] rounds = new long[HOURS];
        List<Set<LocalDate>> days = new ArrayList<>();
        for (int hour = 0; hour < HOURS; hour++) {
            days.add(new HashSet<>());
        }
        for (StatisticRow row : rounds()) {
            int hour = time(row).atZone(gamingDay.zone()).getHour();
            rounds[hour] += row.count;
            days.get(hour).add(gamingDay.dayOf(time(row)));
        }
        List<Statistics.Hour> hours = new ArrayList<>();
        for (int place = 0; place < HOURS; place++) {
            int hour = (gamingDay.start().getHour() + place) % HOURS;
            hours.add(new Statistics.Hour(hour, rounds[hour], days.get(hour).size()));
        }
        return List.copyOf(hours);
    }

    List<Statistics.Day> days() {
        Map<LocalDate, long[]> days = new TreeMap<>(Comparator.reverseOrder());
        for (StatisticRow row : rounds()) {
            long[] day = days.computeIfAbsent(gamingDay.dayOf(time(row)), one -> new long[2]);
            day[0] += row.count;
            day[1] += row.one;
        }
        Map<LocalDate, long[]> money = new HashMap<>();
        for (StatisticRow row : reader.query("SELECT CAST(r.ended / " + QUARTER + " AS TEXT) AS name, '' AS second, 0 AS count,"
                + " sum(" + StatisticsReader.STAKED + ") AS one, sum(" + StatisticsReader.WON + ") AS two" + reader.steps()
                + " AND r.returned >= 0 GROUP BY r.ended / " + QUARTER)) {
            long[] day = money.computeIfAbsent(gamingDay.dayOf(time(row)), one -> new long[2]);
            day[0] += row.one;
            day[1] += row.two;
        }
        List<Statistics.Day> found = new ArrayList<>();
        days.forEach((day, counts) -> {
            long[] sums = money.getOrDefault(day, new long[2]);
            found.add(new Statistics.Day(day, counts[0], counts[1], Money.ofCents(sums[0]), Money.ofCents(sums[1])));
        });
        return List.copyOf(found);
    }
}
