package app.spoton.tablet.table.storage;

import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.json.Rounds;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.MeterLedger;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundTimeline;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A round that has ended, as it goes to the log. */
public final class RoundEntryFactory {
    private RoundEntryFactory() {
    }

    public static RoundLogEntry entry(RoundInProgress round, CameraEvidence cameraEvidence) {
        RoundTimeline timeline = round.timeline();
        TableSetup setup = round.setup();
        return new RoundLogEntry(timeline.id(), setup.name(), setup.game().id(), timeline.dealer(), timeline.startedAt().orElseThrow(),
                timeline.settledAt(), timeline.endedAt().orElseThrow(), timeline.end(), json(round),
                round.settlement().filter(found -> !round.wagersReturned())
                        .map(found -> Rounds.write(timeline.id(), found)),
                round.known(), timeline.reason(), supervisors(timeline),
                cameraEvidence.deck(), EngineVersion.text(), MeterLedger.changes(round), cameraEvidence.pictures(timeline.id()));
    }

    /** Everybody who confirmed a win of the progressive, in the order of the steps. */
    private static Optional<String> supervisors(RoundTimeline timeline) {
        String names = timeline.approvals().values().stream().distinct().collect(Collectors.joining(", "));
        return names.isEmpty() ? Optional.empty() : Optional.of(names);
    }

    /**
     * The round in the round format. The seats whose cards nobody saw, because they were thrown in and decide nothing,
     * have cards that stand in for theirs, because a round is settled only with cards at every seat; they are named in
     * the field 'unseen'. A round that was not settled has none of them.
     */
    private static String json(RoundInProgress round) {
        Map<String, String> more = new LinkedHashMap<>();
        more.put("table", Rounds.quoted(round.setup().name()));
        if (round.timeline().dealers().size() > 1) {
            more.put("dealers", round.timeline().dealers().stream().map(Rounds::quoted)
                    .collect(Collectors.joining(",", "[", "]")));
        }
        if (!round.unseen().isEmpty()) {
            more.put("unseen", round.unseen().stream().map(Object::toString)
                    .collect(Collectors.joining(",", "[", "]")));
        }
        return Rounds.write(round.timeline().id(), round.setup().game(), round.round(), more);
    }
}
