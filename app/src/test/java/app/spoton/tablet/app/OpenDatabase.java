package app.spoton.tablet.app;

import android.content.Context;

/** The database for tests in which everything happens at once, on the one thread there is. */
public final class OpenDatabase {
    private OpenDatabase() {
    }

    public static SpotOnDatabase here(Context context) {
        return SpotOnDatabase.file(context, Runnable::run).allowMainThreadQueries().build();
    }
}
