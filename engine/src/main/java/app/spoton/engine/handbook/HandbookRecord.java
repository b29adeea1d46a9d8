package app.spoton.engine.handbook;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One record of a handbook file: its kind and id, and its fields. A field that nobody reads is an error. */
final class HandbookRecord {
    private final String kind;
    private final String id;
    private final int line;
    private final List<Field> fields = new ArrayList<>();
    private final Set<String> read = new LinkedHashSet<>();

    /** A line of a record. */
    record Field(String key, String value, int line) {
    }

    HandbookRecord(String kind, String id, int line) {
        this.kind = kind;
        this.id = id;
        this.line = line;
    }

    void add(Field field) {
        fields.add(field);
    }

    String kind() {
        return kind;
    }

    String id() {
        return id;
    }

    HandbookProblem problem(String reason) {
        return HandbookProblem.at(line, kind + " " + id + ": " + reason);
    }

    /** The fields with one of these keys, in the order of the file. */
    List<Field> all(String... keys) {
        Set<String> wanted = Set.of(keys);
        read.addAll(wanted);
        return fields.stream().filter(field -> wanted.contains(field.key())).collect(Collectors.toList());
    }

    /** The value of a field that may be missing but not repeated. */
    Optional<String> optional(String key) {
        List<Field> found = all(key);
        if (found.size() > 1) {
            throw HandbookProblem.at(found.get(1).line(), "a second '" + key + "' in " + kind + " " + id);
        }
        return found.stream().map(Field::value).findFirst();
    }

    String required(String key) {
        return optional(key).orElseThrow(() -> problem("there is no '" + key + "'"));
    }

    <T> T required(String key, Function<String, Optional<T>> withId) {
        String value = required(key);
        return withId.apply(value).orElseThrow(() -> problem("there is no " + key + " called '" + value + "'"));
    }

    /** Fails if the record has a field that nobody asked for. */
    void end() {
        fields.stream().filter(field -> !read.contains(field.key())).findFirst().ifPresent(field -> {
            throw HandbookProblem.at(field.line(), "'" + field.key() + "' is not a field of " + kind);
        });
    }
}
