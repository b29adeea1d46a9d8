package app.spoton.tablet.auditlog;

import android.content.Context;
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
    static StoredAuditLog log(@ApplicationContext Context context) {
        return StoredAuditLog.onTablet(context);
    }

    @Binds
    abstract AuditLog logbook(StoredAuditLog log);
}
