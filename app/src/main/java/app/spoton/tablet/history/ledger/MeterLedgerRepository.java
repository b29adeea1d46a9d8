package app.spoton.tablet.history.ledger;

import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.MeterRow;
import app.spoton.tablet.auditlog.database.MeterTotalRow;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.history.TimeRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.inject.Inject;

/** Reads the ledgers of meters from the log. Use it on a thread that may wait for the disk. */
public final class MeterLedgerRepository {
    static final int PAGE_SIZE = 50;

    private final AuditLogReader log;

    @Inject
    public MeterLedgerRepository(AuditLogReader log) {
        this.log = log;
    }

    /** @param demonstration whether the demonstration table's meters are asked for, or the house's */
    public List<MeterName> meters(boolean demonstration) {
        return log.dao().names("meter").stream().map(name -> name.split("\n", 2))
                .filter(parts -> DemonstrationTable.is(parts[0]) == demonstration)
                .map(parts -> new MeterName(parts[0], parts[1])).collect(Collectors.toList());
    }

    /** A meter's ledger for a time: its newest lines, and whether all of them balance. */
    public LedgerView ledger(MeterName meter, TimeRange time) {
        AuditLogDao dao = log.dao();
        long from = firstId(meter, time);
        long to = endId(meter, time);
        List<MeterRow> rows = dao.ledger(meter.table(), meter.meter(), from, to, PAGE_SIZE);
        List<MeterTotalRow> totals = dao.meterTotals(meter.table(), meter.meter(), from, to);
        Optional<MeterRow> before = dao.meterBefore(meter.table(), meter.meter(), from);
        Optional<MeterRow> last = dao.meterBefore(meter.table(), meter.meter(), to);
        long opening = before.map(row -> row.after.amount).orElse(0L);
        long amount = opening + totals.stream().mapToLong(total -> total.amount).sum();
        long reserve = before.map(row -> row.after.reserve).orElse(0L)
                + totals.stream().mapToLong(total -> total.reserve).sum();
        long current = last.map(row -> row.after.amount).orElse(0L);
        long currentReserve = last.map(row -> row.after.reserve).orElse(0L);
        return new LedgerView(meter, time, new LedgerView.LedgerLines(rows, rows.size() == PAGE_SIZE), new LedgerView.MeterBalance(totals,
                Money.ofCents(opening), Money.ofCents(current), Money.ofCents(currentReserve),
                amount == current && reserve == currentReserve));
    }

    /** The same ledger with its next lines. */
    public LedgerView withMoreLines(LedgerView ledger) {
        MeterName meter = ledger.meter();
        List<MeterRow> rows = new ArrayList<>(ledger.lines().rows());
        List<MeterRow> next = log.dao().ledger(meter.table(), meter.meter(), firstId(meter, ledger.time()),
                rows.get(rows.size() - 1).id, PAGE_SIZE);
        rows.addAll(next);
        return new LedgerView(meter, ledger.time(), new LedgerView.LedgerLines(List.copyOf(rows), next.size() == PAGE_SIZE),
                ledger.balance());
    }

    private long firstId(MeterName meter, TimeRange time) {
        return time.from().map(start -> idFrom(meter, start).orElse(Long.MAX_VALUE)).orElse(0L);
    }

    private long endId(MeterName meter, TimeRange time) {
        return time.to().flatMap(end -> idFrom(meter, end)).orElse(Long.MAX_VALUE);
    }

    private Optional<Long> idFrom(MeterName meter, Instant time) {
        return log.dao().meterIdFrom(meter.table(), meter.meter(), time.toEpochMilli());
    }
}
