package app.spoton.engine.auditlog;

import app.spoton.engine.json.Json;
import app.spoton.engine.json.log.EntryFields;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The body of an event's entry (docs/round-format.md) with fields of its own. */
final class EventBody {
    static final String ABOUT = "about";
    private static final long VERSION = 2;

    private EventBody() {
    }

    static String of(Instant at, String by, String description, String about, Map<String, Object> more) {
        Map<String, Object> log = new LinkedHashMap<>();
        log.put(EntryFields.TABLE, "");
        log.put("by", by);
        log.put("at", at.toString());
        log.put("description", description);
        log.put(ABOUT, about);
        log.put(EntryFields.METERS, List.of());
        log.putAll(more);
        Map<String, Object> body = new LinkedHashMap<>();
        body.put(EntryFields.VERSION, VERSION);
        body.put(EntryFields.LOG, log);
        return Json.text(body);
    }
}
