package app.spoton.tablet.history.statistics;

import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.database.RoundRow;
import app.spoton.tablet.auditlog.database.StatisticRow;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.history.rounds.RoundRepository;
import java.util.List;
import java.util.Optional;

/** What the house won in corrected rounds, as they were settled and as they were corrected. */
final class CorrectedRounds {
    private final AuditLogReader log;

    CorrectedRounds(AuditLogReader log) {
        this.log = log;
    }

    Statistics.Corrected of(StatisticsReader reader) {
        RoundRepository repository = new RoundRepository(log);
        long rounds = 0;
        Money settled = Money.ZERO;
        Money corrected = Money.ZERO;
        for (StatisticRow number : reader.query("SELECT '' AS name, '' AS second, count(*) AS count, r.number AS one, 0 AS two"
                + " FROM correction c CROSS JOIN round r ON r.number = c.round WHERE " + reader.rounds() + " GROUP BY r.number")) {
            rounds++;
            RoundRow row = log.dao().round(number.one).orElseThrow();
            Optional<Money> net = repository.corrected(List.of(row)).get(row.number).net();
            if (net.isPresent() && row.money.returned >= 0) {
                settled = settled.plus(Money.ofCents(row.money.wagered - row.money.returned));
                corrected = corrected.minus(net.get());
            }
        }
        return rounds == 0 ? Statistics.Corrected.NONE : new Statistics.Corrected(rounds, settled, corrected);
    }
}
