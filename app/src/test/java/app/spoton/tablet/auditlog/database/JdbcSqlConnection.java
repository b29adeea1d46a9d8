package app.spoton.tablet.auditlog.database;

import app.spoton.engine.json.Json;
import app.spoton.tablet.auditlog.writing.LineCompression;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A database of the app in this computer's SQLite, with Room's exported schema and the app's own code. */
public final class JdbcSqlConnection implements SqlConnection, AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    private JdbcSqlConnection(Connection connection) {
        this.connection = connection;
    }

    /** The log. */
    public static JdbcSqlConnection open(Path file, Path schema) {
        return open(file, schema, "FULL", AuditLogSql.onCreate());
    }

    /**
     * Any database of the app.
     *
     * @param schema what Room exported, as app/schemas has it
     * @param synchronous what the app sets, or something worse, for a test that must then fail
     * @param onCreate what the app adds to the schema
     */
    public static JdbcSqlConnection open(Path file, Path schema, String synchronous, List<String> onCreate) {
        try {
            JdbcSqlConnection store = new JdbcSqlConnection(DriverManager.getConnection("jdbc:sqlite:" + file));
            try (Statement statement = store.connection.createStatement()) {
                statement.execute("PRAGMA journal_mode=WAL");
                statement.execute("PRAGMA synchronous=" + synchronous);
                if (store.first("PRAGMA user_version").get(0).equals("0")) {   // new, as Room sees it
                    store.connection.setAutoCommit(false);
                    for (String sql : made(schema, onCreate)) {
                        statement.execute(sql);
                    }
                    store.connection.commit();
                    store.connection.setAutoCommit(true);
                }
            }
            return store;
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }

    @SuppressWarnings("unchecked")
    private static List<String> made(Path schema, List<String> onCreate) {
        try {
            Map<String, Object> tree = Json.object(new String(Files.readAllBytes(schema), StandardCharsets.UTF_8));
            List<String> statements = new ArrayList<>();
            for (Object one : (List<Object>) ((Map<String, Object>) tree.get("database")).get("entities")) {
                Map<String, Object> entity = (Map<String, Object>) one;
                String table = (String) entity.get("tableName");
                statements.add(((String) entity.get("createSql")).replace("${TABLE_NAME}", table));
                for (Object index : (List<Object>) entity.getOrDefault("indices", List.of())) {
                    statements.add(((String) ((Map<String, Object>) index).get("createSql"))
                            .replace("${TABLE_NAME}", table));
                }
            }
            ((List<Object>) ((Map<String, Object>) tree.get("database")).get("setupQueries"))
                    .forEach(sql -> statements.add((String) sql));
            statements.add("PRAGMA user_version = " + ((Map<String, Object>) tree.get("database")).get("version"));
            statements.addAll(onCreate);
            return statements;
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    @Override
    public void inTransaction(Runnable work) {
        try {
            connection.setAutoCommit(false);
            work.run();
            connection.commit();
            connection.setAutoCommit(true);
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Override
    public void run(String sql, Object... values) {
        try {
            bound(sql, values).execute();
        } catch (SQLException broken) {
            throw new IllegalStateException(sql, broken);
        }
    }

    private PreparedStatement bound(String sql, Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int at = 0; at < values.length; at++) {
            statement.setObject(at + 1, values[at] instanceof Boolean yes ? (Object) (yes ? 1 : 0) : values[at]);
        }
        return statement;
    }

    @Override
    public List<String> first(String sql, Object... values) {
        List<List<String>> rows = all(sql, values);
        return rows.isEmpty() ? List.of() : rows.get(0);
    }

    public List<List<String>> all(String sql, Object... values) {
        try (ResultSet found = bound(sql, values).executeQuery()) {
            List<List<String>> rows = new ArrayList<>();
            while (found.next()) {
                List<String> row = new ArrayList<>();
                for (int column = 1; column <= found.getMetaData().getColumnCount(); column++) {
                    row.add(found.getString(column));
                }
                rows.add(row);
            }
            return rows;
        } catch (SQLException broken) {
            throw new IllegalStateException(sql, broken);
        }
    }

    /** The text of an entry. */
    public String line(long number) {
        return new LineCompression().decompress(blobs("SELECT line FROM entry WHERE number = " + number).get(0));
    }

    public List<byte[]> blobs(String sql) {
        try (ResultSet found = bound(sql).executeQuery()) {
            List<byte[]> rows = new ArrayList<>();
            while (found.next()) {
                rows.add(found.getBytes(1));
            }
            return rows;
        } catch (SQLException broken) {
            throw new IllegalStateException(sql, broken);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
