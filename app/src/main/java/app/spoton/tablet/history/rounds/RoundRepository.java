package app.spoton.tablet.history.rounds;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.DemonstrationTable;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.database.CorrectionRow;
import app.spoton.tablet.auditlog.database.RoundRow;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.auditlog.writing.EntryContent;
import app.spoton.tablet.auditlog.writing.UnreadableEntryException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.inject.Inject;

/** Finds and opens rounds of the log. Use it on a thread that may wait for the disk. */
public final class RoundRepository {
    public static final int PAGE_SIZE = 50;

    private final AuditLogReader log;

    @Inject
    public RoundRepository(AuditLogReader log) {
        this.log = log;
    }

    /** A page of rounds before a number, newest first. */
    public List<RoundRow> page(RoundFilter filter, long before) {
        return log.dao().rounds(RoundQuery.page(filter, before, PAGE_SIZE));
    }

    /** What was corrected of these rounds, by their numbers; a round without a correction is not in it. */
    public Map<Long, CorrectedTotal> corrected(List<RoundRow> rows) {
        Map<Long, CorrectedTotal> corrected = new HashMap<>();
        for (RoundRow row : rows) {
            List<AuditEvent> events = log.dao().corrections(row.number).stream().map(this::event).collect(Collectors.toList());
            if (!events.isEmpty()) {
                corrected.put(row.number, CorrectedTotal.of(events));
            }
        }
        return Map.copyOf(corrected);
    }

    /**
     * The best hand of each round as a dealer says it, by the round's number. The rows hold no ranks, so the rounds are read; one that
     * cannot be read or has no hand is not in it.
     */
    public Map<Long, String> bestHands(List<RoundRow> rows) {
        Map<Long, String> hands = new HashMap<>();
        for (RoundRow row : rows) {
            if (!row.money.bestHand.isEmpty()) {
                round(row.number).flatMap(round -> BestHand.of(round, row.money.bestHand)).ifPresent(hand -> hands.put(row.number, hand));
            }
        }
        return Map.copyOf(hands);
    }

    private Optional<RoundRecord> round(long number) {
        try {
            return log.content(number).flatMap(EntryContent::round);
        } catch (UnreadableEntryException changed) {
            return Optional.empty();
        }
    }

    private AuditEvent event(CorrectionRow row) {
        return log.content(row.number).flatMap(EntryContent::event).orElseThrow(() ->
                new UnreadableEntryException("Entry " + row.number + " cannot be read."));
    }

    public FilterChoices choices() {
        AuditLogDao dao = log.dao();
        List<String> tables = new ArrayList<>(dao.names("table"));
        tables.remove(DemonstrationTable.NAME);
        return new FilterChoices(tables, dao.names("game"), dao.names("dealer"), dao.names("hand"));
    }

    /** A round with its details; empty if no round has that number. */
    public Optional<RoundDetails> open(long number) {
        return log.line(number).filter(line -> line.kind().equals(EntryContent.ROUND)).map(this::details);
    }

    private RoundDetails details(LogLine line) {
        RoundRecord record = log.content(line).round().orElseThrow();
        List<RoundDetails.LoggedCorrection> corrections = log.dao().corrections(line.number()).stream()
                .map(row -> new RoundDetails.LoggedCorrection(row.number, Instant.ofEpochMilli(row.time), row.by, row.words,
                        event(row).correction().map(CorrectedTotal::seats).orElse(List.of())))
                .collect(Collectors.toList());
        return new RoundDetails(new RoundDetails.LoggedEntry(line.number(), line.hash(), line.isWhole()), LoggedRound.of(record),
                corrections);
    }
}
