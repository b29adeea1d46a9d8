package app.spoton.tablet.history.whatif;

import app.spoton.tablet.auditlog.AuditEvent;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.rounds.RoundDetails;
import java.util.List;
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
        String words = reason.strip() + changed.map(copy -> " — " + copy.summary()).orElse("");
        AuditEvent correction = new AuditEvent(AuditEvent.Kind.CORRECTION, log.now(), by.strip(), round.origin().table(), words,
                round.round().id(), List.of());
        if (changed.isPresent()) {
            log.writeCorrection(correction, changed.get().copy().json(), changed.get().settlement());
        } else {
            log.write(correction);
        }
    }
}
