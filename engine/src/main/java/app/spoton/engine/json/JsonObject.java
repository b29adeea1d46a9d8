package app.spoton.engine.json;

import app.spoton.engine.money.Money;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A JSON object by its fields. What is missing, or of another type, is empty or the default that the method names. */
public final class JsonObject {
    private final Map<String, Object> fields;

    private JsonObject(Map<String, Object> fields) {
        this.fields = fields;
    }

    /**
     * The object in a text.
     *
     * @throws IllegalArgumentException if it is not one JSON object
     */
    public static JsonObject of(String json) {
        return new JsonObject(Json.object(json));
    }

    public boolean has(String name) {
        return fields.containsKey(name);
    }

    /** In the order in which they came. */
    public Set<String> names() {
        return fields.keySet();
    }

    /** A text, or a number as a text; empty text if there is none. */
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

    /** An object; one without fields if there is none. */
    public JsonObject object(String name) {
        return objectOf(fields.get(name));
    }

    /** The objects of a list. */
    public List<JsonObject> objects(String name) {
        List<JsonObject> objects = new ArrayList<>();
        for (Object item : listOf(name)) {
            objects.add(objectOf(item));
        }
        return objects;
    }

    /** The texts of a list. */
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Object item : listOf(name)) {
            texts.add(textOf(item));
        }
        return texts;
    }

    /** An amount, which may be below zero; empty if it is {@code "?"} or missing. */
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

    @SuppressWarnings("unchecked") // Json.object makes no other maps
    private static JsonObject objectOf(Object value) {
        return new JsonObject(value instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of());
    }
}
