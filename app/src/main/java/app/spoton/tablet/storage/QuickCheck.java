package app.spoton.tablet.storage;

import android.database.Cursor;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.List;
import java.util.Optional;

/** Has SQLite check every page of a database. */
public final class QuickCheck {
    private QuickCheck() {
    }

    /** What is damaged; empty if nothing is. */
    public static Optional<String> of(SupportSQLiteDatabase database) {
        return ask(database, "PRAGMA quick_check(1)");
    }

    /**
     * As {@link #of(SupportSQLiteDatabase)}, for some tables. An index of words that keeps no text cannot be checked, and
     * SQLite would call the whole file damaged because of it.
     */
    public static Optional<String> of(SupportSQLiteDatabase database, List<String> tables) {
        for (String table : tables) {
            Optional<String> damage = ask(database, "PRAGMA quick_check('" + table + "')");
            if (damage.isPresent()) {
                return damage;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> ask(SupportSQLiteDatabase database, String pragma) {
        try (Cursor answer = database.query(pragma)) {
            return answer.moveToFirst() ? Optional.of(answer.getString(0)).filter(text -> !text.equals("ok"))
                    : Optional.empty();
        }
    }
}
