package app.spoton.tablet.history;

import androidx.sqlite.db.SimpleSQLiteQuery;
import androidx.sqlite.db.SupportSQLiteQuery;
import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.SearchWords;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A filter as SQL. The words find the rounds, newest first; what words cannot say exactly, columns do. A page goes on behind
 * the last round of the one before, so that the thousandth is as quick as the first.
 */
final class RoundQuery {
    private static final int FEW = 100;

    private final RoundFilter filter;
    private final List<Object> values = new ArrayList<>();
    private final StringBuilder sql = new StringBuilder();

    private RoundQuery(RoundFilter filter) {
        this.filter = filter;
    }

    /** So many rounds before a number. */
    static SupportSQLiteQuery page(RoundFilter filter, long before, int count) {
        return new RoundQuery(filter).build("r.*", before, "LIMIT " + count);
    }

    /** The numbers of all rounds before one. */
    static SupportSQLiteQuery numbers(RoundFilter filter, long before, int count) {
        return new RoundQuery(filter).build("r.number", before, "LIMIT " + count);
    }

    static SupportSQLiteQuery count(RoundFilter filter) {
        return new RoundQuery(filter).build("count(*)", Long.MAX_VALUE, "");
    }

    private SupportSQLiteQuery build(String what, long before, String limit) {
        String words = words();
        String number = "r.number";
        sql.append("SELECT ").append(what);
        if (filter.with().contains(RoundFilter.With.CORRECTION)) {
            sql.append(" FROM (SELECT DISTINCT round FROM correction) c CROSS JOIN round r ON r.number = c.round WHERE 1");
            if (!words.isEmpty()) {
                and("r.number IN (SELECT docid FROM search WHERE words MATCH ?)", words);
            }
        } else if (words.isEmpty()) {
            sql.append(" FROM round r WHERE 1");
        } else {
            number = "s.docid";
            sql.append(" FROM search s CROSS JOIN round r ON r.number = s.docid WHERE s.words MATCH ?");
            values.add(words);
        }
        if (before != Long.MAX_VALUE) {
            and(number + " < ?", before);
        }
        range(number);
        exact();
        if (!limit.isEmpty()) {
            sql.append(" ORDER BY ").append(number).append(" DESC ").append(limit);
        }
        return new SimpleSQLiteQuery(sql.toString(), values.toArray());
    }

    /**
     * Rounds are written in the order in which they end, but for a clock that was set: a time is nearly a place in the order of
     * numbers, and the columns see to the rest. The plus keeps SQLite from sorting by the time. Where many rounds are in the
     * time, a page is full long before its beginning is reached, and nobody needs to look for that.
     */
    private void range(String number) {
        if (filter.from().isEmpty() && filter.to().isEmpty()) {
            return;
        }
        long from = filter.from().map(Instant::toEpochMilli).orElse(Long.MIN_VALUE);
        long to = filter.to().map(Instant::toEpochMilli).orElse(Long.MAX_VALUE);
        String within = " FROM round WHERE ended >= " + from + " AND ended < " + to;
        sql.append(" AND +r.ended >= ").append(from).append(" AND +r.ended < ").append(to);
        if (filter.from().isPresent()) {
            sql.append(" AND ").append(number).append(" >= (SELECT CASE WHEN count(*) < ").append(FEW)
                    .append(" THEN min(number) ELSE 0 END FROM (SELECT number").append(within).append(" LIMIT ").append(FEW)
                    .append("))");
        }
        if (filter.to().isPresent()) {
            sql.append(" AND ").append(number).append(" <= (SELECT max(number)").append(within).append(')');
        }
    }

    private void exact() {
        if (!filter.table().isEmpty()) {
            and("r.table_name = ?", filter.table());
        }
        if (!filter.dealer().isEmpty()) {
            and("r.dealer = ?", filter.dealer());
        }
        filter.paid().filter(amount -> !filter.exactly())
                .ifPresent(amount -> and("r.biggest_pay >= ?", amount.cents()));
        if (filter.with().contains(RoundFilter.With.VOIDED)) {
            sql.append(" AND r.`end` <> 'confirmed'");
        }
    }

    private void and(String condition, Object value) {
        sql.append(" AND ").append(condition);
        values.add(value);
    }

    private String words() {
        List<String> words = new ArrayList<>();
        if (!filter.table().isEmpty()) {
            words.add(SearchWords.forTable(filter.table()));
        }
        if (!filter.game().isEmpty()) {
            words.add(SearchWords.forGame(filter.game()));
        }
        if (!filter.dealer().isEmpty()) {
            words.add(SearchWords.forDealer(filter.dealer()));
        }
        int seat = filter.seat();
        if (!filter.hand().isEmpty()) {
            words.add(seat == 0 ? SearchWords.forHand(filter.hand()) : SearchWords.forHand(seat, filter.hand()));
        }
        if (!filter.outcome().isEmpty()) {
            words.add(seat == 0 ? SearchWords.forOutcome(filter.outcome())
                    : SearchWords.forOutcome(seat, filter.outcome()));
        }
        if (seat != 0 && filter.hand().isEmpty() && filter.outcome().isEmpty()) {
            words.add(SearchWords.forSeat(seat));
        }
        filter.paid().map(Money::cents).ifPresent(cents -> words.add(filter.exactly() ? SearchWords.forPay(cents)
                : SearchWords.forPayOfAtLeast(cents)));
        for (RoundFilter.With with : filter.with()) {
            switch (with) {
                case ASKED -> words.add(SearchWords.ASKED);
                case CARD_CORRECTED -> words.add(SearchWords.CORRECTED);
                case PROGRESSIVE -> words.add(SearchWords.PROGRESSIVE);
                case METER_WON -> words.add(SearchWords.METER_WIN);
                case VOIDED -> words.add(SearchWords.NOT_CONFIRMED);
                case CORRECTION -> { }
            }
        }
        words.add(SearchWords.typed(filter.text()));
        words.removeIf(String::isEmpty);
        return String.join(" ", words);
    }
}
