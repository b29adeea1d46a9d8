package app.spoton.tablet.history.export;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.record.AuditEvent;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.auditlog.writing.EntryContent;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundQuery;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.zip.GZIPOutputStream;

/** Writes the log, or the rounds of a filter, to a file. */
final class LogExporter {
    private static final int BATCH = 200;
    private static final byte[] LINE_END = {'\n'};
    private static final String ALL_ROUNDS = "rounds, their corrections and changes of meters";

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

    /** Writes the entries of a filter, oldest first; the number of entries. */
    long rounds(OutputStream out, RoundFilter filter, LongConsumer progress) throws IOException {
        OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        ExportLines lines = ExportLines.of(stored);
        for (long number : numbers(filter)) {
            if (number <= lines.last()) {
                write(buffered, lines.entry(log.line(number).orElseThrow()));
                progress.accept(lines.entries());
            }
        }
        write(buffered, lines.end(filter.isAll() ? ALL_ROUNDS : filter.description()));
        buffered.close();
        return lines.entries();
    }

    /** The rounds of a filter, their corrections, and what else changed a meter of its tables in its time. */
    private List<Long> numbers(RoundFilter filter) {
        AuditLogDao dao = log.dao();
        List<Long> rounds = dao.numbers(RoundQuery.numbers(filter, Long.MAX_VALUE, Integer.MAX_VALUE));
        Set<Long> numbers = new TreeSet<>(rounds);
        for (long round : rounds) {
            dao.corrections(round).forEach(correction -> numbers.add(correction.number));
        }
        numbers.addAll(dao.numbers(RoundQuery.meterEvents(filter)));
        return List.copyOf(numbers);
    }

    private static void write(OutputStream out, List<String> lines) throws IOException {
        for (String line : lines) {
            out.write(line.getBytes(StandardCharsets.UTF_8));
            out.write(LINE_END);
        }
    }

    /** Writes the entries of a filter for a spreadsheet; the number of rows. */
    long csv(OutputStream out, RoundFilter filter, LongConsumer progress) throws IOException {
        OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        RoundsCsv csv = new RoundsCsv(buffered);
        for (long number : numbers(filter)) {
            EntryContent content = log.content(number).orElseThrow();
            if (content.round().isPresent()) {
                csv.round(number, content.round().get());
            } else {
                event(csv, number, content.event().orElseThrow());
            }
            progress.accept(csv.rows());
        }
        buffered.close();
        return csv.rows();
    }

    private void event(RoundsCsv csv, long number, AuditEvent event) throws IOException {
        if (event.kind() == AuditEvent.Kind.CORRECTION) {
            csv.correction(number, event, log.dao().numberOf(event.about()).flatMap(log::content)
                    .flatMap(EntryContent::round).orElseThrow());
        } else {
            csv.meters(number, event);
        }
    }
}
