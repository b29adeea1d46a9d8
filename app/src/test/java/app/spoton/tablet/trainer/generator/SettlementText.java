package app.spoton.tablet.trainer.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A line of the engine's command line, read as maps, lists, texts and booleans. */
final class SettlementText {
    private final String text;
    private int at;

    private SettlementText(String text) {
        this.text = text;
    }

    static Map<String, Object> line(String text) {
        return asMap(new SettlementText(text).value());
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> asMap(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> asList(Object value) {
        return (List<Object>) value;
    }

    private Object value() {
        char first = text.charAt(at);
        if (first == '{') {
            Map<String, Object> members = new LinkedHashMap<>();
            for (at++; text.charAt(at) != '}'; skip(',')) {
                String name = string();
                skip(':');
                members.put(name, value());
            }
            at++;
            return members;
        }
        if (first == '[') {
            List<Object> items = new ArrayList<>();
            for (at++; text.charAt(at) != ']'; skip(',')) {
                items.add(value());
            }
            at++;
            return items;
        }
        if (first == '"') {
            return string();
        }
        int from = at;
        while (",}]".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }

    private void skip(char separator) {
        if (text.charAt(at) == separator) {
            at++;
        }
    }

    private String string() {
        StringBuilder read = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            if (text.charAt(at) == '\\') {
                at++;
            }
            read.append(text.charAt(at));
        }
        at++;
        return read.toString();
    }
}
