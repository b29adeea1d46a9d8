package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.json.Json;
import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.MeterChange;
import app.spoton.tablet.auditlog.RoundLogEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The body of an entry as JSON: the fields of the round format, and "log" with what only the log knows. */
public final class EntryBody {
    public static final String ROUND = "round";
    public static final String CORRECTION = "correction";

    private EntryBody() {
    }

    /** The round, then its settlement, then who, when and how. */
    public static String of(RoundLogEntry entry) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("id", entry.id());
        Json.object(entry.round()).forEach(body::putIfAbsent);
        entry.settlement().ifPresent(settlement -> body.put("settlement", Json.object(settlement)));
        Map<String, Object> log = new LinkedHashMap<>();
        log.put("table", entry.table());
        log.put("dealer", entry.dealer());
        log.put("begun", entry.begun().toString());
        entry.settled().ifPresent(when -> log.put("settled", when.toString()));
        log.put("ended", entry.ended().toString());
        log.put("end", id(entry.end()));
        Map<String, Object> known = new LinkedHashMap<>();
        entry.known().entrySet().stream().sorted(Map.Entry.comparingByKey((a, b) -> a.index() - b.index()))
                .forEach(card -> known.put(card.getKey().toString(), id(card.getValue())));
        log.put("known", known);
        log.put("reason", entry.reason());
        entry.supervisor().ifPresent(name -> log.put("supervisor", name));
        log.put("deck", entry.deck());
        log.put("engine", entry.engine());
        log.put("pictures", entry.pictures());
        log.put("meters", meters(entry.meters()));
        body.put("log", log);
        return Json.text(body);
    }

    public static String of(AuditEvent event) {
        return Json.text(Map.of("log", fields(event)));
    }

    /** A correction that says what the round should have been. */
    public static String of(AuditEvent correction, String round, String settlement) {
        Map<String, Object> fields = fields(correction);
        fields.put("round", Json.object(round));
        fields.put("settlement", Json.object(settlement));
        return Json.text(Map.of("log", fields));
    }

    private static Map<String, Object> fields(AuditEvent event) {
        Map<String, Object> log = new LinkedHashMap<>();
        log.put("table", event.table());
        log.put("by", event.by());
        log.put("at", event.at().toString());
        log.put("words", event.words());
        log.put("about", event.about());
        log.put("meters", meters(event.meters()));
        return log;
    }

    private static List<Object> meters(List<MeterChange> changes) {
        List<Object> meters = new ArrayList<>();
        for (MeterChange change : changes) {
            Map<String, Object> meter = new LinkedHashMap<>();
            meter.put("meter", change.meter());
            meter.put("kind", id(change.kind()));
            meter.put("amount", change.amount().toString());
            meter.put("reserve", change.reserve().toString());
            Map<String, Object> after = new LinkedHashMap<>();
            after.put("amount", change.after().amount().toString());
            after.put("seed", change.after().seed().toString());
            after.put("reserve", change.after().reserve().toString());
            meter.put("after", after);
            meter.put("reason", change.reason());
            meter.put("by", change.by());
            meters.add(meter);
        }
        return meters;
    }

    /** {@code BY_HAND} as the log writes it: {@code by-hand}. */
    public static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The one of these that the log writes so; empty if none is. */
    static <E extends Enum<E>> Optional<E> withId(Class<E> type, String id) {
        for (E constant : type.getEnumConstants()) {
            if (id(constant).equals(id)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }
}
