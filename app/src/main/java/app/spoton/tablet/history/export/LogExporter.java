package app.spoton.tablet.history.export;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.auditlog.writing.EntryContent;
import app.spoton.tablet.history.rounds.LoggedRound;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundQuery;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.zip.GZIPOutputStream;

/** Writes the log, or the rounds of a filter, to a file. */
final class LogExporter {
    private static final int BATCH = 200;
    private static final byte[] LINE_END = {'\n'};
    private static final String CSV_COLUMNS =
            "entry,round,table,game,dealer,began,ended,end,seat,wager,outcome,stake,pay,odds,hand,say\r\n";

    private final StoredAuditLog stored;
    private final AuditLogReader log;

    LogExporter(StoredAuditLog stored) {
        this.stored = stored;
        this.log = stored.reader();
    }

    /** Writes the whole log, for a backup or for {@code spoton verify}; the number of entries. */
    long wholeLog(OutputStream out, boolean compressed, LongConsumer progress) throws IOException {
        OutputStream buffered = compressed ? new GZIPOutputStream(out, 1 << 16) : new BufferedOutputStream(out, 1 << 16);
        ExportLines lines = ExportLines.of(stored);
        for (long from = 1; from <= lines.last(); from += BATCH) {
            for (LogLine line : log.lines(from, BATCH)) {
                if (line.number() <= lines.last()) {
                    write(buffered, lines.entry(line));
                }
            }
            progress.accept(lines.entries());
        }
        write(buffered, lines.end(""));
        buffered.close();
        return lines.entries();
    }

    /** Writes the rounds of a filter and their corrections, oldest first; the number of entries. */
    long rounds(OutputStream out, RoundFilter filter, LongConsumer progress) throws IOException {
        List<Long> numbers = numbers(filter);
        AuditLogDao dao = log.dao();
        for (long round : List.copyOf(numbers)) {
            dao.corrections(round).forEach(correction -> numbers.add(correction.number));
        }
        Collections.sort(numbers);
        OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        ExportLines lines = ExportLines.of(stored);
        for (long number : numbers) {
            if (number <= lines.last()) {
                write(buffered, lines.entry(log.line(number).orElseThrow()));
                progress.accept(lines.entries());
            }
        }
        write(buffered, lines.end(filter.isAll() ? "rounds" : filter.description()));
        buffered.close();
        return lines.entries();
    }

    private List<Long> numbers(RoundFilter filter) {
        List<Long> numbers = new ArrayList<>(log.dao().numbers(RoundQuery.numbers(filter, Long.MAX_VALUE,
                Integer.MAX_VALUE)));
        Collections.sort(numbers);
        return numbers;
    }

    private static void write(OutputStream out, List<String> lines) throws IOException {
        for (String line : lines) {
            out.write(line.getBytes(StandardCharsets.UTF_8));
            out.write(LINE_END);
        }
    }

    /** Writes one row for each wager, for a spreadsheet; the number of rows. */
    long csv(OutputStream out, RoundFilter filter, LongConsumer progress) throws IOException {
        OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        buffered.write(0xEF);   // Spreadsheets recognize UTF-8 by this byte order mark.
        buffered.write(0xBB);
        buffered.write(0xBF);
        buffered.write(CSV_COLUMNS.getBytes(StandardCharsets.UTF_8));
        long rows = 0;
        for (long number : numbers(filter)) {
            RoundRecord record = log.content(number).flatMap(EntryContent::round).orElseThrow();
            for (LoggedRound.StepView step : LoggedRound.of(record).steps()) {
                buffered.write(row(number, record, step).getBytes(StandardCharsets.UTF_8));
                rows++;
            }
            progress.accept(rows);
        }
        buffered.close();
        return rows;
    }

    private static String row(long number, RoundRecord record, LoggedRound.StepView step) {
        return String.join(",", Long.toString(number), cell(record.id()), cell(record.table()), record.game().id(),
                cell(record.timeline().dealer()), text(record.timeline().begun()), text(record.timeline().ended()),
                record.ending().end().map(RoundEnd::id).orElse(""), Integer.toString(step.seat()), step.wager(),
                step.payment().outcome(), step.payment().stake(), step.payment().pay(), cell(step.payment().odds()),
                step.hand().name(), cell(step.sentence())) + "\r\n";
    }

    private static String text(Optional<Instant> time) {
        return time.map(Instant::toString).orElse("");
    }

    /** Quoted, and never a formula. */
    private static String cell(String text) {
        String safe = !text.isEmpty() && "=+-@\t\r\n".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }
}
