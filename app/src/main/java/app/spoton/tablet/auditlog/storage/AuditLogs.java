package app.spoton.tablet.auditlog.storage;

import android.content.Context;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditLog;
import java.util.Optional;
import java.util.function.Consumer;

/** The tablet's two logs: the house's, which is kept forever, and the demonstration table's, which can be erased. */
public final class AuditLogs {
    private final StoredAuditLog house;
    private final StoredAuditLog demonstration;
    private final StoredAuditLog shown;
    private volatile Optional<Boolean> chosen = Optional.empty();

    public AuditLogs(StoredAuditLog house, StoredAuditLog demonstration) {
        this.house = house;
        this.demonstration = demonstration;
        this.shown = new StoredAuditLog(() -> (isDemonstrationShown() ? demonstration : house).connection());
    }

    static AuditLogs onTablet(Context context, Catalog catalog, Consumer<String> report) {
        return new AuditLogs(StoredAuditLog.onTablet(context, catalog, report), StoredAuditLog.ofDemonstration(context, catalog));
    }

    public StoredAuditLog house() {
        return house;
    }

    public StoredAuditLog demonstration() {
        return demonstration;
    }

    /** Where the app writes: each round to the log of its table. */
    AuditLog writer() {
        return new RoutedAuditLog(house, demonstration);
    }

    /** The log that History shows, whichever that is at the time of a call. */
    public StoredAuditLog shown() {
        return shown;
    }

    /** Makes History show one of the two from now on. */
    public void show(boolean demonstrationLog) {
        chosen = Optional.of(demonstrationLog);
    }

    /** Makes History show the default one again. */
    public void showUsual() {
        chosen = Optional.empty();
    }

    /** Unless somebody chose, the house's once it has staff. Call on a thread that may wait for the disk. */
    public boolean isDemonstrationShown() {
        return chosen.isPresent() ? chosen.get() : !house.knowsStaff();
    }

    /** Erases the demonstration table's log as a whole. */
    public void eraseDemonstration() {
        demonstration.connection().erase();
    }
}
