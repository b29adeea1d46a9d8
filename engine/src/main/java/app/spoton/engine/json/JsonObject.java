package app.spoton.engine.json;

import app.spoton.engine.money.Money;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A JSON object with access by field name. A missing field, or one of another type, is empty or has a documented default. */
public final class JsonObject {
    private final Map<String, Object> fields;

    private JsonObject(Map<String, Object> fields) {
        this.fields = fields;
    }

    /**
     * Parses an object.
     *
     * @throws IllegalArgumentException if it is not one JSON object
     */
    public static JsonObject of(String json) {
        return new JsonObject(Json.object(json));
    }

    public boolean has(String name) {
        return fields.containsKey(name);
    }

    /** The field names, in their original order. */
    public Set<String> names() {
        return fields.keySet();
    }

    /** A string, or a number as text; an empty string if there is none. */
    public String text(String name) {
        return textOf(fields.get(name));
    }

    /** A whole number; 0 if there is none. */
    public long number(String name) {
        return fields.get(name) instanceof Long number ? number : 0;
    }

    /** Whether the field is {@code true}. */
    public boolean isTrue(String name) {
        return Boolean.TRUE.equals(fields.get(name));
    }

    /** An object; an object without fields if there is none. */
    public JsonObject object(String name) {
        return objectOf(fields.get(name));
    }

    /** The objects in a list. */
    public List<JsonObject> objects(String name) {
        List<JsonObject> objects = new ArrayList<>();
        for (Object item : listOf(name)) {
            objects.add(objectOf(item));
        }
        return objects;
    }

    /** The strings in a list. */
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Object item : listOf(name)) {
            texts.add(textOf(item));
        }
        return texts;
    }

    /** An amount, which may be negative; empty if it is {@code "?"} or missing. */
    public Optional<Money> money(String name) {
        String text = text(name);
        return text.startsWith("-") ? Money.parse(text.substring(1)).map(amount -> Money.ofCents(-amount.cents()))
                : Money.parse(text);
    }

    public Optional<Instant> instant(String name) {
        try {
            return has(name) ? Optional.of(Instant.parse(text(name))) : Optional.empty();
        } catch (DateTimeException broken) {
            throw new IllegalArgumentException("'" + text(name) + "' is not a time.", broken);
        }
    }

    /** The object as JSON. */
    @Override
    public String toString() {
        return Json.text(fields);
    }

    private List<?> listOf(String name) {
        return fields.get(name) instanceof List<?> list ? list : List.of();
    }

    private static String textOf(Object value) {
        return value instanceof String || value instanceof Long ? value.toString() : "";
    }

    @SuppressWarnings("unchecked") // Json.object creates no other maps
    private static JsonObject objectOf(Object value) {
        return new JsonObject(value instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of());
    }
}
