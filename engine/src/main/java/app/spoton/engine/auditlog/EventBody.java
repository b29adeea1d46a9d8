package app.spoton.engine.auditlog;

import app.spoton.engine.json.EntryFields;
import app.spoton.engine.json.Json;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The body of an event's entry (docs/round-format.md) with one field more. */
final class EventBody {
    static final String ABOUT = "about";
    private static final long VERSION = 2;

    private EventBody() {
    }

    static String of(Instant at, String by, String description, String about, String field, String value) {
        Map<String, Object> log = new LinkedHashMap<>();
        log.put(EntryFields.TABLE, "");
        log.put("by", by);
        log.put("at", at.toString());
        log.put("description", description);
        log.put(ABOUT, about);
        log.put(EntryFields.METERS, List.of());
        log.put(field, value);
        Map<String, Object> body = new LinkedHashMap<>();
        body.put(EntryFields.VERSION, VERSION);
        body.put(EntryFields.LOG, log);
        return Json.text(body);
    }
}
