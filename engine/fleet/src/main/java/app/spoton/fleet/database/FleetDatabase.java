package app.spoton.fleet.database;

import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.verification.Finding;
import app.spoton.engine.auditlog.verification.VerificationReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tables of all exports (tables.sql) in a DuckDB database. */
public final class FleetDatabase implements AutoCloseable {
    private final Connection connection;
    private final HouseClock clock;
    private final Map<String, String> queries = SqlScript.queries();
    /** Whether the tables are Parquet files that were written after the exports had been verified. */
    private final boolean overParquet;
    /** The folder to delete when the database is closed; empty if it is kept. */
    private final Optional<Path> temporary;

    private FleetDatabase(Connection connection, HouseClock clock, Optional<Path> temporary, boolean overParquet) {
        this.connection = connection;
        this.clock = clock;
        this.temporary = temporary;
        this.overParquet = overParquet;
    }

    /** The tables of a folder that 'parquet' wrote, read in place. */
    public static FleetDatabase over(ParquetFolder folder, HouseClock otherwise) throws IOException {
        Path temporary = Files.createTempDirectory("spoton-fleet");
        try {
            Connection connection = DriverManager.getConnection("jdbc:duckdb:" + temporary.resolve("fleet.duckdb"));
            HouseClock clock = folder.clock(new FleetDatabase(connection, otherwise, Optional.empty(), true)).orElse(otherwise);
            FleetDatabase database = new FleetDatabase(connection, clock, Optional.of(temporary), true);
            database.run("SET preserve_insertion_order = false");
            folder.viewedBy(database);
            return database;
        } catch (SQLException failed) {
            throw new FleetError("The database cannot be made: " + failed.getMessage(), failed);
        }
    }

    /**
     * A new database.
     *
     * @param kept the file to keep it in; empty for a temporary one
     */
    public static FleetDatabase open(Optional<Path> kept, HouseClock clock) throws IOException {
        if (kept.isPresent() && Files.exists(kept.get())) {
            throw new FleetError("'" + kept.get() + "' already exists. Name a new file for the database.");
        }
        Optional<Path> temporary = kept.isPresent() ? Optional.empty() : Optional.of(Files.createTempDirectory("spoton-fleet"));
        Path file = kept.orElseGet(() -> temporary.orElseThrow().resolve("fleet.duckdb"));
        try {
            Connection connection = DriverManager.getConnection("jdbc:duckdb:" + file);
            FleetDatabase database = new FleetDatabase(connection, clock, temporary, false);
            database.run("SET preserve_insertion_order = false");
            database.run("CREATE TEMP MACRO cents(t) AS CAST(TRY_CAST(t AS DECIMAL(14, 2)) * 100 AS BIGINT)");
            database.run("CREATE TEMP MACRO known_as(m, a, b) AS"
                    + " coalesce(len(list_filter(map_values(m), lambda how: how = a OR how = b)), 0)");
            clock.macros().forEach(database::run);
            SqlScript.statements("tables.sql").forEach(database::run);
            database.run("CREATE TEMP VIEW written AS SELECT '' AS hash, '' AS table_name WHERE false");
            return database;
        } catch (SQLException failed) {
            throw new FleetError("The database cannot be made: " + failed.getMessage(), failed);
        }
    }

    public HouseClock clock() {
        return clock;
    }

    public boolean isOverParquet() {
        return overParquet;
    }

    /** Limits the database's memory; what does not fit goes to files next to it. */
    public void limitTo(String memory) {
        run("SET memory_limit = " + quoted(memory));
    }

    /**
     * Loads an export that was verified.
     *
     * @param compressed whether its content is compressed, whatever its name says
     */
    public void load(String name, Path file, boolean compressed, VerificationReport report) {
        try (PreparedStatement proved = connection.prepareStatement("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)");
                PreparedStatement finding = connection.prepareStatement("INSERT INTO findings VALUES (?, ?, ?, ?, ?, '')")) {
            set(proved, name, report.entries(), report.settled(), report.extent().first(), report.extent().last(), report.head().orElse(""),
                    report.filter(), report.leftOut(), report.found());
            for (Finding found : report.findings()) {
                set(finding, name, found.line(), found.entry(), found.kind().name(), found.problem());
            }
            set(finding, name, 0, 0, report.key().isPresent() ? "SIGNED" : "UNSIGNED",
                    report.key().map(LogPublicKey::id).orElse(""));
        } catch (SQLException failed) {
            throw failed(name, failed);
        }
        if (report.isNoExport()) {
            return;
        }
        run("SET VARIABLE file = " + quoted(name));
        run("SET VARIABLE path = " + quoted(file.toString().replaceAll("[\\[*?]", "[$0]")));   // it would stand for other files
        run("SET VARIABLE compression = '" + (compressed ? "gzip" : "uncompressed") + "'");
        SqlScript.statements("load.sql").forEach(this::run);
    }

    private static void set(PreparedStatement statement, Object... values) throws SQLException {
        for (int at = 0; at < values.length; at++) {
            statement.setObject(at + 1, values[at]);
        }
        statement.executeUpdate();
    }

    public static String quoted(String text) {
        return '\'' + text.replace("'", "''") + '\'';
    }

    void run(String sql) {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException failed) {
            throw failed(sql, failed);
        }
    }

    /** The answer to one of the report's queries. */
    public List<QueryRow> ask(String query) {
        return rows(Optional.ofNullable(queries.get(query))
                .orElseThrow(() -> new IllegalArgumentException("There is no query " + query)));
    }

    public List<QueryRow> rows(String sql) {
        List<QueryRow> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement(); ResultSet found = statement.executeQuery(sql)) {
            while (found.next()) {
                Map<String, Object> columns = new LinkedHashMap<>();
                for (int at = 1; at <= found.getMetaData().getColumnCount(); at++) {
                    columns.put(found.getMetaData().getColumnName(at), found.getObject(at));
                }
                rows.add(new QueryRow(columns));
            }
            return rows;
        } catch (SQLException failed) {
            throw failed(sql, failed);
        }
    }

    private static FleetError failed(String what, SQLException why) {
        return new FleetError("The database refused " + what + ": " + why.getMessage(), why);
    }

    @Override
    public void close() {
        try {
            connection.close();
            if (temporary.isPresent()) {
                try (var files = Files.list(temporary.get())) {
                    for (Path file : (Iterable<Path>) files::iterator) {
                        Files.delete(file);
                    }
                }
                Files.delete(temporary.get());
            }
        } catch (SQLException | IOException failed) {
            throw new FleetError("The database cannot be closed: " + failed.getMessage(), failed);
        }
    }
}
