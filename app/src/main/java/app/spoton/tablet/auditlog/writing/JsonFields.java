package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.json.Json;
import app.spoton.engine.money.Money;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A JSON object of the log. A field that is missing is empty, or zero for a number; one that is there and cannot be read is an
 * {@link UnreadableEntryException}, so that a damaged amount or time never looks like a real one.
 */
public final class JsonFields {
    /** The amount of a wager that was made and not counted (round format). */
    private static final String NOT_COUNTED = "?";

    private final Map<String, Object> fields;

    private JsonFields(Map<String, Object> fields) {
        this.fields = fields;
    }

    public static JsonFields of(String json) {
        return new JsonFields(Json.object(json));
    }

    @SuppressWarnings("unchecked")   // Json.object returns maps with string keys only
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

    /** An amount in cents; 0 if it is missing or was not counted. */
    public long cents(String name) {
        return money(name).map(Money::cents).orElse(0L);
    }

    /** An amount; empty if it is missing or was not counted. */
    public Optional<Money> money(String name) {
        return has(name) ? parsed(String.valueOf(fields.get(name))) : Optional.empty();
    }

    static Optional<Money> parsed(String text) {
        if (text.equals(NOT_COUNTED)) {
            return Optional.empty();
        }
        boolean negative = text.startsWith("-");
        Money amount = Money.parse(negative ? text.substring(1) : text).orElseThrow(() ->
                new UnreadableEntryException("\"" + text + "\" is not an amount of money."));
        return Optional.of(negative ? Money.ZERO.minus(amount) : amount);
    }

    /** A time that must be there. */
    public Instant time(String name) {
        return optionalTime(name).orElseThrow(() -> new UnreadableEntryException("The time \"" + name + "\" is missing."));
    }

    public Optional<Instant> optionalTime(String name) {
        try {
            return has(name) ? Optional.of(Instant.parse(text(name))) : Optional.empty();
        } catch (DateTimeParseException broken) {
            throw new UnreadableEntryException("\"" + text(name) + "\" is not a time.");
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

    /** As JSON, without some fields. */
    public String json(List<String> without) {
        Map<String, Object> kept = new java.util.LinkedHashMap<>(fields);
        without.forEach(kept::remove);
        return Json.text(kept);
    }

    public String json() {
        return Json.text(fields);
    }
}
