package app.spoton.tablet.app;

import android.content.Context;
import app.spoton.tablet.auditlog.storage.AuditLogs;
import app.spoton.tablet.people.pins.BootClock;
import app.spoton.tablet.people.pins.PinAttemptDao;
import app.spoton.tablet.people.pins.PinHasher;
import app.spoton.tablet.people.pins.RecoveryCode;
import app.spoton.tablet.people.staff.StaffHistory;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.io.File;
import javax.inject.Singleton;

/** The staff feature's bindings to the tablet and the log. */
@Module
@InstallIn(SingletonComponent.class)
final class PeopleModule {
    private PeopleModule() {
    }

    @Provides
    static PinAttemptDao pinAttempts(SpotOnDatabase database) {
        return database.pinAttempts();
    }

    @Provides
    @Singleton
    static PinHasher hasher() {
        return PinHasher.onTablet();
    }

    @Provides
    static BootClock bootClock(@ApplicationContext Context context) {
        return BootClock.onTablet(context);
    }

    @Provides
    static RecoveryCode recoveryCode(@ApplicationContext Context context) {
        return new RecoveryCode(new File(context.getNoBackupFilesDir(), "recovery-code"));
    }

    @Provides
    static StaffHistory staffHistory(AuditLogs logs, SpotOnDatabase database, @ApplicationContext Context context) {
        return new StaffHistory() {
            @Override
            public boolean hadStaff() {
                return logs.house().knowsStaff();
            }

            @Override
            public String setStaffAside() {
                database.close();
                return SpotOnDatabase.setAside(context);
            }

            @Override
            public void setLogAside(String by) {
                logs.house().kept().setAside(by);
            }
        };
    }
}
