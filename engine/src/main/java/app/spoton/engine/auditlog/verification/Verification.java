package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.OmittedEntries;
import app.spoton.engine.auditlog.SignedHead;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.LineReader;
import app.spoton.engine.json.LineTooLongException;
import app.spoton.engine.json.log.LoggedLines;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.LongConsumer;
import java.util.zip.ZipException;

/**
 * Checks a log line by line: every entry is whole and follows the one before it, all of them are covered by the signed
 * checkpoint, every round settles the same, every meter is in balance. Continues after a problem, so that all are
 * reported. Not thread-safe, but may use several threads for what needs no other line.
 */
public final class Verification {
    private static final int LINES_BETWEEN_PROGRESS = 10_000;
    /**
     * A file with more lines that are not entries is not a log: billions of empty lines compress to a few kilobytes.
     */
    private static final int MOST_STRAY_LINES = 100_000;
    /** More differences between catalogs than any log has; a file with more is made to exhaust memory. */
    private static final int MOST_PAYTABLES = 1000;

    private final Catalog catalog;
    private final LineCheck check;
    private final Findings findings = new Findings();
    private final EntrySequence sequence = new EntrySequence(findings);
    private final SignatureCheck signatures;
    private final ExportHead counted = new ExportHead();
    private final MeterCheck meters = new MeterCheck();
    private final RoundIdSet rounds = new RoundIdSet();
    private final Set<String> otherPaytables = new HashSet<>();

    private long settled;
    private long strayLines;
    private Optional<LogLine.Tail> head = Optional.empty();
    private String filter = "";

    public Verification(Catalog catalog) {
        this(catalog, VerificationOptions.EXPORT);
    }

    public Verification(Catalog catalog, VerificationOptions options) {
        this.catalog = catalog;
        check = new LineCheck(catalog);
        signatures = new SignatureCheck(options, findings);
    }

    /**
     * All lines of a stream.
     *
     * @param progress is given the number of lines now and then
     */
    public void lines(InputStream in, LongConsumer progress) throws IOException {
        lines(in, progress, Runnable::run);
    }

    /**
     * All lines of a stream. A stream that breaks off or has a line that is too long is read up to that point.
     *
     * @param progress is given the number of lines now and then
     * @param workers hash lines and settle rounds; the results are combined here in the order of the lines
     */
    public void lines(InputStream in, LongConsumer progress, Executor workers) throws IOException {
        try {
            new LineChecks(catalog, workers).each(new LineReader(in), checked -> {
                take(checked);
                if (findings.line() % LINES_BETWEEN_PROGRESS == 0) {
                    progress.accept(findings.line());
                }
            }, () -> strayLines <= MOST_STRAY_LINES);
            if (strayLines > MOST_STRAY_LINES) {
                findings.add(Finding.Kind.UNREADABLE, 0, "too many lines are not log entries; the rest of the file was not read");
            }
        } catch (EOFException half) {
            findings.add(Finding.Kind.CUT_OFF, 0, "the compressed file is cut off after this line");
        } catch (ZipException damaged) {
            findings.add(Finding.Kind.UNREADABLE, 0, "the compressed file is damaged after this line");
        } catch (LineTooLongException tooLong) {
            findings.add(Finding.Kind.UNREADABLE, 0, "after this line: " + tooLong.getMessage());
        }
    }

    /** The next line, without its line end. */
    public void line(byte[] bytes, int from, int length) {
        take(check.check(bytes, from, length));
    }

    private void take(CheckedLine checked) {
        findings.nextLine();
        if (head.isPresent()) {
            findings.add(Finding.Kind.CUT_OFF, 0, "there is something after the head, which must be the last line");
        }
        if (checked.isOmitted()) {
            signatures.omitted(OmittedEntries.read(checked.text()));
            return;
        }
        if (checked.tail().isEmpty()) {
            stray(checked);
            return;
        }
        LogLine.Tail tail = checked.tail().get();
        if (!checked.isWhole()) {
            findings.add(Finding.Kind.CHANGED, tail.number(), "it was changed after it was written: its hash is not "
                    + EntrySequence.shortened(tail.hash()));
        }
        if (checked.isHead()) {
            head(tail, checked.text());
        } else {
            counted.add(tail.hash());
            if (!sequence.follow(tail)) {
                meters.skip();
            }
            signatures.entry(tail, checked);
            content(tail, checked.content());
        }
    }

    private void stray(CheckedLine checked) {
        strayLines++;
        if (!checked.hasOtherLineEnd()) {
            findings.add(Finding.Kind.UNREADABLE, 0, "this line is not a log entry");
        } else if (!findings.has(Finding.Kind.LINE_ENDS)) {
            findings.add(Finding.Kind.LINE_ENDS, 0, "a carriage return was added to the end of this line: another program saved the"
                    + " file. Verify the file as the tablet wrote it");
        }
    }

    private void head(LogLine.Tail tail, String text) {
        head = Optional.of(tail);
        try {
            JsonObject line = JsonObject.of(text);
            if (line.has("head")) {
                JsonObject fields = line.object("head");
                filter = fields.text("filter");
                count(fields);
                signature(fields, tail, text);
                return;
            }
        } catch (IllegalArgumentException broken) {
            // reported below
        }
        findings.add(Finding.Kind.UNREADABLE, 0, "the head does not say what the export holds");
        signatures.unsigned();
    }

    private void count(JsonObject fields) {
        if (fields.number("entries") != counted.entries() || !counted.digest().equals(fields.text("digest"))) {
            findings.add(Finding.Kind.CUT_OFF, 0, "the head names " + fields.text("entries") + " entries with the digest "
                    + EntrySequence.shortened(fields.text("digest")) + "; the file has " + counted.entries() + " with "
                    + EntrySequence.shortened(counted.digest()));
        }
    }

    private void signature(JsonObject fields, LogLine.Tail tail, String text) {
        if (!SignedHead.isClaimedBy(fields)) {
            signatures.unsigned();
            return;
        }
        Optional<SignedHead> signed = SignedHead.read(fields, tail, text);
        if (signed.isPresent()) {
            signatures.head(signed.get(), tail);
        } else {
            signatures.unreadableHead();
        }
    }

    private void content(LogLine.Tail tail, Optional<CheckedLine.Content> read) {
        if (read.isEmpty()) {
            findings.add(Finding.Kind.UNREADABLE, tail.number(), "this line is not a log entry");
            return;
        }
        CheckedLine.Content content = read.get();
        boolean isByOtherRules = !content.engine().isEmpty() && !content.engine().equals(EngineVersion.text());
        content.difference().ifPresent(difference -> findings.add(isByOtherRules ? Finding.Kind.OTHER_RULES
                : Finding.Kind.SETTLEMENT, tail.number(), isByOtherRules ? difference + " (settled by engine "
                + content.engine() + ")" : difference));
        content.otherPaytables().ifPresent(other -> paytables(tail.number(), isByOtherRules, other));
        settled += content.isSettled() ? 1 : 0;
        if (content.round() != 0 && !rounds.add(content.round())) {
            findings.add(Finding.Kind.ROUND_TWICE, tail.number(), "a round with the same id was logged before");
        }
        for (LoggedLines.MeterLine meter : content.meters()) {
            meters.add(content.table(), meter).ifPresent(wrong ->
                    findings.add(Finding.Kind.METER, tail.number(), wrong));
        }
    }

    /** An older catalog is noted once. This engine has only one: an entry of its own with another was not settled by it. */
    private void paytables(long number, boolean isByOtherRules, String other) {
        if (!isByOtherRules) {
            findings.add(Finding.Kind.SETTLEMENT, number, other);
        } else if (otherPaytables.size() == MOST_PAYTABLES || otherPaytables.add(PrintableText.shortened(other))) {
            findings.add(Finding.Kind.OTHER_PAYTABLES, number, other + ". Other entries of the same catalog are not listed");
        }
    }

    /**
     * The report, after all lines were given.
     *
     * @param expected the hash of the head as it is known from elsewhere; empty if it is not
     */
    public VerificationReport report(Optional<String> expected) {
        if (head.isEmpty()) {
            findings.add(Finding.Kind.CUT_OFF, 0, "the file ends without a head: its end was cut off");
            signatures.unsigned();
        } else {
            checkHead(head.get(), expected);
        }
        signatures.since(head.map(LogLine.Tail::number).orElse(sequence.last()));
        long leftOut = sequence.gaps(filter.isEmpty() ? Finding.Kind.REMOVED : Finding.Kind.GAP);
        if (!filter.isEmpty() && head.isPresent()) {
            leftOut += Math.max(0, head.get().number() - sequence.last());
        }
        if (!filter.isEmpty() && signatures.signed().isEmpty()) {
            findings.add(Finding.Kind.NOT_PROVABLE, 0, "an unsigned export by a filter: nothing proves that these entries are"
                    + " the log's own, or that they are all that the filter found");
        }
        return new VerificationReport(new VerificationReport.Extent(counted.entries(), settled, sequence.first(), sequence.last(),
                head.map(LogLine.Tail::previous), PrintableText.shortened(filter), leftOut), findings.problems(), findings.notices(),
                verdicts(), signatures.signed());
    }

    private void checkHead(LogLine.Tail tail, Optional<String> expected) {
        boolean reaches = tail.number() == sequence.last();
        if (reaches ? !tail.previous().equals(sequence.lastHash()) : filter.isEmpty() || sequence.last() > tail.number()) {
            findings.add(Finding.Kind.CUT_OFF, 0, "the log's head was entry " + tail.number() + ", "
                    + EntrySequence.shortened(tail.previous()) + "; the file ends with entry " + sequence.last() + ", "
                    + EntrySequence.shortened(sequence.lastHash()));
        }
        expected.filter(known -> !known.equals(tail.previous())).ifPresent(known -> findings.add(
                Finding.Kind.NOT_CONSISTENT, 0, "the head is " + EntrySequence.shortened(tail.previous()) + ", not "
                + EntrySequence.shortened(known) + " as the tablet shows it"));
    }

    private LogVerdicts verdicts() {
        LogVerdicts.Consistency consistency = findings.has(Finding.Kind.UNREADABLE, Finding.Kind.LINE_ENDS, Finding.Kind.CHANGED,
                Finding.Kind.REPLACED, Finding.Kind.DOUBLED, Finding.Kind.SWAPPED, Finding.Kind.NOT_CONSISTENT)
                ? LogVerdicts.Consistency.CHANGED : findings.has(Finding.Kind.NOT_PROVABLE)
                ? LogVerdicts.Consistency.NOT_PROVABLE : LogVerdicts.Consistency.CONSISTENT;
        LogVerdicts.Completeness completeness = findings.has(Finding.Kind.REMOVED, Finding.Kind.CUT_OFF)
                ? LogVerdicts.Completeness.INCOMPLETE : filter.isEmpty() ? LogVerdicts.Completeness.COMPLETE
                : LogVerdicts.Completeness.PARTIAL;
        LogVerdicts.Settling settling = findings.has(Finding.Kind.SETTLEMENT, Finding.Kind.ROUND_TWICE) ? LogVerdicts.Settling.DIFFERENT
                : findings.has(Finding.Kind.OTHER_RULES) ? LogVerdicts.Settling.OTHER_RULES : LogVerdicts.Settling.SAME;
        return new LogVerdicts(signatures.verdict(), consistency, completeness, settling,
                findings.has(Finding.Kind.METER) ? LogVerdicts.Balance.NOT_BALANCED : LogVerdicts.Balance.BALANCED);
    }
}
