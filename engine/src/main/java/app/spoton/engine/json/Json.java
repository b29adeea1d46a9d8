package app.spoton.engine.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Helpers for reading and writing JSON text. */
public final class Json {
    public static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .build();

    private Json() {
    }

    /** The text as a JSON string. */
    public static String quoted(String text) {
        return JsonLine.quoted(text);
    }

    /**
     * The canonical form of a JSON value: on one line without whitespace, with the fields in their original order,
     * characters escaped only where JSON requires it, and numbers as originally written.
     *
     * @throws IllegalArgumentException if it is not one JSON value
     */
    public static String canonical(String json) {
        JsonLine line = new JsonLine();
        try (JsonParser parser = FACTORY.createParser(json)) {
            parser.nextToken();
            copy(parser, line);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("There is text after the JSON value.");
            }
        } catch (IOException broken) {
            throw new IllegalArgumentException("Not JSON: " + broken.getMessage(), broken);
        }
        return new String(line.bytes(), 0, line.length(), StandardCharsets.UTF_8);
    }

    /** Writes the value at the parser's position and leaves the parser at the end of the value. */
    public static void copy(JsonParser parser, JsonLine line) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new IOException("nothing there");
        }
        switch (token) {
            case START_OBJECT -> {
                line.raw('{');
                for (int count = 0; parser.nextToken() != JsonToken.END_OBJECT; count++) {
                    separate(line, count);
                    line.string(parser.currentName()).raw(':');
                    parser.nextToken();
                    copy(parser, line);
                }
                line.raw('}');
            }
            case START_ARRAY -> {
                line.raw('[');
                for (int count = 0; parser.nextToken() != JsonToken.END_ARRAY; count++) {
                    separate(line, count);
                    copy(parser, line);
                }
                line.raw(']');
            }
            case VALUE_STRING -> line.string(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
            default -> line.raw(parser.getText());
        }
    }

    public static void separate(JsonLine line, int count) {
        if (count > 0) {
            line.raw(',');
        }
    }

    /**
     * A JSON object as maps (in the order of their fields), lists, strings and booleans; numbers as {@code Long}, or as
     * text if they are not whole numbers; null as an empty Optional.
     *
     * @throws IllegalArgumentException if it is not one JSON object
     */
    public static Map<String, Object> object(String json) {
        try (JsonParser parser = FACTORY.createParser(json)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("Not a JSON object.");
            }
            Map<String, Object> object = objectAt(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("There is text after the JSON object.");
            }
            return object;
        } catch (IOException broken) {
            throw new IllegalArgumentException("Not JSON: " + broken.getMessage(), broken);
        }
    }

    /** The canonical JSON of a value returned by {@link #object}. */
    public static String text(Object value) {
        StringBuilder text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    private static void write(Object value, StringBuilder text) {
        if (value instanceof Map<?, ?> map) {
            String before = "{";
            for (Map.Entry<?, ?> field : map.entrySet()) {
                text.append(before).append(quoted((String) field.getKey())).append(':');
                write(field.getValue(), text);
                before = ",";
            }
            text.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String before = "[";
            for (Object one : list) {
                text.append(before);
                write(one, text);
                before = ",";
            }
            text.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof Optional<?>) {
            text.append("null");
        } else {
            text.append(value instanceof String string ? quoted(string) : value.toString());
        }
    }

    private static Map<String, Object> objectAt(JsonParser parser) throws IOException {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            object.put(name, value(parser));
        }
        return object;
    }

    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> objectAt(parser);
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> Optional.empty();
            case VALUE_NUMBER_INT -> {
                String digits = parser.getText();
                yield digits.length() < 18 ? (Object) Long.valueOf(digits) : digits;
            }
            default -> parser.getText();
        };
    }
}
