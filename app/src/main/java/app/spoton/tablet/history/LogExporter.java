package app.spoton.tablet.history;

import app.spoton.engine.auditlog.Head;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.tablet.auditlog.AuditLogDao;
import app.spoton.tablet.auditlog.EntryRow;
import app.spoton.tablet.auditlog.JsonFields;
import app.spoton.tablet.auditlog.StoredAuditLog;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.zip.GZIPOutputStream;

/** Writes the log, or what a filter finds of it, to a file. */
final class LogExporter {
    private static final int AT_ONCE = 200;
    private static final byte[] LINE_END = {'\n'};
    private static final String CSV_COLUMNS =
            "entry,round,table,game,dealer,began,ended,end,seat,wager,outcome,stake,pay,odds,hand,say\r\n";

    private final StoredAuditLog log;

    LogExporter(StoredAuditLog log) {
        this.log = log;
    }

    /** Everything, packed, for a backup or for {@code spoton verify}; how many entries that were. */
    long everything(OutputStream out, boolean packed, LongConsumer progress) throws IOException {
        OutputStream buffered = packed ? new GZIPOutputStream(out, 1 << 16) : new BufferedOutputStream(out, 1 << 16);
        Head head = new Head();
        EntryRow last = log.head().orElseThrow(() -> new IOException("The log is empty."));
        for (long from = 1; from <= last.number; from += AT_ONCE) {
            for (LogLine line : log.lines(from, AT_ONCE)) {
                if (line.number() <= last.number) {
                    write(buffered, line);
                    head.add(line.hash());
                }
            }
            progress.accept(head.entries());
        }
        write(buffered, head.line(last.number, last.hash, log.now(), ""));
        buffered.close();
        return head.entries();
    }

    /** The rounds that a filter finds, with the corrections about them, oldest first. */
    long rounds(OutputStream out, RoundFilter filter, LongConsumer progress) throws IOException {
        List<Long> numbers = numbers(filter);
        AuditLogDao dao = log.dao();
        for (long round : List.copyOf(numbers)) {
            dao.corrections(round).forEach(correction -> numbers.add(correction.number));
        }
        Collections.sort(numbers);
        OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        Head head = new Head();
        for (long number : numbers) {
            LogLine line = log.line(number).orElseThrow();
            write(buffered, line);
            head.add(line.hash());
            progress.accept(head.entries());
        }
        EntryRow last = log.head().orElseThrow(() -> new IOException("The log is empty."));
        write(buffered, head.line(last.number, last.hash, log.now(), filter.isAll() ? "rounds" : filter.inWords()));
        buffered.close();
        return head.entries();
    }

    private List<Long> numbers(RoundFilter filter) {
        List<Long> numbers = new ArrayList<>(log.dao().numbers(RoundQuery.numbers(filter, Long.MAX_VALUE,
                Integer.MAX_VALUE)));
        Collections.sort(numbers);
        return numbers;
    }

    private static void write(OutputStream out, LogLine line) throws IOException {
        out.write(line.text().getBytes(StandardCharsets.UTF_8));
        out.write(LINE_END);
    }

    /** One row for each wager, for a spreadsheet. */
    long csv(OutputStream out, RoundFilter filter, LongConsumer progress) throws IOException {
        OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        buffered.write(0xEF);   // A spreadsheet takes a file that begins so for UTF-8.
        buffered.write(0xBB);
        buffered.write(0xBF);
        buffered.write(CSV_COLUMNS.getBytes(StandardCharsets.UTF_8));
        long rows = 0;
        for (long number : numbers(filter)) {
            JsonFields line = JsonFields.of(log.line(number).orElseThrow().text());
            for (LoggedRound.StepView step : LoggedRound.of(line).steps()) {
                buffered.write(row(number, line, step).getBytes(StandardCharsets.UTF_8));
                rows++;
            }
            progress.accept(rows);
        }
        buffered.close();
        return rows;
    }

    private static String row(long number, JsonFields line, LoggedRound.StepView step) {
        JsonFields about = line.object("log");
        return String.join(",", Long.toString(number), cell(line.text("id")), cell(about.text("table")),
                line.text("game"), cell(about.text("dealer")), about.text("begun"), about.text("ended"),
                about.text("end"), Integer.toString(step.seat()), step.wager(), step.outcome(), step.stake().toString(),
                step.pay().toString(), cell(step.odds()), step.hand(), cell(step.say())) + "\r\n";
    }

    /** Quoted; and nothing that a spreadsheet would take for a formula. */
    private static String cell(String text) {
        String safe = !text.isEmpty() && "=+-@\t".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }
}
