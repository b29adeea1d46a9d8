package app.spoton.tablet.auditlog.database;

import android.database.Cursor;
import android.database.sqlite.SQLiteException;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteStatement;
import java.util.ArrayList;
import java.util.List;

/** The connection to the tablet's database. */
public final class RoomSqlConnection implements SqlConnection {
    private final SupportSQLiteDatabase database;

    public RoomSqlConnection(SupportSQLiteDatabase database) {
        this.database = database;
    }

    @Override
    public void inTransaction(Runnable work) {
        database.beginTransaction();
        try {
            work.run();
            database.setTransactionSuccessful();
        } catch (RuntimeException failed) {
            end(failed);
            throw failed;
        }
        database.endTransaction();
    }

    /** SQLite itself rolls back when the storage is full, and then there is nothing left to roll back. */
    private void end(RuntimeException failed) {
        try {
            database.endTransaction();
        } catch (SQLiteException rolledBack) {
            failed.addSuppressed(rolledBack);
        }
    }

    @Override
    public void run(String sql, Object... values) {
        SupportSQLiteStatement statement = database.compileStatement(sql);
        try {
            for (int at = 0; at < values.length; at++) {
                bind(statement, at + 1, values[at]);
            }
            statement.execute();
        } finally {
            close(statement);
        }
    }

    private static void bind(SupportSQLiteStatement statement, int place, Object value) {
        if (value instanceof Long number) {
            statement.bindLong(place, number);
        } else if (value instanceof Integer number) {
            statement.bindLong(place, number);
        } else if (value instanceof Boolean yes) {
            statement.bindLong(place, yes ? 1 : 0);
        } else if (value instanceof byte[] bytes) {
            statement.bindBlob(place, bytes);
        } else {
            statement.bindString(place, (String) value);
        }
    }

    private static void close(SupportSQLiteStatement statement) {
        try {
            statement.close();
        } catch (java.io.IOException impossible) {
            throw new java.io.UncheckedIOException(impossible);
        }
    }

    @Override
    public List<String> first(String sql, Object... values) {
        try (Cursor rows = database.query(sql, values)) {
            List<String> row = new ArrayList<>();
            if (rows.moveToFirst()) {
                for (int column = 0; column < rows.getColumnCount(); column++) {
                    row.add(rows.getString(column));
                }
            }
            return row;
        }
    }
}
