package app.spoton.tablet.storage;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;

/** Explains a storage failure to the user and says what to do. */
public final class StorageText {
    private StorageText() {
    }

    public static String of(Throwable failure) {
        if (failure instanceof SQLiteFullException) {
            return "The tablet's storage is full, so this was not saved. Nothing that was saved before is lost. Free some"
                    + " space, then try again.";
        }
        if (failure instanceof SQLiteDatabaseCorruptException) {
            return "A file of the app is damaged. Nothing is deleted. Call a supervisor: do not deal until the file was"
                    + " examined.";
        }
        if (failure instanceof SQLiteException) {
            return "The tablet's storage did not answer, so this was not saved. Try again; if it happens again, restart the"
                    + " tablet.";
        }
        String message = failure.getMessage();
        return message == null || message.isEmpty() ? "Something failed (" + failure.getClass().getSimpleName()
                + "). Try again; if it happens again, restart the app." : message;
    }
}
