package app.spoton.engine.duckdb;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Runs docs/duckdb/tables.sql and queries.sql as they are, with a real DuckDB, on the exports in a folder, and prints what each
 * statement found and took: {@code ./gradlew :engine:duckdb -Pspoton.exports=<folder>}. For a developer; nothing ships it.
 */
public final class DuckDbQueries {
    private static final int ROWS_SHOWN = 6;

    private DuckDbQueries() {
    }

    /** Takes the folder with the exports, in which it is started, and the SQL files. */
    public static void main(String[] args) throws IOException, SQLException {
        Path database = Paths.get(args[0]).resolve("pit.duckdb");
        Files.deleteIfExists(database);
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:" + database);
                Statement statement = connection.createStatement()) {
            show(statement, "PRAGMA version");
            show(statement, "SELECT current_setting('threads') AS threads, current_setting('memory_limit') AS memory");
            for (int file = 1; file < args.length; file++) {
                for (String sql : statements(Paths.get(args[file]))) {
                    show(statement, sql);
                }
            }
            show(statement, "SELECT count(*) FILTER (kind = 'round') AS rounds, count(DISTINCT file) AS files FROM entry");
            show(statement, "SELECT count(*) AS steps FROM step");
        }
        System.out.printf(Locale.ROOT, "%n%,d bytes of exports, %,d bytes of database, processor time %.1f s%n",
                exported(Paths.get(args[0])), Files.size(database), processorSeconds());
        Files.deleteIfExists(database);
    }

    private static long exported(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().contains(".jsonl")).mapToLong(file ->
                    file.toFile().length()).sum();
        }
    }

    private static double processorSeconds() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis() / 1000.0;
    }

    /** A statement ends with a semicolon at the end of a line; a comment is a line that begins with two dashes. */
    private static List<String> statements(Path file) throws IOException {
        String text = Files.readAllLines(file).stream().filter(line -> !line.startsWith("--"))
                .collect(Collectors.joining("\n"));
        List<String> statements = new ArrayList<>();
        for (String one : text.split(";\n|;$", -1)) {
            if (!one.isBlank()) {
                statements.add(one.strip());
            }
        }
        return statements;
    }

    private static void show(Statement statement, String sql) throws SQLException {
        double before = processorSeconds();
        long began = System.nanoTime();
        List<String> rows = new ArrayList<>();
        if (statement.execute(sql)) {
            try (ResultSet found = statement.getResultSet()) {
                int columns = found.getMetaData().getColumnCount();
                while (found.next()) {
                    List<String> row = new ArrayList<>();
                    for (int column = 1; column <= columns; column++) {
                        row.add(found.getString(column));
                    }
                    rows.add(String.join(" | ", row.stream().map(String::valueOf).collect(Collectors.toList())));
                }
            }
        }
        System.out.printf(Locale.ROOT, "%n%.2f s (processor %.2f s), %d rows: %s%n",
                (System.nanoTime() - began) / 1e9, processorSeconds() - before, rows.size(),
                sql.replaceAll("\\s+", " ").substring(0, Math.min(90, sql.replaceAll("\\s+", " ").length())));
        rows.stream().limit(ROWS_SHOWN).forEach(row -> System.out.println("    " + row));
    }
}
