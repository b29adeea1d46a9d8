package app.spoton.tablet.auditlog;

import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.EngineStamp;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundEvidence;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.record.RoundTimeline;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A round to be written to the log.
 *
 * @param id unique among all rounds of all tablets
 * @param table the table's name
 * @param game its id in the round format
 * @param dealer who dealt, by the name signed in with
 * @param begun the first chip on the layout
 * @param settled when the cards were certain; empty if it never came to that
 * @param ended confirmed, or declared void or a misdeal
 * @param round the round in the round format, its paytables and house options spelled out
 * @param settlement the engine's answer in the round format, with words and citations; empty if there was none
 * @param known how each card on the table was known
 * @param reason why a round ended without being settled; empty for a confirmed one
 * @param supervisor who confirmed a win of a meter
 * @param deck the enrolled deck in use; empty if none
 * @param engine the engine's version
 * @param pictures evidence pictures, as {@link EvidencePictureName} has them, where the house keeps them
 */
public record RoundLogEntry(String id, String table, String game, String dealer, Instant begun,
        Optional<Instant> settled, Instant ended, End end, String round, Optional<String> settlement,
        Map<Card, KnownBy> known, String reason, Optional<String> supervisor, String deck, String engine,
        List<MeterChange> meters, List<String> pictures) {
    /** How a round ended. */
    public enum End { CONFIRMED, MISDEAL, VOID }

    public RoundLogEntry {
        known = Map.copyOf(known);
        meters = List.copyOf(meters);
        pictures = List.copyOf(pictures);
    }

    /** Reads the round's JSON, in which seats that nobody saw may have stand-in cards; the record has none. */
    RoundRecord toRecord() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", id);
        Json.object(round).forEach(fields::putIfAbsent);
        settlement.ifPresent(text -> fields.put("settlement", Json.object(text)));
        Map<String, Object> log = new LinkedHashMap<>();
        log.put("table", table);
        log.put("dealer", dealer);
        log.put("supervisor", supervisor.orElse(""));
        fields.put("log", log);
        RoundRecord read = new RoundRecordCodec(Catalog.standard()).read(Json.text(fields));
        Map<Card, CardOrigin> origins = new LinkedHashMap<>();
        known.forEach((card, how) -> origins.put(card, how.toRecord()));
        return new RoundRecord(read.id(), read.game(), table, read.round(), read.settlement(),
                new RoundTimeline(read.timeline().dealers(), Optional.of(begun), settled, Optional.of(ended)),
                new RoundEnding(RoundEnd.withId(end.name()), reason, read.ending().approvals()),
                new RoundEvidence(origins, deck, pictures), MeterChange.toRecords(meters),
                new EngineStamp(engine, EngineStamp.of(read.round()).paytables()));
    }
}
