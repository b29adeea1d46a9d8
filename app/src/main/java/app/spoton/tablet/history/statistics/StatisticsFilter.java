package app.spoton.tablet.history.statistics;

import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.history.rounds.RoundFilter;
import java.util.ArrayList;
import java.util.List;

/**
 * Selects the rounds to count. Immutable.
 *
 * @param dealt table, game and dealer; an empty one does not restrict
 * @param demonstration whether to count the rounds of the demonstration table, and no others
 */
public record StatisticsFilter(Statistics.Period period, RoundFilter.Dealt dealt, boolean demonstration) {
    public static final StatisticsFilter INITIAL = new StatisticsFilter(Statistics.Period.MONTH, RoundFilter.ALL.dealt(), false);

    public StatisticsFilter with(Statistics.Period next) {
        return new StatisticsFilter(next, dealt, demonstration);
    }

    public StatisticsFilter with(RoundFilter.Dealt next) {
        return new StatisticsFilter(period, next, demonstration);
    }

    StatisticsFilter withDemonstration(boolean only) {
        return new StatisticsFilter(period, dealt, only);
    }

    /** The condition on a round {@code r} of a query; its values are {@link #values}. */
    String condition() {
        StringBuilder sql = new StringBuilder("r.table_name ").append(demonstration ? "=" : "<>").append(" ?");
        sql.append(dealt.table().isEmpty() ? "" : " AND r.table_name = ?");
        sql.append(dealt.game().isEmpty() ? "" : " AND r.game = ?");
        return sql.append(dealt.dealer().isEmpty() ? "" : " AND r.dealer = ?").toString();
    }

    Object[] values() {
        List<Object> values = new ArrayList<>(List.of(DemonstrationTable.NAME, dealt.table(), dealt.game(), dealt.dealer()));
        values.removeIf(value -> value.equals(""));
        return values.toArray();
    }
}
