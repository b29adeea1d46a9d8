package app.spoton.tablet.auditlog.storage;

import android.content.Context;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditLog;
import dagger.Binds;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import javax.inject.Singleton;

/** The log that the app writes to. */
@Module
@InstallIn(SingletonComponent.class)
abstract class AuditLogModule {
    @Provides
    @Singleton
    static StoredAuditLog storedLog(@ApplicationContext Context context, Catalog catalog) {
        return StoredAuditLog.onTablet(context, catalog);
    }

    @Provides
    static AuditLogReader reader(StoredAuditLog log) {
        return log.reader();
    }

    @Binds
    abstract AuditLog log(StoredAuditLog log);
}
