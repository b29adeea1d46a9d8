package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.AuditEventCodec;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import java.util.List;
import java.util.Optional;

/** The content of a log entry: a round or an event. Immutable. */
public record EntryContent(Optional<RoundRecord> round, Optional<AuditEvent> event) {
    /** The kind of the lines of rounds. */
    public static final String ROUND = "round";

    /** @throws UnreadableEntryException if this version of the app cannot read it */
    public static EntryContent read(LogLine line, RoundRecordCodec codec) {
        try {
            return line.kind().equals(ROUND) ? new EntryContent(Optional.of(codec.read(line.text())), Optional.empty())
                    : new EntryContent(Optional.empty(), Optional.of(AuditEventCodec.read(line.kind(), line.text())));
        } catch (IllegalArgumentException unreadable) {
            throw new UnreadableEntryException("Entry " + line.number() + " cannot be read. " + unreadable.getMessage());
        }
    }

    /** The table that it is about. */
    public String table() {
        return round.map(RoundRecord::table).or(() -> event.map(AuditEvent::table)).orElse("");
    }

    public List<MeterChange> meterChanges() {
        return round.map(RoundRecord::meterChanges).or(() -> event.map(AuditEvent::meterChanges)).orElse(List.of());
    }
}
