package app.spoton.tablet.history.rounds;

import androidx.sqlite.db.SimpleSQLiteQuery;
import androidx.sqlite.db.SupportSQLiteQuery;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.auditlog.writing.SearchWords;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A filter as SQL. The full-text index finds the rounds, newest first; columns check what words cannot express exactly.
 * A page starts after the last round of the previous one, so the thousandth page is as fast as the first.
 */
public final class RoundQuery {
    private static final int FEW = 100;

    private final RoundFilter filter;
    private final List<Object> values = new ArrayList<>();
    private final StringBuilder sql = new StringBuilder();

    private RoundQuery(RoundFilter filter) {
        this.filter = filter;
    }

    /** A page of rounds before a number. */
    static SupportSQLiteQuery page(RoundFilter filter, long before, int count) {
        return new RoundQuery(filter).build("r.*", before, "LIMIT " + count);
    }

    /** The numbers of all rounds before one. */
    public static SupportSQLiteQuery numbers(RoundFilter filter, long before, int count) {
        return new RoundQuery(filter).build("r.number", before, "LIMIT " + count);
    }

    static SupportSQLiteQuery count(RoundFilter filter) {
        return new RoundQuery(filter).build("count(*)", Long.MAX_VALUE, "");
    }

    /** The numbers of entries that are no rounds and changed a meter of the filter's tables in its time. */
    public static SupportSQLiteQuery meterEvents(RoundFilter filter) {
        List<Object> values = new ArrayList<>(List.of(AuditEvent.Kind.METER.id(), DemonstrationTable.NAME));
        StringBuilder sql = new StringBuilder("SELECT number FROM happening WHERE kind = ? AND table_name "
                + (filter.isDemonstration() ? "= ?" : "<> ?"));
        if (!filter.dealt().table().isEmpty()) {
            sql.append(" AND table_name = ?");
            values.add(filter.dealt().table());
        }
        filter.time().from().ifPresent(start -> sql.append(" AND time >= ").append(start.toEpochMilli()));
        filter.time().to().ifPresent(end -> sql.append(" AND time < ").append(end.toEpochMilli()));
        return new SimpleSQLiteQuery(sql.toString(), values.toArray());
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
     * Rounds are numbered in the order in which they end, unless the clock was changed, so a time range is nearly a range of
     * numbers; the column checks the rest. The plus keeps SQLite from sorting by the time. If many rounds are in the range, a
     * page is full long before its start is reached, so the start is not looked up.
     */
    private void range(String number) {
        if (filter.time().from().isEmpty() && filter.time().to().isEmpty()) {
            return;
        }
        long from = filter.time().from().map(Instant::toEpochMilli).orElse(Long.MIN_VALUE);
        long to = filter.time().to().map(Instant::toEpochMilli).orElse(Long.MAX_VALUE);
        String within = " FROM round WHERE ended >= " + from + " AND ended < " + to;
        sql.append(" AND +r.ended >= ").append(from).append(" AND +r.ended < ").append(to);
        if (filter.time().from().isPresent()) {
            sql.append(" AND ").append(number).append(" >= (SELECT CASE WHEN count(*) < ").append(FEW)
                    .append(" THEN min(number) ELSE 0 END FROM (SELECT number").append(within).append(" LIMIT ").append(FEW)
                    .append("))");
        }
        if (filter.time().to().isPresent()) {
            sql.append(" AND ").append(number).append(" <= (SELECT max(number)").append(within).append(')');
        }
    }

    private void exact() {
        and(filter.isDemonstration() ? "r.table_name = ?" : "r.table_name <> ?", DemonstrationTable.NAME);
        if (!filter.dealt().table().isEmpty()) {
            and("r.table_name = ?", filter.dealt().table());
        }
        if (!filter.dealt().dealer().isEmpty()) {
            and("r.dealer = ?", filter.dealt().dealer());
        }
        filter.paid().amount().filter(amount -> !filter.paid().exactly())
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
        if (!filter.dealt().table().isEmpty()) {
            words.add(SearchWords.forTable(filter.dealt().table()));
        }
        if (!filter.dealt().game().isEmpty()) {
            words.add(SearchWords.forGame(filter.dealt().game()));
        }
        if (!filter.dealt().dealer().isEmpty()) {
            words.add(SearchWords.forDealer(filter.dealt().dealer()));
        }
        int seat = filter.held().seat();
        if (!filter.held().hand().isEmpty()) {
            words.add(seat == 0 ? SearchWords.forHand(filter.held().hand()) : SearchWords.forHand(seat, filter.held().hand()));
        }
        if (!filter.held().outcome().isEmpty()) {
            words.add(seat == 0 ? SearchWords.forOutcome(filter.held().outcome())
                    : SearchWords.forOutcome(seat, filter.held().outcome()));
        }
        if (seat != 0 && filter.held().hand().isEmpty() && filter.held().outcome().isEmpty()) {
            words.add(SearchWords.forSeat(seat));
        }
        filter.paid().amount().map(Money::cents).ifPresent(cents -> words.add(filter.paid().exactly() ? SearchWords.forPay(cents)
                : SearchWords.forPayOfAtLeast(cents)));
        for (RoundFilter.With with : filter.with()) {
            switch (with) {
                case ASKED -> words.add(SearchWords.ASKED);
                case CARD_CORRECTED -> words.add(SearchWords.CORRECTED);
                case PROGRESSIVE -> words.add(SearchWords.PROGRESSIVE);
                case METER_WON -> words.add(SearchWords.METER_WIN);
                case VOIDED -> words.add(SearchWords.NOT_CONFIRMED);
                case CORRECTION, DEMONSTRATION -> { }
            }
        }
        words.add(SearchWords.typed(filter.text()));
        words.removeIf(String::isEmpty);
        return String.join(" ", words);
    }
}
