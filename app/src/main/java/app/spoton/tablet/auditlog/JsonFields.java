package app.spoton.tablet.auditlog;

import app.spoton.engine.json.Json;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** A JSON object of the log; what it does not have is empty, nothing or zero. */
public final class JsonFields {
    private final Map<String, Object> fields;

    private JsonFields(Map<String, Object> fields) {
        this.fields = fields;
    }

    public static JsonFields of(String json) {
        return new JsonFields(Json.object(json));
    }

    @SuppressWarnings("unchecked")   // Json.object gives maps from strings alone
    private static JsonFields of(Object value) {
        return new JsonFields(value instanceof Map ? (Map<String, Object>) value : Map.of());
    }

    public boolean has(String name) {
        return fields.containsKey(name);
    }

    public JsonFields object(String name) {
        return of(fields.getOrDefault(name, Map.of()));
    }

    public String text(String name) {
        return fields.get(name) instanceof String text ? text : "";
    }

    public boolean isTrue(String name) {
        return Boolean.TRUE.equals(fields.get(name));
    }

    public int number(String name) {
        return fields.get(name) instanceof Long number ? number.intValue() : 0;
    }

    public long cents(String name) {
        return parsed(fields.getOrDefault(name, "0"));
    }

    static long parsed(Object amount) {
        String text = String.valueOf(amount);
        boolean below = text.startsWith("-");
        long cents = app.spoton.engine.money.Money.parse(below ? text.substring(1) : text)
                .map(app.spoton.engine.money.Money::cents).orElse(0L);
        return below ? -cents : cents;
    }

    /** A moment; the beginning of 1970 where there is none. */
    public Instant time(String name) {
        return maybeTime(name).orElse(Instant.EPOCH);
    }

    public Optional<Instant> maybeTime(String name) {
        try {
            return has(name) ? Optional.of(Instant.parse(text(name))) : Optional.empty();
        } catch (DateTimeParseException broken) {
            return Optional.empty();
        }
    }

    public List<JsonFields> objects(String name) {
        List<JsonFields> objects = new ArrayList<>();
        for (Object one : list(name)) {
            objects.add(of(one));
        }
        return objects;
    }

    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Object one : list(name)) {
            texts.add(String.valueOf(one));
        }
        return texts;
    }

    private List<?> list(String name) {
        return fields.get(name) instanceof List<?> list ? list : List.of();
    }

    /** Every field with its text. */
    public void forEach(BiConsumer<String, String> action) {
        fields.forEach((name, value) -> action.accept(name, String.valueOf(value)));
    }

    /** Without some fields, as JSON. */
    public String json(List<String> without) {
        Map<String, Object> kept = new java.util.LinkedHashMap<>(fields);
        without.forEach(kept::remove);
        return Json.text(kept);
    }

    public String json() {
        return Json.text(fields);
    }
}
