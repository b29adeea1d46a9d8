package app.spoton.fleet.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The SQL files of this module. A statement ends with a semicolon at the end of a line. */
public final class SqlScript {
    private static final String NAME = "-- name: ";

    private SqlScript() {
    }

    /** The report's queries by name, in their order. */
    public static Map<String, String> queries() {
        Map<String, String> queries = new LinkedHashMap<>();
        for (String part : text("queries.sql").split("(?m)^" + NAME, -1)) {
            int end = part.indexOf('\n');
            List<String> found = split(part.substring(end + 1));
            if (!found.isEmpty() && !part.startsWith("--")) {
                queries.put(part.substring(0, end).strip(), found.get(0));
            }
        }
        return queries;
    }

    static List<String> statements(String file) {
        return split(text(file));
    }

    private static List<String> split(String text) {
        StringBuilder code = new StringBuilder();
        text.lines().filter(line -> !line.startsWith("--")).forEach(line -> code.append(line).append('\n'));
        List<String> statements = new ArrayList<>();
        for (String one : code.toString().split(";\n", -1)) {
            if (!one.isBlank()) {
                statements.add(one.strip());
            }
        }
        return statements;
    }

    static String text(String file) {
        try (InputStream in = Objects.requireNonNull(SqlScript.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
