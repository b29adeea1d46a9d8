package app.spoton.tablet.history;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.json.LoggedLines;
import app.spoton.engine.money.Money;
import app.spoton.tablet.log.Fields;
import app.spoton.tablet.log.HappeningRow;
import app.spoton.tablet.log.LogDao;
import app.spoton.tablet.log.MeterRow;
import app.spoton.tablet.log.MeterSum;
import app.spoton.tablet.log.RoundLog;
import app.spoton.tablet.log.RoundRow;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Answers a supervisor's questions from the log. To be used on a thread that may wait for the disk. */
final class RoundReading {
    static final int PAGE = 50;

    private final RoundLog log;
    private final Catalog catalog;

    RoundReading(RoundLog log, Catalog catalog) {
        this.log = log;
        this.catalog = catalog;
    }

    /** A page of rounds before a number. */
    List<RoundRow> page(Filter filter, long before) {
        return log.dao().rounds(RoundQuery.page(filter, before, PAGE));
    }

    HistoryState.Choices choices() {
        LogDao dao = log.dao();
        return new HistoryState.Choices(dao.names("table"), dao.names("game"), dao.names("dealer"), dao.names("hand"));
    }

    /** A round as it stood; empty if there is none of that number. */
    Optional<OpenedRound> open(long number) {
        return log.line(number).filter(line -> line.kind().equals("round")).map(this::opened);
    }

    private OpenedRound opened(LogLine line) {
        Fields fields = Fields.of(line.text());
        Fields about = fields.object("log");
        List<OpenedRound.Correction> corrections = log.dao().corrections(line.number()).stream()
                .map(row -> new OpenedRound.Correction(row.number, RoundView.at(row.time), row.by, row.words))
                .collect(Collectors.toList());
        return new OpenedRound(line.number(), line.hash(), line.isWhole(), RoundView.of(fields), about.text("table"),
                about.text("dealer"), about.time("begun"), about.maybeTime("settled"), about.time("ended"),
                about.text("end"), about.text("reason"), about.text("supervisor"), about.text("deck"),
                about.text("engine"), about.texts("pictures"), List.of(), corrections, Optional.empty(), Optional.empty());
    }

    /** Settles a logged round with the engine of today. */
    OpenedRound.Again settleAgain(OpenedRound opened) {
        byte[] line = log.line(opened.number()).orElseThrow().text().getBytes(StandardCharsets.UTF_8);
        Optional<String> difference = new LoggedLines(catalog).settleAgain(line, 0, line.length);
        if (difference.isEmpty()) {
            return new OpenedRound.Again(List.of());
        }
        WhatIf again = WhatIf.of(opened.round(), catalog);
        List<String> words = new ArrayList<>();
        for (WhatIf.StepDifference step : again.steps()) {
            words.add("Logged: " + step.was().map(RoundView.StepView::say).orElse("nothing") + " Now: "
                    + step.wouldBe().map(RoundView.StepView::say).orElse("nothing"));
        }
        return new OpenedRound.Again(words.isEmpty() ? List.of(difference.get()) : List.copyOf(words));
    }

    List<HistoryState.MeterName> meters() {
        return log.dao().names("meter").stream().map(name -> name.split("\n", 2))
                .map(parts -> new HistoryState.MeterName(parts[0], parts[1])).collect(Collectors.toList());
    }

    /** A meter's ledger of some time: its last lines, and whether all of them add up. */
    HistoryState.LedgerState ledger(List<HistoryState.MeterName> meters, HistoryState.MeterName chosen,
            HistoryState.Span span) {
        LogDao dao = log.dao();
        long from = first(chosen, span);
        long to = span.to().flatMap(moment -> idFrom(chosen, moment)).orElse(Long.MAX_VALUE);
        List<MeterRow> lines = dao.ledger(chosen.table(), chosen.meter(), from, to, PAGE);
        List<MeterSum> sums = dao.meterSums(chosen.table(), chosen.meter(), from, to);
        Optional<MeterRow> before = dao.meterBefore(chosen.table(), chosen.meter(), from);
        Optional<MeterRow> last = dao.meterBefore(chosen.table(), chosen.meter(), to);
        long began = before.map(row -> row.amountAfter).orElse(0L);
        long amount = began + sums.stream().mapToLong(sum -> sum.amount).sum();
        long reserve = before.map(row -> row.reserveAfter).orElse(0L) + sums.stream().mapToLong(sum -> sum.reserve).sum();
        long stands = last.map(row -> row.amountAfter).orElse(0L);
        long reserveStands = last.map(row -> row.reserveAfter).orElse(0L);
        return new HistoryState.LedgerState(meters, Optional.of(chosen), span, lines, lines.size() == PAGE, sums,
                Money.ofCents(began), Money.ofCents(stands), Money.ofCents(reserveStands),
                amount == stands && reserve == reserveStands);
    }

    /** The id of the first line at or after the beginning of a time; behind the last one if there is none. */
    private long first(HistoryState.MeterName meter, HistoryState.Span span) {
        return span.from().map(moment -> idFrom(meter, moment).orElse(Long.MAX_VALUE)).orElse(0L);
    }

    private Optional<Long> idFrom(HistoryState.MeterName meter, Instant moment) {
        return log.dao().meterIdFrom(meter.table(), meter.meter(), moment.toEpochMilli());
    }

    /** The next lines of a ledger. */
    HistoryState.LedgerState more(HistoryState.LedgerState ledger) {
        HistoryState.MeterName meter = ledger.chosen().orElseThrow();
        List<MeterRow> lines = new ArrayList<>(ledger.lines());
        List<MeterRow> next = log.dao().ledger(meter.table(), meter.meter(), first(meter, ledger.span()),
                lines.get(lines.size() - 1).id, PAGE);
        lines.addAll(next);
        return new HistoryState.LedgerState(ledger.meters(), ledger.chosen(), ledger.span(), List.copyOf(lines),
                next.size() == PAGE, ledger.sums(), ledger.began(), ledger.stands(), ledger.reserve(), ledger.addsUp());
    }

    HistoryState.LogState state(HistoryState.LogState before) {
        List<HappeningRow> happenings = log.dao().happenings(Long.MAX_VALUE, PAGE);
        return log.head().map(head -> new HistoryState.LogState(head.number, head.hash, log.isEncrypted(), log.setAside(),
                before.check(), before.wrongRows(), happenings, before.shelf())).orElseGet(() -> new HistoryState.LogState(0, "",
                log.isEncrypted(), log.setAside(), Optional.empty(), 0, happenings, before.shelf()));
    }
}
