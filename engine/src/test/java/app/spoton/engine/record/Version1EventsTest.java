package app.spoton.engine.record;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.round.Stage;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;

/** Events and saved rounds of version 1 are read. */
public class Version1EventsTest {
    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());

    @Test
    public void everyEventIsRead() {
        Set<AuditEvent.Kind> kinds = new HashSet<>();
        for (LogLine line : GoldenLines.entries("")) {
            AuditEvent event = AuditEventCodec.read(line.kind(), line.text());
            JsonObject log = JsonObject.of(line.text()).object("log");
            assertEquals(log.text("words"), event.description());
            assertEquals(log.text("by"), event.by());
            assertEquals(log.has("round"), event.correction().isPresent());
            assertEquals(event, AuditEventCodec.read(line.kind(), AuditEventCodec.write(event)));
            kinds.add(event.kind());
        }
        assertEquals(EnumSet.complementOf(EnumSet.of(AuditEvent.Kind.LOG_CREATED, AuditEvent.Kind.LOG_KEY,
                AuditEvent.Kind.CHECKPOINT, AuditEvent.Kind.UNREADABLE_ROUND)), kinds);
    }

    @Test
    public void savedRoundsOfVersion1AreRead() {
        Set<Stage> stages = new HashSet<>();
        for (String line : GoldenLines.lines("saved-rounds-1.jsonl")) {
            RoundRecord record = codec.read(line);
            JsonObject saved = JsonObject.of(line);
            assertEquals(saved.text("table"), record.table());
            assertEquals(saved.object("known").names().size(), record.evidence().origins().size());
            assertEquals(saved.object("story").text("dealer 0"),
                    record.timeline().dealers().isEmpty() ? "" : record.timeline().dealers().get(0));
            stages.add(record.round().stage());
        }
        assertEquals(Set.of(Stage.DEALT, Stage.SHOWN), stages);
    }
}
