package app.spoton.tablet.table.storage;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.setup.TableBlockedException;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupRepository;
import app.spoton.tablet.storage.StorageReserve;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import java.time.Clock;
import java.util.List;
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
    private final StorageReserve reserve;
    private final Clock clock;

    @Inject
    public TableStore(TableSetupRepository tables, SavedRoundRepository saved, AuditLog log,
            Optional<CameraEvidence> cameraEvidence, Catalog catalog, StorageReserve reserve, Clock clock) {
        this.tables = tables;
        this.saved = saved;
        this.log = log;
        this.cameraEvidence = cameraEvidence;
        this.firstGame = catalog.games().get(0);
        this.reserve = reserve;
        this.clock = clock;
    }

    /**
     * The table as it was left. Call on the disk thread.
     *
     * @throws TableBlockedException if no round may begin there
     */
    public TableState open(String table) {
        TableState was;
        try {
            Optional<RoundRecord> ended = saved.findEnded(table);
            Optional<TableState> found = ended.isPresent() ? Optional.of(begun(ended.get())) : saved.find(table);
            if (found.isEmpty()) {
                return TableState.open(ready(tables.of(table, firstGame)));
            }
            was = found.get();
        } catch (IllegalArgumentException unreadable) {
            keepUnreadable(table, String.valueOf(unreadable.getMessage()));
            return TableState.open(ready(tables.of(table, firstGame)));
        }
        if (was.phase() == RoundPhase.CONFIRMED) {
            was = next(logged(was));   // an older version was switched off between confirming and logging
            saved.saveNow(was);
        }
        return was.round().seatsInPlay().isEmpty() ? was.withSetup(ready(tables.of(table, was.setup().game()))) : was;
    }

    /** Switched off between confirming and logging: the round is logged as it was paid, and the next one begins. */
    private TableState begun(RoundRecord ended) {
        reserve.use(() -> log.write(ended));
        TableState next = after(ended);
        saved.saveNow(next);
        return next;
    }

    private TableState after(RoundRecord ended) {
        try {
            return next(saved.find(ended.table()).orElseThrow());
        } catch (IllegalArgumentException unreadable) {   // an update since: the seats do not carry over
            return TableState.open(ready(tables.of(ended.table(), ended.game())));
        }
    }

    /** The text goes to the log as it is and stays in the database, where the next round does not overwrite it. */
    private void keepUnreadable(String table, String why) {
        String text = saved.text(table);
        saved.keepUnreadable(table, text);
        log.write(AuditEvent.of(AuditEvent.Kind.UNREADABLE_ROUND, clock.instant(), "", table, text, why));
        saved.saveNow(TableState.open(tables.of(table, firstGame)));
    }

    /** A setup with which a round may begin. */
    private TableSetup ready(TableSetup setup) {
        List<String> missing = tables.missingMeters(setup);
        if (!missing.isEmpty()) {
            throw new TableBlockedException("The log does not have the amount of the meter " + String.join(", ", missing)
                    + ". Do not deal. A supervisor reads each amount off the meter and enters it under Settings, Table setup.");
        }
        if (!reserve.ensure()) {
            throw new TableBlockedException("The tablet's storage is almost full, so a round could not be saved to its end. Free"
                    + " some space before the next round.");
        }
        return setup;
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
     * Logs a round that has ended. Call on the disk thread. It is saved first as it goes to the log, so that it is logged
     * later if the power fails. The log accepts a round only once.
     */
    public TableState finish(TableState ended) {
        RoundRecord record = RoundRecords.ended(ended.round(), cameraEvidence.orElse(CameraEvidence.NONE));
        saved.saveEnded(ended, record);
        return logged(ended, record);
    }

    /**
     * Saves the round after one that was logged; its setup.
     *
     * @throws TableBlockedException if no round may begin
     */
    public TableSetup beginNext(TableState done) {
        TableState next = next(done);
        saved.saveNow(next);
        return next.setup();
    }

    private TableState logged(TableState ended) {
        return logged(ended, RoundRecords.ended(ended.round(), cameraEvidence.orElse(CameraEvidence.NONE)));
    }

    private TableState logged(TableState ended, RoundRecord record) {
        long entry = reserve.use(() -> log.write(record));
        return ended.withAudit(ended.round().audit().logged(entry));
    }

    /** The round after one that was logged. */
    public TableState next(TableState done) {
        return done.nextRound(ready(tables.of(done.setup().name(), done.setup().game())));
    }
}
