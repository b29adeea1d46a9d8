package app.spoton.tablet.auditlog.storage;

import android.content.Context;
import app.spoton.engine.catalog.Catalog;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

/** The two logs of a tablet with a fixed clock. */
public final class TestAuditLogs {
    private TestAuditLogs() {
    }

    public static AuditLogs in(Context context, Instant now) {
        Clock clock = Clock.fixed(now, ZoneOffset.UTC);
        return new AuditLogs(StoredAuditLog.in(context, AuditLogFile.NAME, clock, Catalog.standard()),
                StoredAuditLog.in(context, AuditLogFile.DEMONSTRATION, clock, Catalog.standard()));
    }
}
