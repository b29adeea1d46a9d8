package app.spoton.tablet.history.rounds;

import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/** A round of the log with its entry and its corrections. Immutable. */
public record RoundDetails(LoggedEntry entry, LoggedRound round, List<LoggedCorrection> corrections) {
    /**
     * The round's entry in the log.
     *
     * @param intact whether its hash is right
     */
    public record LoggedEntry(long number, String hash, boolean intact) {
    }

    /**
     * A correction that was written later.
     *
     * @param seats what the seats should have won or lost; empty if the correction does not say
     */
    public record LoggedCorrection(long number, Instant at, String by, String words,
            List<CorrectedTotal.CorrectedSeat> seats) {
    }

    public long number() {
        return entry.number;
    }

    public RoundRecord record() {
        return round.record();
    }

    public Instant begun() {
        return record().timeline().begun().orElseThrow();
    }

    public Instant ended() {
        return record().timeline().ended().orElseThrow();
    }

    public RoundEnd end() {
        return record().ending().end().orElseThrow();
    }

    /** The supervisors who confirmed wins of a meter; empty if there was none. */
    public String supervisors() {
        return record().ending().approvals().values().stream().distinct().collect(Collectors.joining(", "));
    }
}
