package app.spoton.engine.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.round.Seat;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;

/** Rounds of version 1 become records. */
public class Version1RecordsTest {
    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());

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
}
