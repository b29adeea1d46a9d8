package app.spoton.tablet.history;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.json.LoggedLines;
import app.spoton.engine.money.Money;
import app.spoton.tablet.auditlog.AuditLogDao;
import app.spoton.tablet.auditlog.EventRow;
import app.spoton.tablet.auditlog.JsonFields;
import app.spoton.tablet.auditlog.MeterRow;
import app.spoton.tablet.auditlog.MeterTotalRow;
import app.spoton.tablet.auditlog.RoundRow;
import app.spoton.tablet.auditlog.StoredAuditLog;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Answers a supervisor's questions from the log. To be used on a thread that may wait for the disk. */
final class RoundRepository {
    static final int PAGE = 50;

    private final StoredAuditLog log;
    private final Catalog catalog;

    RoundRepository(StoredAuditLog log, Catalog catalog) {
        this.log = log;
        this.catalog = catalog;
    }

    /** A page of rounds before a number. */
    List<RoundRow> page(RoundFilter filter, long before) {
        return log.dao().rounds(RoundQuery.page(filter, before, PAGE));
    }

    HistoryUiState.Choices choices() {
        AuditLogDao dao = log.dao();
        return new HistoryUiState.Choices(dao.names("table"), dao.names("game"), dao.names("dealer"), dao.names("hand"));
    }

    /** A round as it stood; empty if there is none of that number. */
    Optional<RoundDetails> open(long number) {
        return log.line(number).filter(line -> line.kind().equals("round")).map(this::opened);
    }

    private RoundDetails opened(LogLine line) {
        JsonFields fields = JsonFields.of(line.text());
        JsonFields about = fields.object("log");
        List<RoundDetails.Correction> corrections = log.dao().corrections(line.number()).stream()
                .map(row -> new RoundDetails.Correction(row.number, LoggedRound.at(row.time), row.by, row.words))
                .collect(Collectors.toList());
        return new RoundDetails(line.number(), line.hash(), line.isWhole(), LoggedRound.of(fields), about.text("table"),
                about.text("dealer"), about.time("begun"), about.maybeTime("settled"), about.time("ended"),
                about.text("end"), about.text("reason"), about.text("supervisor"), about.text("deck"),
                about.text("engine"), about.texts("pictures"), List.of(), corrections, Optional.empty(), Optional.empty());
    }

    /** Settles a logged round with the engine of today. */
    RoundDetails.Again settleAgain(RoundDetails opened) {
        byte[] line = log.line(opened.number()).orElseThrow().text().getBytes(StandardCharsets.UTF_8);
        Optional<String> difference = new LoggedLines(catalog).settleAgain(line, 0, line.length);
        if (difference.isEmpty()) {
            return new RoundDetails.Again(List.of());
        }
        WhatIf again = WhatIf.of(opened.round(), catalog);
        List<String> words = new ArrayList<>();
        for (WhatIf.StepDifference step : again.steps()) {
            words.add("Logged: " + step.was().map(LoggedRound.StepView::say).orElse("nothing") + " Now: "
                    + step.wouldBe().map(LoggedRound.StepView::say).orElse("nothing"));
        }
        return new RoundDetails.Again(words.isEmpty() ? List.of(difference.get()) : List.copyOf(words));
    }

    List<HistoryUiState.MeterName> meters() {
        return log.dao().names("meter").stream().map(name -> name.split("\n", 2))
                .map(parts -> new HistoryUiState.MeterName(parts[0], parts[1])).collect(Collectors.toList());
    }

    /** A meter's ledger of some time: its last lines, and whether all of them add up. */
    HistoryUiState.LedgerState ledger(List<HistoryUiState.MeterName> meters, HistoryUiState.MeterName chosen,
            HistoryUiState.Span span) {
        AuditLogDao dao = log.dao();
        long from = first(chosen, span);
        long to = span.to().flatMap(moment -> idFrom(chosen, moment)).orElse(Long.MAX_VALUE);
        List<MeterRow> lines = dao.ledger(chosen.table(), chosen.meter(), from, to, PAGE);
        List<MeterTotalRow> sums = dao.meterSums(chosen.table(), chosen.meter(), from, to);
        Optional<MeterRow> before = dao.meterBefore(chosen.table(), chosen.meter(), from);
        Optional<MeterRow> last = dao.meterBefore(chosen.table(), chosen.meter(), to);
        long began = before.map(row -> row.amountAfter).orElse(0L);
        long amount = began + sums.stream().mapToLong(sum -> sum.amount).sum();
        long reserve = before.map(row -> row.reserveAfter).orElse(0L) + sums.stream().mapToLong(sum -> sum.reserve).sum();
        long stands = last.map(row -> row.amountAfter).orElse(0L);
        long reserveStands = last.map(row -> row.reserveAfter).orElse(0L);
        return new HistoryUiState.LedgerState(meters, Optional.of(chosen), span, lines, lines.size() == PAGE, sums,
                Money.ofCents(began), Money.ofCents(stands), Money.ofCents(reserveStands),
                amount == stands && reserve == reserveStands);
    }

    /** The id of the first line at or after the beginning of a time; behind the last one if there is none. */
    private long first(HistoryUiState.MeterName meter, HistoryUiState.Span span) {
        return span.from().map(moment -> idFrom(meter, moment).orElse(Long.MAX_VALUE)).orElse(0L);
    }

    private Optional<Long> idFrom(HistoryUiState.MeterName meter, Instant moment) {
        return log.dao().meterIdFrom(meter.table(), meter.meter(), moment.toEpochMilli());
    }

    /** The next lines of a ledger. */
    HistoryUiState.LedgerState more(HistoryUiState.LedgerState ledger) {
        HistoryUiState.MeterName meter = ledger.chosen().orElseThrow();
        List<MeterRow> lines = new ArrayList<>(ledger.lines());
        List<MeterRow> next = log.dao().ledger(meter.table(), meter.meter(), first(meter, ledger.span()),
                lines.get(lines.size() - 1).id, PAGE);
        lines.addAll(next);
        return new HistoryUiState.LedgerState(ledger.meters(), ledger.chosen(), ledger.span(), List.copyOf(lines),
                next.size() == PAGE, ledger.sums(), ledger.began(), ledger.stands(), ledger.reserve(), ledger.addsUp());
    }

    HistoryUiState.LogState state(HistoryUiState.LogState before) {
        List<EventRow> happenings = log.dao().happenings(Long.MAX_VALUE, PAGE);
        return log.head().map(head -> new HistoryUiState.LogState(head.number, head.hash, log.isEncrypted(), log.setAside(),
                before.check(), before.wrongRows(), happenings, before.shelf())).orElseGet(() -> new HistoryUiState.LogState(0, "",
                log.isEncrypted(), log.setAside(), Optional.empty(), 0, happenings, before.shelf()));
    }
}
