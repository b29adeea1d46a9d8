package app.spoton.engine.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.Verification;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.Rounds;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Files written by version 1 of the app remain readable and verifiable. */
public class Version1Test {
    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());

    @Test
    public void aLogOfVersion1VerifiesByteForByte() {
        Verification.Report report = SampleLog.verify(GoldenLines.bytes("log-1.jsonl"));
        assertEquals(List.of(), report.findings());
        assertTrue(report.settled() > 40);
    }

    @Test
    public void theSettlementThatWasLoggedIsTheOneThatIsRead() {
        for (LogLine line : GoldenLines.entries("round")) {
            RoundRecord record = codec.read(line.text());
            JsonObject logged = JsonObject.of(line.text());
            assertEquals(logged.has("settlement"), record.settlement().isPresent());
            record.settlement().ifPresent(settlement -> assertEquals(withoutWords(logged.object("settlement").toString()),
                    withoutWords(Json.canonical(Rounds.write(record.id(), settlement)))));
        }
    }

    /** A later engine may word the dealer's sentences differently. */
    private static String withoutWords(String settlement) {
        return settlement.replaceAll(",\"(say|rule|source)\":\"([^\"\\\\]|\\\\.)*\"", "");
    }

    @Test
    public void aLoggedRoundIsSettledTheSameAgain() {
        for (LogLine line : GoldenLines.entries("round")) {
            RoundRecord record = codec.read(line.text());
            record.settlement().ifPresent(settlement -> assertEquals(line.text(),
                    withoutWords(Rounds.write("", settlement)),
                    withoutWords(Rounds.write("", record.game().settle(record.round())))));
        }
    }

    @Test
    public void inventedCardsAreReadAsUnseenSeats() {
        int unseen = 0;
        for (LogLine line : GoldenLines.entries("round")) {
            JsonObject logged = JsonObject.of(line.text());
            Set<String> seats = new HashSet<>(logged.texts("unseen"));
            RoundRecord record = codec.read(line.text());
            for (Seat seat : record.round().seats()) {
                assertEquals(seats.contains(Integer.toString(seat.number())), seat.isUnseen());
                assertTrue(!seat.isUnseen() || seat.cards().size() == 0);
                unseen += seat.isUnseen() ? 1 : 0;
            }
            assertFalse(JsonObject.of(codec.write(record)).has("unseen"));
        }
        assertEquals(3, unseen);
    }

    @Test
    public void dealersTimesAndCardOriginsAreRead() {
        Set<RoundEnd> ends = new HashSet<>();
        Set<CardOrigin> origins = new HashSet<>();
        Set<MeterChange.Kind> changes = new HashSet<>();
        Set<String> supervisors = new HashSet<>();
        for (LogLine line : GoldenLines.entries("round")) {
            RoundRecord record = codec.read(line.text());
            JsonObject log = JsonObject.of(line.text()).object("log");
            assertEquals(log.text("dealer"), record.timeline().dealer());
            assertEquals(log.text("table"), record.table());
            assertEquals(log.text("begun"), record.timeline().begun().orElseThrow().toString());
            assertEquals(log.text("ended"), record.timeline().ended().orElseThrow().toString());
            assertEquals(log.text("engine"), record.engine().version());
            assertEquals(log.object("known").names().size(), record.evidence().origins().size());
            assertEquals(log.objects("meters").size(), record.meterChanges().size());
            ends.add(record.ending().end().orElseThrow());
            origins.addAll(record.evidence().origins().values());
            record.meterChanges().forEach(change -> changes.add(change.kind()));
            supervisors.addAll(record.ending().approvals().values());
        }
        assertEquals(Set.of(RoundEnd.values()), ends);
        assertTrue(origins.contains(CardOrigin.TYPED) && origins.contains(CardOrigin.CAMERA));
        assertTrue(changes.contains(MeterChange.Kind.WIN) && changes.contains(MeterChange.Kind.RESEED));
        assertEquals(Set.of("Sue"), supervisors);
    }

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
