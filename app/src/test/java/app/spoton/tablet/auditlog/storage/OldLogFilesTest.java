package app.spoton.tablet.auditlog.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.BackgroundThread;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.database.AuditLogDatabase;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * A real log file of every released schema opens with today's app. A new version of {@link AuditLogDatabase} adds its
 * file here ({@code log-<version>.db}) and a migration.
 */
@RunWith(AndroidJUnit4.class)
public class OldLogFilesTest {
    private static final int[] RELEASED = {1};

    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final Context context = ApplicationProvider.getApplicationContext();

    private StoredAuditLog opened(int version) throws IOException {
        File file = context.getDatabasePath("old-" + version + ".db");
        assertTrue(file.getParentFile().isDirectory() || file.getParentFile().mkdirs());
        try (InputStream old = OldLogFilesTest.class.getResourceAsStream("log-" + version + ".db")) {
            Files.copy(old, file.toPath());
        }
        return StoredAuditLog.in(context, file.getName(),
                Clock.fixed(Instant.parse("2026-11-17T06:00:00Z"), ZoneOffset.UTC), Catalog.standard());
    }

    @Test
    public void anOldLogOpensWholeAndContinues() throws IOException {
        for (int version : RELEASED) {
            StoredAuditLog log = opened(version);
            assertEquals(27, log.reader().head().orElseThrow().number);
            assertEquals("", log.reader().damagedFile());
            Verification verification = new Verification(Catalog.standard());
            int[] wrong = {0};
            log.reader().visitEntries((line, rowsMatch) -> {
                verification.line(line, 0, line.length);
                wrong[0] += rowsMatch ? 0 : 1;
            });
            assertEquals(List.of(), verification.report(Optional.empty()).findings());
            assertEquals("rows as their lines ask for", 0, wrong[0]);
            assertEquals("the nine was a six", log.reader().dao().corrections(8).get(0).words);
            assertEquals(1, log.meters("Pit 3").size());
            assertEquals(28, log.write(new DealtRounds(9, Instant.parse("2026-11-17T06:00:00Z")).nextWithId("new")));
            log.close();
        }
    }

    @Test
    public void aRowThatWasChangedOutsideTheLogIsFound() throws IOException {
        StoredAuditLog log = opened(1);
        log.close();
        try (android.database.sqlite.SQLiteDatabase raw = android.database.sqlite.SQLiteDatabase.openDatabase(
                context.getDatabasePath("old-1.db").getPath(), null,
                android.database.sqlite.SQLiteDatabase.OPEN_READWRITE)) {
            raw.execSQL("DROP TRIGGER round_refuses_update");
            raw.execSQL("UPDATE round SET dealer = 'Eve' WHERE number = 5");
        }
        int[] wrong = {0};
        log.reader().visitEntries((line, rowsMatch) -> wrong[0] += rowsMatch ? 0 : 1);
        assertEquals(1, wrong[0]);
        log.close();
    }
}
