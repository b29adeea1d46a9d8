package app.spoton.tablet.history.statistics;

import androidx.sqlite.db.SimpleSQLiteQuery;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.odds.Enumeration;
import app.spoton.tablet.auditlog.database.StatisticRow;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.history.GamingDay;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Calculates statistics from the log. A million rounds take some seconds. */
public final class StatisticsReader {
    private static final int ROUNDS_PER_QUERY = 5000;
    private static final String BONUS = "s.wager IN ('automatic-bonus', 'envy')";
    /** What was staked at a spot; a bonus has no stake of its own. */
    static final String STAKED = "CASE WHEN " + BONUS + " THEN 0 ELSE s.stake END";
    /** What the house won at a spot: the stake if it kept it, less what it paid. */
    static final String WON = "(CASE WHEN " + BONUS + " OR s.stake_back THEN 0 ELSE s.stake END) - s.pay";
    /** Whether the amounts of a spot were counted. */
    static final String COUNTED = "s.stake >= 0 AND s.pay >= 0";

    /** A folded seat without cards: nobody saw them. */
    private static final String UNSEEN = "s.folded AND s.cards = ''";

    private final AuditLogReader log;
    private final Catalog catalog;
    private final StatisticsFilter filter;
    private final GamingDay gamingDay;
    private long from;
    private long to;
    private String rounds = "";

    private StatisticsReader(AuditLogReader log, Catalog catalog, StatisticsFilter filter, GamingDay gamingDay) {
        this.log = log;
        this.catalog = catalog;
        this.filter = filter;
        this.gamingDay = gamingDay;
    }

    public static Statistics read(AuditLogReader log, Catalog catalog, StatisticsFilter filter, GamingDay gamingDay, Instant now) {
        return new StatisticsReader(log, catalog, filter, gamingDay).read(now);
    }

    private Statistics read(Instant now) {
        int days = filter.period().days();
        Instant start = days == 0 ? Instant.EPOCH : gamingDay.startOf(gamingDay.dayOf(now).minusDays(days - 1L));
        rounds = "r.ended >= " + start.toEpochMilli() + " AND " + filter.condition();
        StatisticRow range = query("SELECT '' AS name, '' AS second, count(*) AS count, coalesce(min(number), 0) AS one,"
                + " coalesce(max(number), -1) AS two FROM round r WHERE " + rounds).get(0);
        from = range.one;
        to = range.two;
        rounds = "r.number BETWEEN " + from + " AND " + to + " AND " + rounds;
        DayStatistics byTime = new DayStatistics(this, gamingDay);
        return new Statistics(filter, totals(range.count), byTime.hours(), byTime.days(), hold(), hands(),
                cameraQuestions("dealer"), cameraQuestions("deck"));
    }

    List<StatisticRow> query(String sql) {
        return log.dao().statistics(new SimpleSQLiteQuery(sql, filter.values()));
    }

    /** The condition on a round {@code r}; every query has it once. */
    String rounds() {
        return rounds;
    }

    /** The steps {@code s} of the rounds {@code r}. */
    String steps() {
        return " FROM step s CROSS JOIN round r ON r.number = s.id / 1000 WHERE s.id BETWEEN " + from * 1000 + " AND "
                + (to * 1000 + 999) + " AND s.outcome <> '' AND " + rounds;
    }

    private Statistics.RoundTotals totals(long count) {
        StatisticRow mean = query("SELECT '' AS name, '' AS second, count(*) AS count, coalesce(sum(ended - begun), 0) AS one,"
                + " 0 AS two FROM round r WHERE " + rounds).get(0);
        StatisticRow settled = query("SELECT '' AS name, '' AS second, count(*) AS count, coalesce(sum(r.returned >= 0), 0) AS one,"
                + " 0 AS two FROM round r WHERE r.`end` = 'confirmed' AND " + rounds).get(0);
        return new Statistics.RoundTotals(count, settled.count, settled.one, seconds(),
                mean.count == 0 ? 0 : mean.one / 1000 / mean.count, new CorrectedRounds(log).of(this));
    }

    private List<Statistics.Hold> hold() {
        Map<String, Long> times = new HashMap<>();
        query("SELECT r.game AS name, s.wager AS second, count(*) AS count, 0 AS one, 0 AS two" + steps()
                + " GROUP BY r.game, s.wager").forEach(row -> times.put(row.name + " " + row.second, row.count));
        List<Statistics.Hold> hold = new ArrayList<>();
        for (StatisticRow row : query("SELECT r.game AS name, s.wager AS second, sum(" + COUNTED + ") AS count, sum(CASE WHEN "
                + COUNTED + " THEN " + STAKED + " ELSE 0 END) AS one, sum(CASE WHEN " + COUNTED + " THEN " + WON
                + " ELSE 0 END) AS two" + steps() + " GROUP BY r.game, s.wager ORDER BY r.game, one DESC")) {
            hold.add(new Statistics.Hold(row.name, row.second, times.getOrDefault(row.name + " " + row.second, 0L), row.count,
                    Money.ofCents(row.one), Money.ofCents(row.two)));
        }
        return hold;
    }

    private List<Statistics.Hands> hands() {
        Map<String, Optional<HandFrequencies>> games = new TreeMap<>();
        for (long first = from; first <= to; first += ROUNDS_PER_QUERY) {
            long last = Math.min(to, first + ROUNDS_PER_QUERY - 1);
            for (StatisticRow row : query("SELECT r.game AS name, s.cards AS second, 0 AS count, " + UNSEEN
                    + " AS one, 0 AS two FROM seat s CROSS JOIN round r ON r.number = s.id / 100 WHERE s.id BETWEEN " + first * 100
                    + " AND " + (last * 100 + 99) + " AND s.seat > 0 AND " + rounds)) {
                games.computeIfAbsent(row.name, game -> HandFrequencies.of(catalog, game))
                        .ifPresent(hands -> count(hands, row));
            }
        }
        Enumeration enumeration = new Enumeration();
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
                + " JOIN round r ON r.number = c.round WHERE " + rounds + " GROUP BY r." + column)
                .forEach(row -> later.put(row.name, row.count));
        List<Statistics.CameraQuestions> questions = new ArrayList<>();
        for (StatisticRow row : query("SELECT " + column + " AS name, '' AS second, count(*) AS count, sum(asked) AS one,"
                + " sum(corrected) AS two FROM round r WHERE " + rounds + " GROUP BY " + column)) {
            if (!row.name.isEmpty()) {
                questions.add(new Statistics.CameraQuestions(row.name, row.count, row.one, row.two,
                        later.getOrDefault(row.name, 0L)));
            }
        }
        return questions;
    }

    private List<Long> seconds() {
        Long[] steps = new Long[Statistics.STEPS];
        Arrays.fill(steps, 0L);
        for (StatisticRow row : query("SELECT '' AS name, '' AS second, count(*) AS count, min(max(ended - begun, 0) / "
                + Statistics.STEP_SECONDS * 1000 + ", " + (Statistics.STEPS - 1) + ") AS one, 0 AS two FROM round r WHERE "
                + rounds + " GROUP BY one")) {
            steps[(int) row.one] = row.count;
        }
        return List.of(steps);
    }
}
