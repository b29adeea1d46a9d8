package app.spoton.tablet.app;

import android.database.sqlite.SQLiteDatabase;
import android.os.CancellationSignal;
import android.os.Looper;
import app.spoton.camera.OpenCv;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/**
 * Records slow operations of the main thread: opening a database, querying one, loading OpenCV, without which no
 * network is loaded. Each operation still runs.
 */
public final class MainThreadTrace {
    private static final String SESSION = "android.database.sqlite.SQLiteSession";
    private static final List<String> SEEN = new CopyOnWriteArrayList<>();

    private MainThreadTrace() {
    }

    static void clear() {
        SEEN.clear();
    }

    static List<String> seen() {
        return List.copyOf(SEEN);
    }

    private static void note(String what) {
        if (Looper.getMainLooper().isCurrentThread()) {
            StringBuilder from = new StringBuilder(what);
            for (StackTraceElement frame : new Throwable().getStackTrace()) {
                if (frame.getClassName().startsWith("app.spoton.") && !frame.getClassName().contains("MainThreadTrace")) {
                    from.append("\n    ").append(frame);
                }
            }
            SEEN.add(from.toString());
        }
    }

    /** A database that is opened. */
    @Implements(SQLiteDatabase.class)
    public static class OpenedDatabase {
        @RealObject
        private SQLiteDatabase database;

        @Implementation
        protected void open() {
            note("opens " + database.getPath());
            Shadow.directlyOn(database, SQLiteDatabase.class, "open");
        }
    }

    /** A statement that is run. */
    @Implements(className = SESSION)
    public static class AskedDatabase {
        @RealObject
        private Object session;

        @Implementation
        protected void acquireConnection(String sql, int flags, CancellationSignal signal) {
            note("asks " + sql);
            Shadow.directlyOn(session, SESSION, "acquireConnection", ClassParameter.from(String.class, sql),
                    ClassParameter.from(int.class, flags), ClassParameter.from(CancellationSignal.class, signal));
        }
    }

    /** OpenCV as it is loaded. */
    @Implements(OpenCv.class)
    public static class LoadedOpenCv {
        @Implementation
        protected static void load() {
            note("loads OpenCV");
            Shadow.directlyOn(OpenCv.class, "load");
        }
    }
}
