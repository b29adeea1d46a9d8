package app.spoton.tablet.table.storage;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.setup.ActiveRounds;
import app.spoton.tablet.storage.StorageReserve;
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
    private final StorageReserve reserve;
    private final Map<String, TableState> pending = new ConcurrentHashMap<>();

    @Inject
    public SavedRoundRepository(SavedRoundDao dao, @DiskExecutor Executor disk, Catalog catalog, StorageReserve reserve) {
        this.dao = dao;
        this.reserve = reserve;
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
        put(state, codec.write(state));
    }

    /** Saves a round that has ended, as it goes to the log. Call on the disk thread. */
    void saveEnded(TableState state, RoundRecord ended) {
        put(state, codec.writeEnded(state, ended));
    }

    private void put(TableState state, String text) {
        reserve.use(() -> {
            dao.put(new SavedRoundEntity(state.setup().name(), text));
            return text;
        });
    }

    @Override
    public boolean hasRoundInProgress(String table) {
        try {
            return find(table).filter(state -> !state.round().seatsInPlay().isEmpty()).isPresent();
        } catch (IllegalArgumentException unreadable) {
            return false;   // it is kept and logged when the table is next opened
        }
    }

    /**
     * The saved table. Call on the disk thread.
     *
     * @throws IllegalArgumentException if its text cannot be read
     */
    public Optional<TableState> find(String table) {
        return Optional.ofNullable(dao.text(table)).map(codec::read);
    }

    /** The record of a round that was saved as ended. */
    Optional<RoundRecord> findEnded(String table) {
        return Optional.ofNullable(dao.text(table)).flatMap(codec::readEnded);
    }

    /** The text of a saved table, whatever it is. */
    String text(String table) {
        return dao.text(table);
    }

    /** Keeps a text that cannot be read under a name of its own, so that the next round does not overwrite it. */
    void keepUnreadable(String table, String text) {
        dao.put(new SavedRoundEntity(table + " (unreadable " + Integer.toHexString(text.hashCode()) + ")", text));
    }
}
