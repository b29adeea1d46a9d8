package app.spoton.fleet.sample;

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

/**
 * Makes more Parquet from less if there is no time to simulate all of it: the same tables under other names, and the
 * same days later. Numbers, hashes and ids differ, and each log continues where it ended. Task {@code
 * :engine:fleet:multiplyParquet}.
 */
public final class MultiplyParquet {
    private static final List<String> TABLES = List.of("entries", "rounds", "steps", "meter_entries");
    private static final long DAY_MS = 86_400_000;

    private final Path from;
    private final Path to;
    private final Statement database;

    private MultiplyParquet(Path from, Path to, Statement database) {
        this.from = from;
        this.to = to;
        this.database = database;
    }

    /** @param args the Parquet folder to read, the new one, how many times the tables, how many times the days */
    public static void main(String[] args) throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:"); Statement statement = connection.createStatement()) {
            statement.execute("SET memory_limit = '3GB'");
            new MultiplyParquet(Paths.get(args[0]), Files.createDirectory(Paths.get(args[1])), statement)
                    .write(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
        }
    }

    private void write(int tables, int periods) throws IOException, SQLException {
        for (String table : TABLES) {
            Files.createDirectory(to.resolve(table));
            database.execute("CREATE VIEW " + table + " AS SELECT * FROM read_parquet('" + from.resolve(table)
                    + "/**/*.parquet', hive_partitioning = true, hive_types_autocast = false)");
        }
        long days = number("SELECT date_diff('day', CAST(min(day) AS DATE), CAST(max(day) AS DATE)) + 1 FROM entries");
        List<String> names = new ArrayList<>();
        try (ResultSet found = database.executeQuery("SELECT DISTINCT table_name FROM rounds ORDER BY table_name")) {
            while (found.next()) {
                names.add(found.getString(1));
            }
        }
        for (String name : names) {
            String here = "WHERE table_name = '" + name + "'";
            for (String table : TABLES) {   // read once, written many times
                database.execute("CREATE OR REPLACE TEMP TABLE one_" + table + " AS SELECT * FROM " + table + " " + here
                        + " ORDER BY day, number");
            }
            long entries = number("SELECT max(number) FROM one_entries");
            database.execute("CREATE OR REPLACE TEMP TABLE last AS SELECT hash FROM one_entries ORDER BY number DESC LIMIT 1");
            for (int table = 0; table < tables; table++) {
                for (int period = 0; period < periods; period++) {
                    new Copy(name, names.size(), table, period, entries, days).write();
                }
            }
            System.out.println(name);
        }
        String file = "concat(file, '-', copy) AS file";
        whole("files", "* EXCLUDE (copy) REPLACE (" + file + ", entries * " + periods + " AS entries, settled * " + periods
                + " AS settled, last_number * " + periods + " AS last_number, loaded * " + periods + " AS loaded)", tables);
        whole("findings", "* EXCLUDE (copy) REPLACE (" + file + ")", tables);
        whole("house", "DISTINCT * EXCLUDE (copy)", tables);
    }

    private void whole(String table, String columns, int copies) throws IOException, SQLException {
        Path into = Files.createDirectory(to.resolve(table));
        database.execute("COPY (SELECT " + columns + " FROM (SELECT *, unnest(range(" + copies + ")) AS copy FROM read_parquet('"
                + from.resolve(table) + "/*.parquet'))) TO '" + into + "/part-1.parquet' (FORMAT parquet)");
    }

    private long number(String sql) throws SQLException {
        try (ResultSet found = database.executeQuery(sql)) {
            found.next();
            return found.getLong(1);
        }
    }

    /** One table of the many, for one period of the many. */
    private final class Copy {
        private final String newName;
        private final String mark;
        private final String file;
        private final int period;
        private final long numbers;
        private final long days;

        Copy(String name, int tables, int table, int period, long entries, long days) {
            newName = "Table " + (Integer.parseInt(name.replace("Table ", "")) + table * tables);
            mark = table + "-" + period + "-";
            file = "concat(file, '-" + table + "') AS file, number + " + entries * period + " AS number, '" + newName + "' AS table_name, "
                    + "strftime(CAST(day AS DATE) + " + days * period + ", '%Y-%m-%d') AS day";
            this.period = period;
            numbers = entries;
            this.days = days;
        }

        void write() throws SQLException {
            String later = " + " + days * period * DAY_MS;
            String id = "CASE WHEN round_id <> '' THEN concat('" + mark + "', round_id) ELSE '' END AS round_id";
            String before = period == 0 || numbers == 0 ? "concat('" + mark + "', previous)" : "CASE WHEN number = 1 THEN concat('"
                    + mark.replace("-" + period + "-", "-" + (period - 1) + "-") + "', (SELECT hash FROM last)) ELSE concat('" + mark
                    + "', previous) END";
            copy("entries", "at_ms" + later + " AS at_ms, concat('" + mark + "', hash) AS hash, " + before + " AS previous, "
                    + "CASE WHEN about <> '' THEN concat('" + mark + "', about) ELSE '' END AS about");
            copy("rounds", "begun_ms" + later + " AS begun_ms, ended_ms" + later + " AS ended_ms, concat('" + mark + "', hash) AS hash, " + id);
            copy("steps", id);
            copy("meter_entries", "at_ms" + later + " AS at_ms, " + id);
        }

        private void copy(String table, String changes) throws SQLException {
            database.execute("COPY (SELECT * REPLACE (" + file + ", " + changes + ") FROM one_" + table + ") TO '" + to.resolve(table)
                    + "' (FORMAT parquet, PARTITION_BY (table_name, day), APPEND)");
        }
    }
}
