package app.spoton.tablet.history.statistics;

import androidx.sqlite.db.SimpleSQLiteQuery;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.odds.Enumeration;
import app.spoton.tablet.auditlog.database.StatisticRow;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Calculates statistics from the log. A million rounds take some seconds. */
public final class StatisticsReader {
    private static final int ROUNDS_PER_QUERY = 5000;
    private static final long HOUR = Duration.ofHours(1).toMillis();
    /** What the house won at a spot: the stake if it kept it, less what it paid. */
    private static final String WON = "sum((CASE WHEN s.wager IN ('automatic-bonus', 'envy') THEN 0"
            + " WHEN s.stake_back THEN 0 ELSE s.stake END) - s.pay)";

    /** A folded seat without cards: nobody saw them. */
    private static final String UNSEEN = "s.folded AND s.cards = ''";

    private final AuditLogReader log;
    private final Catalog catalog;
    private final ZoneId zone;
    private final Enumeration enumeration = new Enumeration();
    private long from;
    private long to;

    public StatisticsReader(AuditLogReader log, Catalog catalog, ZoneId zone) {
        this.log = log;
        this.catalog = catalog;
        this.zone = zone;
    }

    public Statistics read(Statistics.Period period, Instant now) {
        Instant start = period.days() == 0 ? Instant.EPOCH : now.minus(Duration.ofDays(period.days()));
        StatisticRow range = query("SELECT '' AS name, '' AS second, count(*) AS count, coalesce(min(number), 0) AS one,"
                + " coalesce(max(number), -1) AS two FROM round WHERE ended >= " + start.toEpochMilli()).get(0);
        from = range.one;
        to = range.two;
        List<Long> seconds = seconds();
        StatisticRow mean = query("SELECT '' AS name, '' AS second, count(*) AS count, coalesce(sum(ended - begun), 0) AS one,"
                + " 0 AS two FROM round r WHERE " + rounds()).get(0);
        return new Statistics(period, range.count, hours(), hold(), hands(), cameraQuestions("dealer"), cameraQuestions("deck"), seconds,
                mean.count == 0 ? 0 : mean.one / 1000 / mean.count);
    }

    private List<StatisticRow> query(String sql) {
        return log.dao().statistics(new SimpleSQLiteQuery(sql));
    }

    private String rounds() {
        return "r.number BETWEEN " + from + " AND " + to;
    }

    private List<Statistics.Hour> hours() {
        long[] rounds = new long[24];
        List<Set<Long>> days = new ArrayList<>();
        for (int hour = 0; hour < 24; hour++) {
            days.add(new HashSet<>());
        }
        for (StatisticRow row : query("SELECT '' AS name, '' AS second, count(*) AS count, ended / " + HOUR
                + " AS one, 0 AS two FROM round r WHERE " + rounds() + " GROUP BY ended / " + HOUR)) {
            ZonedDateTime local = Instant.ofEpochMilli(row.one * HOUR).atZone(zone);
            rounds[local.getHour()] += row.count;
            days.get(local.getHour()).add(local.toLocalDate().toEpochDay());
        }
        List<Statistics.Hour> hours = new ArrayList<>();
        for (int hour = 0; hour < 24; hour++) {
            hours.add(new Statistics.Hour(hour, rounds[hour], days.get(hour).size()));
        }
        return hours;
    }

    private List<Statistics.Hold> hold() {
        List<Statistics.Hold> hold = new ArrayList<>();
        for (StatisticRow row : query("SELECT r.game AS name, s.wager AS second, count(*) AS count, sum(CASE WHEN s.wager IN"
                + " ('automatic-bonus', 'envy') THEN 0 ELSE s.stake END) AS one, " + WON + " AS two FROM step s CROSS JOIN"
                + " round r ON r.number = s.id / 1000 WHERE s.id BETWEEN " + from * 1000 + " AND " + (to * 1000 + 999)
                + " AND s.outcome <> '' GROUP BY r.game, s.wager ORDER BY r.game, one DESC")) {
            hold.add(new Statistics.Hold(row.name, row.second, row.count, Money.ofCents(row.one), Money.ofCents(row.two)));
        }
        return hold;
    }

    private List<Statistics.Hands> hands() {
        Map<String, Optional<HandFrequencies>> games = new TreeMap<>();
        for (long first = from; first <= to; first += ROUNDS_PER_QUERY) {
            long last = Math.min(to, first + ROUNDS_PER_QUERY - 1);
            for (StatisticRow row : query("SELECT r.game AS name, s.cards AS second, 0 AS count, " + UNSEEN
                    + " AS one, 0 AS two FROM seat s CROSS JOIN round r ON r.number = s.id / 100 WHERE s.id BETWEEN " + first * 100 + " AND "
                    + (last * 100 + 99) + " AND s.seat > 0")) {
                games.computeIfAbsent(row.name, game -> HandFrequencies.of(catalog, game))
                        .ifPresent(hands -> count(hands, row));
            }
        }
        List<Statistics.Hands> hands = new ArrayList<>();
        games.values().forEach(game -> game.ifPresent(counted -> hands.add(counted.hands(enumeration))));
        return hands;
    }

    private static void count(HandFrequencies hands, StatisticRow row) {
        if (row.one == 0) {
            hands.add(row.second);
        } else {
            hands.addUnseen();
        }
    }

    private List<Statistics.CameraQuestions> cameraQuestions(String column) {
        Map<String, Long> later = new TreeMap<>();
        query("SELECT r." + column + " AS name, '' AS second, count(*) AS count, 0 AS one, 0 AS two FROM correction c CROSS"
                + " JOIN round r ON r.number = c.round WHERE " + rounds() + " GROUP BY r." + column)
                .forEach(row -> later.put(row.name, row.count));
        List<Statistics.CameraQuestions> questions = new ArrayList<>();
        for (StatisticRow row : query("SELECT " + column + " AS name, '' AS second, count(*) AS count, sum(asked) AS one,"
                + " sum(corrected) AS two FROM round r WHERE " + rounds() + " GROUP BY " + column)) {
            if (!row.name.isEmpty()) {
                questions.add(new Statistics.CameraQuestions(row.name, row.count, row.one, row.two,
                        later.getOrDefault(row.name, 0L)));
            }
        }
        return questions;
    }

    private List<Long> seconds() {
        Long[] steps = new Long[Statistics.STEPS];
        java.util.Arrays.fill(steps, 0L);
        for (StatisticRow row : query("SELECT '' AS name, '' AS second, count(*) AS count, min(max(ended - begun, 0) / "
                + Statistics.STEP_SECONDS * 1000 + ", " + (Statistics.STEPS - 1) + ") AS one, 0 AS two FROM round r WHERE "
                + rounds() + " GROUP BY one")) {
            steps[(int) row.one] = row.count;
        }
        return List.of(steps);
    }
}
