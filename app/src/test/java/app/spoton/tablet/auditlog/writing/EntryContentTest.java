package app.spoton.tablet.auditlog.writing;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.DealtRounds;
import java.time.Instant;
import org.junit.Test;

/** A damaged amount or time in an entry never looks like a real one: the entry cannot be read. */
public class EntryContentTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());

    private EntryContent read(String kind, String body) {
        return EntryContent.read(LogLine.after(LogLine.NOTHING, 1, NOW, kind, body), codec);
    }

    private static String event(String at, String amount) {
        return ("{'log':{'table':'Pit 3','by':'Ruth','at':'" + at + "','words':'counted','about':'','meters':[{'meter':'main',"
                + "'kind':'adjustment','amount':'" + amount + "','reserve':'0.00','after':{'amount':'975.00','seed':'500.00',"
                + "'reserve':'0.00'},'reason':'','by':'Ruth'}]}}").replace('\'', '"');
    }

    @Test
    public void anEventOfVersion1IsRead() {
        EntryContent content = read("meter", event(NOW.toString(), "-25.00"));
        assertEquals("counted", content.event().orElseThrow().description());
        assertEquals(-2500, content.meterChanges().get(0).amount().cents());
        assertEquals("Pit 3", content.table());
    }

    @Test
    public void anAmountThatIsDamagedIsNotZero() {
        assertThrows(UnreadableEntryException.class, () -> read("meter", event(NOW.toString(), "-2S.00")));
    }

    @Test
    public void aTimeThatIsDamagedIsNotIn1970() {
        assertThrows(UnreadableEntryException.class, () -> read("meter", event("yesterday", "-25.00")));
        String round = codec.write(new DealtRounds(1, NOW).next());
        assertEquals("r1", read(EntryContent.ROUND, round).round().orElseThrow().id());
        String damaged = round.replaceFirst("\"ended\":\"[^\"]*\"", "\"ended\":\"yesterday\"");
        assertThrows(UnreadableEntryException.class, () -> read(EntryContent.ROUND, damaged));
    }

    @Test
    public void aRoundWithoutAnEndHasNoRows() {
        String round = codec.write(new DealtRounds(1, NOW).next()).replaceFirst("\"ended\":\"[^\"]*\",", "");
        LogLine line = LogLine.after(LogLine.NOTHING, 1, NOW, EntryContent.ROUND, round);
        assertThrows(UnreadableEntryException.class, () -> EntryRows.of(line, codec, id -> 0));
    }

    @Test
    public void anEntryOfAnUnknownKindCannotBeRead() {
        assertThrows(UnreadableEntryException.class, () -> read("fire", event(NOW.toString(), "1.00")));
    }
}
