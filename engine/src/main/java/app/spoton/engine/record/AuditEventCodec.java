package app.spoton.engine.record;

import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Events as log entries hold them. Writes version 2, reads versions 1 and 2 (docs/round-format.md). */
public final class AuditEventCodec {
    private static final String BY = "by";
    private static final String AT = "at";
    private static final String DESCRIPTION = "description";
    private static final String DESCRIPTION_OF_VERSION_1 = "words";
    private static final String ABOUT = "about";
    private static final String ROUND = "round";

    private AuditEventCodec() {
    }

    /** The event as one line of JSON; its kind is the log line's. */
    public static String write(AuditEvent event) {
        Map<String, Object> log = new LinkedHashMap<>();
        log.put(RecordFields.TABLE, event.table());
        log.put(BY, event.by());
        log.put(AT, event.at().toString());
        log.put(DESCRIPTION, event.description());
        log.put(ABOUT, event.about());
        log.put(RecordFields.METERS, MeterChanges.json(event.meterChanges()));
        event.correction().ifPresent(correction -> {
            log.put(ROUND, Json.object(correction.round()));
            log.put(RecordFields.SETTLEMENT, Json.object(correction.settlement()));
        });
        Map<String, Object> body = new LinkedHashMap<>();
        body.put(RecordFields.VERSION, (long) RecordFields.CURRENT_VERSION);
        body.put(RecordFields.LOG, log);
        return Json.text(body);
    }

    /**
     * The event of a log line.
     *
     * @param kind the line's kind
     * @throws IllegalArgumentException if it is none
     */
    public static AuditEvent read(String kind, String json) {
        JsonObject log = JsonObject.of(json).object(RecordFields.LOG);
        Optional<AuditEvent.Correction> correction = log.has(ROUND)
                ? Optional.of(new AuditEvent.Correction(log.object(ROUND).toString(),
                log.object(RecordFields.SETTLEMENT).toString())) : Optional.empty();
        return new AuditEvent(AuditEvent.Kind.withId(kind).orElseThrow(() -> new IllegalArgumentException(
                "There is no event of the kind '" + kind + "'.")), log.instant(AT).orElseThrow(() ->
                new IllegalArgumentException("The event does not say when it happened.")), log.text(BY),
                log.text(RecordFields.TABLE), log.text(log.has(DESCRIPTION) ? DESCRIPTION : DESCRIPTION_OF_VERSION_1),
                log.text(ABOUT), MeterChanges.read(log), correction);
    }
}
