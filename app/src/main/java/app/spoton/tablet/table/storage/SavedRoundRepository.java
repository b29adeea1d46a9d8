package app.spoton.tablet.table.storage;

import android.util.Log;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.setup.ActiveRounds;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.threads.DiskExecutor;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/**
 * Saves rounds after every tap. Taps that come faster than the disk are combined: the latest state of each table is
 * written.
 */
@Singleton
public final class SavedRoundRepository implements ActiveRounds {
    private final SavedRoundDao dao;
    private final Executor disk;
    private final SavedRoundCodec codec;
    private final Map<String, TableState> pending = new ConcurrentHashMap<>();

    @Inject
    public SavedRoundRepository(SavedRoundDao dao, @DiskExecutor Executor disk, Catalog catalog) {
        this.dao = dao;
        this.disk = disk;
        this.codec = new SavedRoundCodec(catalog);
    }

    /** Saves the table soon, on the disk thread. */
    public void save(TableState state) {
        String table = state.setup().name();
        if (pending.put(table, state) == null) {
            disk.execute(() -> {
                TableState latest = pending.remove(table);
                if (latest != null) {
                    saveNow(latest);
                }
            });
        }
    }

    /** Saves now. Call on the disk thread. */
    void saveNow(TableState state) {
        dao.put(new SavedRoundEntity(state.setup().name(), codec.write(state)));
    }

    @Override
    public boolean hasRoundInProgress(String table) {
        return find(table).filter(state -> !state.round().seatsInPlay().isEmpty()).isPresent();
    }

    /** The saved table. Call on the disk thread. A text that cannot be read counts as none. */
    public Optional<TableState> find(String table) {
        String text = dao.text(table);
        if (text == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(codec.read(text));
        } catch (IllegalArgumentException unknown) {
            Log.w("Table", "A saved round could not be read", unknown);
            return Optional.empty();
        }
    }
}
