package app.spoton.tablet.history.whatif;

import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.rounds.RoundDetails;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.inject.Inject;

/** Writes corrections: new entries about a round, whose own entry does not change. */
public final class CorrectionWriter {
    private final StoredAuditLog log;

    @Inject
    public CorrectionWriter(StoredAuditLog log) {
        this.log = log;
    }

    /** @param whatIf the copy that shows what the round should have been; not used unless it was changed and settled */
    public void write(RoundDetails round, Optional<WhatIf> whatIf, String by, String reason) {
        Optional<WhatIf> changed = whatIf.filter(copy -> copy.isChanged() && copy.isSettled());
        String description = reason.strip() + changed.map(copy -> " — " + copy.differences().summary()).orElse("");
        log.write(new AuditEvent(AuditEvent.Kind.CORRECTION, log.now(), by.strip(), round.record().table(), description,
                round.record().id(), List.of(), changed.map(copy -> correction(copy.copy().record()))));
    }

    private static AuditEvent.Correction correction(RoundRecord corrected) {
        return new AuditEvent.Correction(Rounds.write(corrected.id(), corrected.game(), corrected.round(), Map.of()),
                Rounds.write(corrected.id(), corrected.settlement().orElseThrow()));
    }
}
