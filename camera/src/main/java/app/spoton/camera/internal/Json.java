package app.spoton.camera.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON that lies beside the models: maps, lists, strings, doubles, booleans. */
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /**
     * The object in this text.
     *
     * @throws IllegalArgumentException if it is not one JSON object
     */
    public static Map<String, Object> object(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.space();
        if (json.at < text.length() || !(value instanceof Map<?, ?> map)) {
            throw json.wrong();
        }
        Map<String, Object> result = new LinkedHashMap<>();
        map.forEach((k, v) -> result.put((String) k, v));
        return result;
    }

    /** The number at a path of keys, or the default where there is none. */
    public static double number(Map<String, Object> object, double otherwise, String... path) {
        return at(object, path) instanceof Double d ? d : otherwise;
    }

    /** The text at a path of keys, or an empty one where there is none. */
    static String text(Map<String, Object> object, String... path) {
        return at(object, path) instanceof String text ? text : "";
    }

    private static Object at(Map<String, Object> object, String... path) {
        Object value = object;
        for (String key : path) {
            value = value instanceof Map<?, ?> map ? map.get(key) : null;
        }
        return value;
    }

    private Object value() {
        space();
        return switch (peek()) {
            case '{' -> map();
            case '[' -> list();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        for (space(); peek() != '}'; space()) {
            String key = string();
            space();
            expect(':');
            map.put(key, value());
            space();
            if (peek() != '}') {
                expect(',');
            }
        }
        at++;
        return map;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        at++;
        for (space(); peek() != ']'; space()) {
            list.add(value());
            space();
            if (peek() != ']') {
                expect(',');
            }
        }
        at++;
        return list;
    }

    private String string() {
        expect('"');
        StringBuilder out = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c == '\\') {
                c = peek();
                at++;
                switch (c) {
                    case 'n' -> c = '\n';
                    case 't' -> c = '\t';
                    case 'u' -> {
                        c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
                        at += 4;
                    }
                    default -> { }
                }
            }
            out.append(c);
        }
        at++;
        return out.toString();
    }

    private Object word() {
        int from = at;
        while (at < text.length() && ",]} \n\r\t".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(from, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> "";
            default -> {
                try {
                    yield Double.valueOf(word);
                } catch (NumberFormatException e) {
                    throw wrong();
                }
            }
        };
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong();
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong();
        }
        at++;
    }

    private void space() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("not JSON at character " + at);
    }
}
