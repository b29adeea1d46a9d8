package app.spoton.tablet.table;

import android.util.Log;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.threads.DiskExecutor;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/**
 * Rounds as they grow, on the disk after every tap. Taps that come faster than the disk are taken together: what is
 * written is always the latest of each table.
 */
@Singleton
public final class SavedRoundRepository {
    private final SavedRoundDao dao;
    private final Executor disk;
    private final Catalog catalog;
    private final Map<String, TableState> waiting = new ConcurrentHashMap<>();

    @Inject
    public SavedRoundRepository(SavedRoundDao dao, @DiskExecutor Executor disk, Catalog catalog) {
        this.dao = dao;
        this.disk = disk;
        this.catalog = catalog;
    }

    /** Sees to it that a table as it stands now will be found again. */
    void keep(TableState state) {
        String table = state.setup().name();
        if (waiting.put(table, state) == null) {
            disk.execute(() -> {
                TableState latest = waiting.remove(table);
                if (latest != null) {
                    write(latest);
                }
            });
        }
    }

    /** Writes at once; for the disk's own thread. */
    void write(TableState state) {
        dao.put(new SavedRoundEntity(state.setup().name(), SavedRoundCodec.write(state)));
    }

    /** The table as it was; for the disk's own thread. A text of another version of the app counts as none. */
    public Optional<TableState> find(String table) {
        String text = dao.text(table);
        if (text == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(SavedRoundCodec.read(catalog, text));
        } catch (IllegalArgumentException unknown) {
            Log.w("Table", "A saved round could not be read", unknown);
            return Optional.empty();
        }
    }
}
