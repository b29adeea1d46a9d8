package app.spoton.engine.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.round.Rounds;
import java.util.List;
import org.junit.Test;

/** Logs of version 1 stay provable. */
public class Version1Test {
    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());

    @Test
    public void aLogOfVersion1VerifiesByteForByte() {
        VerificationReport report = SampleLog.verify(GoldenLines.bytes("log-1.jsonl"));
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
}
