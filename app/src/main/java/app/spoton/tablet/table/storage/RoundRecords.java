package app.spoton.tablet.table.storage;

import app.spoton.engine.record.EngineStamp;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEvidence;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Stage;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.MeterLedger;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundInProgress;
import java.util.List;
import java.util.stream.Collectors;

/** Rounds at the table as the engine's records. */
public final class RoundRecords {
    private RoundRecords() {
    }

    /** A round that goes on. Its meters are those before the round's own contributions. */
    static RoundRecord inProgress(RoundInProgress round) {
        TableSetup setup = round.setup();
        Round soFar = new Round(round.settlement().isPresent() ? Stage.SHOWN : Stage.DEALT, setup.paytables(),
                setup.house(), setup.meters(), round.dealer(),
                round.seatsInPlay().stream().map(round::toEngineSeat).collect(Collectors.toList()));
        return record(round, soFar, new RoundEvidence(round.origins(), "", List.of(), round.audit().proposals()), List.of());
    }

    /** A round that has ended, for the audit log. */
    public static RoundRecord ended(RoundInProgress round, CameraEvidence evidence) {
        String id = round.audit().id();
        return record(round, round.toRound(), new RoundEvidence(round.origins(), evidence.deck(), evidence.pictures(id), round.audit().proposals()),
                MeterLedger.changes(round));
    }

    private static RoundRecord record(RoundInProgress round, Round played, RoundEvidence evidence,
            List<MeterChange> changes) {
        RoundAudit audit = round.audit();
        return new RoundRecord(audit.id(), round.setup().game(), round.setup().name(), played,
                round.settlement().filter(found -> !round.wagersReturned()), audit.timeline(), audit.ending(), evidence,
                changes, audit.settledBy().orElseGet(() -> EngineStamp.of(played)));
    }
}
