package app.spoton.tablet.table;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Takes a table out of the tablet's memory, and puts it and its ended rounds back there. */
@Singleton
public final class TableStore {
    private final TableSetupRepository tables;
    private final SavedRoundRepository saved;
    private final AuditLog log;
    private final Optional<CameraEvidence> witness;
    private final Game firstGame;

    @Inject
    public TableStore(TableSetupRepository tables, SavedRoundRepository saved, AuditLog log, Optional<CameraEvidence> witness, Catalog catalog) {
        this.tables = tables;
        this.saved = saved;
        this.log = log;
        this.witness = witness;
        this.firstGame = catalog.games().get(0);
    }

    /** A table as it was left; for the disk's own thread. */
    TableState open(String table) {
        Optional<TableState> found = saved.find(table);
        if (found.isEmpty()) {
            return TableState.open(tables.of(table, firstGame));
        }
        TableState was = found.get();
        if (was.phase() == RoundPhase.CONFIRMED) {
            was = next(logged(was));   // the tablet was switched off between the confirming and the log
            saved.write(was);
        }
        return was.setAnew(tables.of(table, was.setup().game()));
    }

    /** What the table is set to now; for the disk's own thread. */
    TableSetup setup(String table, Game game) {
        return tables.of(table, game);
    }

    /** Sees to it that a table as it stands is found again. */
    void keep(TableState state) {
        saved.keep(state);
    }

    /**
     * Logs a round that has ended; for the disk's own thread. First it is saved as ended, so that it is logged later if
     * the power goes now; once it is in the log, the saved round is the next one. The log takes a round only once.
     */
    TableState finish(TableState ended) {
        saved.write(ended);
        TableState done = logged(ended);
        saved.write(next(done));
        return done;
    }

    private TableState logged(TableState ended) {
        long entry = log.write(RoundEntryFactory.entry(ended.round(), witness.orElse(CameraEvidence.NONE)));
        return ended.told(ended.round().story().logged(entry));
    }

    /** The round after one that was logged. */
    TableState next(TableState done) {
        return done.nextRound(tables.of(done.setup().name(), done.setup().game()));
    }
}
