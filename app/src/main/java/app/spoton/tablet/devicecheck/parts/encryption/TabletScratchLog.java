package app.spoton.tablet.devicecheck.parts.encryption;

import android.content.Context;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import java.io.File;

/** A scratch log on this tablet. */
public final class TabletScratchLog implements ScratchLog {
    private static final String NAME = "device-check.db";

    private final Context context;
    private final StoredAuditLog log;

    public TabletScratchLog(Context context, Catalog catalog) {
        this.context = context;
        delete();   // left by an interrupted check
        log = StoredAuditLog.encryptedIn(context, NAME, catalog);
    }

    @Override
    public void write(RoundRecord round) {
        log.write(round);
    }

    @Override
    public boolean isEncrypted() {
        return log.reader().isEncrypted();
    }

    @Override
    public void close() {
        log.close();
        delete();
    }

    private void delete() {
        context.deleteDatabase(NAME);
        File key = new File(context.getDatabasePath(NAME).getPath() + ".key");
        if (key.exists() && !key.delete()) {
            key.deleteOnExit();
        }
    }
}
