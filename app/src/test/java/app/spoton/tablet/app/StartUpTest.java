package app.spoton.tablet.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.database.sqlite.SQLiteDatabase;
import android.os.Looper;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.OpenCv;
import java.io.File;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** From the start of the app to its first frame the main thread opens and queries no database and loads no network. */
@RunWith(AndroidJUnit4.class)
@Config(shadows = {MainThreadTrace.OpenedDatabase.class, MainThreadTrace.AskedDatabase.class, MainThreadTrace.LoadedOpenCv.class},
        instrumentedPackages = "app.spoton.camera")
public class StartUpTest {
    @Before
    public void forget() {
        MainThreadTrace.clear();
    }

    @Test
    public void theMainThreadStartsTheAppWithoutADatabaseOrANetwork() {
        try (ActivityScenario<MainActivity> app = ActivityScenario.launch(MainActivity.class)) {
            shadowOf(Looper.getMainLooper()).idle();
            assertEquals(Lifecycle.State.RESUMED, app.getState());
            assertEquals(List.of(), MainThreadTrace.seen());
        }
    }

    /** Without this nobody would see that the trace has stopped tracing. */
    @Test
    public void theTraceSeesADatabaseAndANetworkOnTheMainThread() {
        File file = new File(ApplicationProvider.getApplicationContext().getCacheDir(), "traced.db");
        try (SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null)) {
            database.execSQL("CREATE TABLE kept (value TEXT)");
        }
        OpenCv.load();
        List<String> seen = MainThreadTrace.seen();
        assertTrue(seen.toString(), seen.get(0).startsWith("opens ") && seen.get(0).contains("traced.db"));
        assertTrue(seen.toString(), seen.stream().anyMatch(what -> what.startsWith("asks CREATE TABLE kept")));
        assertTrue(seen.toString(), seen.get(seen.size() - 1).startsWith("loads OpenCV"));
    }
}
