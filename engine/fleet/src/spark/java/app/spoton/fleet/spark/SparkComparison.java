package app.spoton.fleet.spark;

import app.spoton.fleet.database.SqlScript;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Asks every query of the report of Spark and of DuckDB, on the same Parquet files, and compares the answers row by row: task
 * {@code :engine:fleet:spark}. Prints what each took; ends with 1 if any answer differs.
 */
public final class SparkComparison {
    private static final List<String> PARTITIONED = List.of("entries", "rounds", "steps", "meter_entries");
    private static final List<String> WHOLE = List.of("files", "findings");

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final Path parquet;
    private final String memory;
    private final Map<String, String> queries = new LinkedHashMap<>();
    private final Map<String, List<String>> expected = new LinkedHashMap<>();

    private SparkComparison(Path parquet, String memory, List<String> names) {
        this.parquet = parquet;
        this.memory = memory;
        for (String name : names) {
            queries.put(name, Optional.ofNullable(SqlScript.queries().get(name)).orElseThrow());
        }
    }

    /**
     * Compares.
     *
     * @param args the folder that 'spoton-fleet parquet' wrote, the numbers of cores to try, as 1,2, the most memory for DuckDB, and the
     *     names of the queries; all of them if left out
     */
    public static void main(String[] args) throws IOException, SQLException {
        SparkComparison comparison = new SparkComparison(Paths.get(args[0]), args[2], args.length > 3
                ? List.of(args[3].split(",", -1)) : List.copyOf(SqlScript.queries().keySet()));
        int different = 0;
        for (String cores : args[1].split(",", -1)) {
            different += comparison.askDuckDb(Integer.parseInt(cores));
            different += comparison.askSpark(Integer.parseInt(cores));
        }
        System.out.println(different == 0 ? "Every answer is the same." : different + " answers DIFFER.");
        System.exit(different == 0 ? 0 : 1);
    }

    private int askDuckDb(int cores) throws SQLException {
        String name = "DuckDB, " + words(cores);
        Clock all = new Clock();
        int different = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:"); Statement statement = connection.createStatement()) {
            statement.execute("SET threads = " + cores);
            statement.execute("SET memory_limit = '" + memory + "'");
            for (String table : PARTITIONED) {
                statement.execute("CREATE VIEW " + table + " AS SELECT * FROM read_parquet('" + parquet.resolve(table)
                        + "/**/*.parquet', hive_partitioning = true, hive_types_autocast = false)");
            }
            for (String table : WHOLE) {
                statement.execute("CREATE VIEW " + table + " AS SELECT * FROM read_parquet('" + parquet.resolve(table)
                        + "/*.parquet')");
            }
            for (Map.Entry<String, String> query : queries.entrySet()) {
                Clock one = new Clock();
                List<String> found = rows(statement, query.getValue());
                one.took(name, query.getKey(), found.size());
                expected.putIfAbsent(query.getKey(), found);
                different += compare(query.getKey(), found);
            }
        }
        all.took(name, "all queries", expected.size());
        printMemory(name);
        return different;
    }

    private static String words(int cores) {
        return cores + (cores == 1 ? " core" : " cores");
    }

    private static List<String> rows(Statement statement, String sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (ResultSet found = statement.executeQuery(sql)) {
            while (found.next()) {
                List<String> row = new ArrayList<>();
                for (int at = 1; at <= found.getMetaData().getColumnCount(); at++) {
                    row.add(text(found.getObject(at)));
                }
                rows.add(String.join(" | ", row));
            }
        }
        return rows;
    }

    private int askSpark(int cores) throws IOException {
        String name = "Spark, " + words(cores);
        Clock all = new Clock();
        int different = 0;
        try (SparkSession spark = SparkSession.builder().master("local[" + cores + "]").appName("spoton-fleet")
                .config("spark.ui.enabled", "false").config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1").config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.shuffle.partitions", Integer.toString(2 * cores))
                // A table named 7 stays the text "7", and a day stays as it is written.
                .config("spark.sql.sources.partitionColumnTypeInference.enabled", "false").getOrCreate()) {
            spark.sparkContext().setLogLevel("ERROR");
            for (String table : PARTITIONED) {
                spark.read().option("basePath", parquet.resolve(table).toString()).parquet(parquet.resolve(table).toString())
                        .createOrReplaceTempView(table);
            }
            for (String table : WHOLE) {
                spark.read().parquet(parquet.resolve(table).toString()).createOrReplaceTempView(table);
            }
            all.took(name, "start", 0);
            for (Map.Entry<String, String> query : queries.entrySet()) {
                Clock one = new Clock();
                List<String> found = new ArrayList<>();
                for (Row row : spark.sql(query.getValue()).collectAsList()) {
                    found.add(text(row));
                }
                one.took(name, query.getKey(), found.size());
                different += compare(query.getKey(), found);
            }
        }
        all.took(name, "all queries", expected.size());
        printMemory(name);
        return different;
    }

    /** The peak memory of this process; available only on Linux. */
    private static void printMemory(String name) {
        try (Stream<String> lines = Files.lines(Paths.get("/proc/self/status"))) {
            lines.filter(line -> line.startsWith("VmHWM:")).forEach(line ->
                    System.out.printf(Locale.ROOT, "%-16s at most %s in memory so far%n", name, line.substring(6).strip()));
        } catch (IOException | UncheckedIOException notLinux) {
            System.out.println("How much memory it took is not known on this system.");
        }
    }

    private static String text(Row row) {
        List<String> columns = new ArrayList<>();
        for (int at = 0; at < row.size(); at++) {
            columns.add(text(row.get(at)));
        }
        return String.join(" | ", columns);
    }

    private static String text(Object value) {
        if (value instanceof BigDecimal decimal) {
            return decimal.signum() == 0 ? "0" : decimal.stripTrailingZeros().toPlainString();
        }
        return String.valueOf(value);
    }

    private int compare(String query, List<String> found) {
        List<String> rows = expected.getOrDefault(query, List.of());
        if (rows.equals(found)) {
            return 0;
        }
        System.out.printf(Locale.ROOT, "DIFFERENT: %s, %d rows and %d rows%n", query, rows.size(), found.size());
        for (int at = 0; at < Math.min(rows.size(), found.size()); at++) {
            if (!rows.get(at).equals(found.get(at))) {
                System.out.println("  DuckDB " + rows.get(at) + "\n  Spark  " + found.get(at));
                break;
            }
        }
        return 1;
    }

    /** Time by the clock, and processor time, which other programs affect less. */
    private static final class Clock {
        private final long began = System.nanoTime();
        private final long used = PROCESS.getProcessCpuTime();

        void took(String engine, String what, int rows) {
            System.out.printf(Locale.ROOT, "%-16s %-14s %9.2f s, processor %9.2f s %7d rows%n", engine, what,
                    (System.nanoTime() - began) / 1e9, (PROCESS.getProcessCpuTime() - used) / 1e9, rows);
        }
    }
}
