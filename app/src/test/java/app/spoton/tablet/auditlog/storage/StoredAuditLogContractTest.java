package app.spoton.tablet.auditlog.storage;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.AuditLogContract;
import app.spoton.tablet.auditlog.BackgroundThread;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.After;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** The tablet's log does what every log does. */
@RunWith(AndroidJUnit4.class)
public class StoredAuditLogContractTest extends AuditLogContract {
    @Rule
    public final BackgroundThread disk = new BackgroundThread();

    private final StoredAuditLog log = StoredAuditLog.in(ApplicationProvider.getApplicationContext(), "contract.db",
            Clock.fixed(Instant.parse("2026-03-01T18:00:00Z"), ZoneOffset.UTC), Catalog.standard());

    @After
    public void close() {
        log.close();
    }

    @Override
    protected AuditLog log() {
        return log;
    }
}
