package app.spoton.tablet.auditlog.storage;

import android.content.Context;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.TestSigningKey;
import app.spoton.tablet.auditlog.encryption.LogKeyException;
import app.spoton.tablet.storage.FaultInjection;
import java.security.GeneralSecurityException;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;

/** The house's log in a real file whose operations, and those of its key store, can be made to fail. */
public final class FaultyLog {
    private FaultyLog() {
    }

    public static StoredAuditLog open(Context context, Clock clock, TestSigningKey key, FaultInjection faults) {
        return open(context, clock, key, faults, message -> { });
    }

    /** @param report gets what the log says to whoever uses the tablet */
    public static StoredAuditLog open(Context context, Clock clock, TestSigningKey key, FaultInjection faults,
            Consumer<String> report) {
        AuditLogFile file = new AuditLogFile(context, AuditLogFile.NAME, database -> {
            try {
                faults.operation();
            } catch (RuntimeException failed) {
                throw new LogKeyException("The tablet's key store does not give the log's key.", failed);
            }
            return Optional.empty();
        }, faults::around);
        AuditLogConnection connection = new AuditLogConnection(file, clock, Catalog.standard(), Optional.of(() -> {
            try {
                faults.operation();
            } catch (RuntimeException failed) {
                throw new GeneralSecurityException(failed);
            }
            return key.pair();
        }), report);
        return new StoredAuditLog(() -> connection);
    }
}
