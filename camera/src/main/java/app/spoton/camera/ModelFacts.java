package app.spoton.camera;

import app.spoton.engine.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The figures of the networks, from a JSON file in the app. */
public final class ModelFacts {
    private final Map<String, Object> facts;

    private ModelFacts(Map<String, Object> facts) {
        this.facts = facts;
    }

    public static ModelFacts read(String path) {
        return of(new String(BundledFile.bytes(path), StandardCharsets.UTF_8));
    }

    public static ModelFacts of(String json) {
        return new ModelFacts(Json.object(json));
    }

    /**
     * The number at a path of keys.
     *
     * @throws IllegalStateException if there is none: a reader must not run with default figures
     */
    public double number(String... path) {
        try {
            return Double.parseDouble(text(path));
        } catch (NumberFormatException e) {
            throw new IllegalStateException("no number: " + String.join(".", path), e);
        }
    }

    /** The text at a path of keys; empty where there is none. */
    public String text(String... path) {
        Object value = facts;
        for (String key : path) {
            value = value instanceof Map<?, ?> map && map.containsKey(key) ? map.get(key) : "";
        }
        return value.toString();
    }
}
