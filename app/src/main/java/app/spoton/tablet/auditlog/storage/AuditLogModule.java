package app.spoton.tablet.auditlog.storage;

import android.content.Context;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.storage.StorageFailures;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import javax.inject.Singleton;

/** The logs of the tablet: one to write to, and one that History shows. */
@Module
@InstallIn(SingletonComponent.class)
final class AuditLogModule {
    private AuditLogModule() {
    }

    @Provides
    @Singleton
    static AuditLogs logs(@ApplicationContext Context context, Catalog catalog, StorageFailures failures) {
        return AuditLogs.onTablet(context, catalog, failures::report);
    }

    @Provides
    @Singleton
    static AuditLog written(AuditLogs logs) {
        return logs.writer();
    }

    /** What History reads, and adds corrections and exports to. */
    @Provides
    static StoredAuditLog shown(AuditLogs logs) {
        return logs.shown();
    }

    @Provides
    static AuditLogReader reader(AuditLogs logs) {
        return logs.shown().reader();
    }
}
