package app.spoton.tablet.table.storage;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Opens and saves tables, and logs their ended rounds. */
@Singleton
public final class TableStore {
    private final TableSetupRepository tables;
    private final SavedRoundRepository saved;
    private final AuditLog log;
    private final Optional<CameraEvidence> cameraEvidence;
    private final Game firstGame;

    @Inject
    public TableStore(TableSetupRepository tables, SavedRoundRepository saved, AuditLog log, Optional<CameraEvidence> cameraEvidence, Catalog catalog) {
        this.tables = tables;
        this.saved = saved;
        this.log = log;
        this.cameraEvidence = cameraEvidence;
        this.firstGame = catalog.games().get(0);
    }

    /** The table as it was left. Call on the disk thread. */
    public TableState open(String table) {
        Optional<TableState> found = saved.find(table);
        if (found.isEmpty()) {
            return TableState.open(tables.of(table, firstGame));
        }
        TableState was = found.get();
        if (was.phase() == RoundPhase.CONFIRMED) {
            was = next(logged(was));   // switched off between confirming and logging
            saved.saveNow(was);
        }
        return was.withSetup(tables.of(table, was.setup().game()));
    }

    /** The table's current setup. Call on the disk thread. */
    public TableSetup setup(String table, Game game) {
        return tables.of(table, game);
    }

    /** Saves the table soon. */
    public void save(TableState state) {
        saved.save(state);
    }

    /**
     * Logs a round that has ended. Call on the disk thread. It is saved as ended first, so that it is logged later if
     * the power fails; once it is in the log, the next round is saved. The log accepts a round only once.
     */
    public TableState finish(TableState ended) {
        saved.saveNow(ended);
        TableState done = logged(ended);
        saved.saveNow(next(done));
        return done;
    }

    private TableState logged(TableState ended) {
        long entry = log.write(RoundRecords.ended(ended.round(), cameraEvidence.orElse(CameraEvidence.NONE)));
        return ended.withAudit(ended.round().audit().logged(entry));
    }

    /** The round after one that was logged. */
    public TableState next(TableState done) {
        return done.nextRound(tables.of(done.setup().name(), done.setup().game()));
    }
}
