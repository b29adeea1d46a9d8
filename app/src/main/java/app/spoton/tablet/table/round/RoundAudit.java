package app.spoton.tablet.table.round;

import app.spoton.engine.record.EngineStamp;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundTimeline;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The audit log's data about a round besides its cards and wagers: who dealt it, when, and how it ended. Immutable.
 *
 * <p>The clock may be set back during a round. A time is never earlier than the one before it, so that no round ends
 * before it started.
 *
 * @param id empty until the first wager
 * @param logEntry the number of its log entry; 0 while it has none
 * @param proposals the camera's proposals that the dealer accepted
 * @param settledBy another engine whose settlement was announced before an update; empty if this engine settled the round
 */
public record RoundAudit(String id, RoundTimeline timeline, RoundEnding ending, long logEntry, List<String> proposals,
        Optional<EngineStamp> settledBy) {
    /** Before the first wager. */
    public static final RoundAudit NOT_STARTED = new RoundAudit("", RoundTimeline.NOT_BEGUN, RoundEnding.NOT_ENDED, 0, List.of(),
            Optional.empty());

    public RoundAudit {
        proposals = List.copyOf(proposals);
    }

    /** The current dealer, who is responsible for the round. */
    public String dealer() {
        return timeline.dealer();
    }

    public boolean hasStarted() {
        return timeline.begun().isPresent();
    }

    /** Whether the round ended without being settled. */
    public boolean wagersReturned() {
        return ending.end().filter(end -> end != RoundEnd.CONFIRMED).isPresent();
    }

    /** The supervisor who confirmed a progressive win, by step number. */
    public Map<Integer, String> approvals() {
        return ending.approvals();
    }

    public RoundAudit started(String newId, String dealer, Instant at) {
        return new RoundAudit(newId, new RoundTimeline(List.of(dealer), Optional.of(at), timeline.settled(),
                timeline.ended()), ending, logEntry, proposals, settledBy);
    }

    /** This dealer takes over. */
    public RoundAudit dealtBy(String name) {
        if (dealer().equals(name)) {
            return this;
        }
        List<String> dealers = new ArrayList<>(timeline.dealers());
        dealers.add(name);
        return with(new RoundTimeline(dealers, timeline.begun(), timeline.settled(), timeline.ended()));
    }

    public RoundAudit settled(Instant at) {
        return with(new RoundTimeline(timeline.dealers(), timeline.begun(),
                Optional.of(notBefore(timeline.begun(), at)), timeline.ended())).settledBy(Optional.empty());
    }

    public RoundAudit ended(Instant at) {
        Optional<Instant> last = timeline.settled().or(timeline::begun);
        return with(new RoundTimeline(timeline.dealers(), timeline.begun(), timeline.settled(),
                Optional.of(notBefore(last, at))));
    }

    private static Instant notBefore(Optional<Instant> earlier, Instant at) {
        return earlier.filter(at::isBefore).orElse(at);
    }

    /** The settlement was taken back. */
    public RoundAudit reopened() {
        return with(new RoundTimeline(timeline.dealers(), timeline.begun(), Optional.empty(), timeline.ended()))
                .settledBy(Optional.empty());
    }

    public RoundAudit settledBy(Optional<EngineStamp> engine) {
        return new RoundAudit(id, timeline, ending, logEntry, proposals, engine);
    }

    public RoundAudit approved(int step, String supervisor) {
        Map<Integer, String> approvals = new TreeMap<>(ending.approvals());
        approvals.put(step, supervisor);
        return with(new RoundEnding(ending.end(), ending.reason(), approvals));
    }

    public RoundAudit endedAs(RoundEnd end, String reason) {
        return with(new RoundEnding(Optional.of(end), reason, ending.approvals()));
    }

    /** The dealer took proposals of the camera. */
    public RoundAudit proposed(List<String> taken) {
        List<String> all = new ArrayList<>(proposals);
        all.addAll(taken);
        return new RoundAudit(id, timeline, ending, logEntry, all, settledBy);
    }

    public RoundAudit logged(long entry) {
        return new RoundAudit(id, timeline, ending, entry, proposals, settledBy);
    }

    private RoundAudit with(RoundTimeline other) {
        return new RoundAudit(id, other, ending, logEntry, proposals, settledBy);
    }

    private RoundAudit with(RoundEnding other) {
        return new RoundAudit(id, timeline, other, logEntry, proposals, settledBy);
    }
}
