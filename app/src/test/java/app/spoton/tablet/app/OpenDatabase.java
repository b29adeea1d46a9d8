package app.spoton.tablet.app;

import android.content.Context;

/** The database for tests in which everything runs immediately on one thread. */
public final class OpenDatabase {
    private OpenDatabase() {
    }

    public static SpotOnDatabase here(Context context) {
        return SpotOnDatabase.file(context, Runnable::run).allowMainThreadQueries().build();
    }
}
