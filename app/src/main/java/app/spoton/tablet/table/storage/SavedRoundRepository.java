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
 * Rounds as they grow, on the disk after every tap. Taps that come faster than the disk are taken together: what is
 * written is always the latest of each table.
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

    /** Sees to it that a table as it stands now will be found again. */
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

    /** Writes at once; for the disk's own thread. */
    void saveNow(TableState state) {
        dao.put(new SavedRoundEntity(state.setup().name(), codec.write(state)));
    }

    @Override
    public boolean hasRoundInProgress(String table) {
        return find(table).filter(state -> !state.round().seatsInPlay().isEmpty()).isPresent();
    }

    /** The table as it was; for the disk's own thread. A text of another version of the app counts as none. */
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
