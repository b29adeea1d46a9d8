package app.spoton.tablet.table;

import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.json.Rounds;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.setup.TableSetup;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A round that has ended, as it goes to the log. */
final class RoundEntryFactory {
    private RoundEntryFactory() {
    }

    static RoundLogEntry entry(RoundInProgress round, CameraEvidence witness) {
        RoundTimeline story = round.story();
        TableSetup setup = round.setup();
        return new RoundLogEntry(story.id(), setup.name(), setup.game().id(), story.dealer(), story.begun().orElseThrow(),
                story.settled(), story.ended().orElseThrow(), story.end(), json(round),
                round.settlement().filter(found -> !round.wasGivenBack())
                        .map(found -> Rounds.write(story.id(), found)),
                round.known(), story.reason(), supervisors(story),
                witness.deck(), EngineVersion.text(), MeterLedger.changes(round), witness.pictures(story.id()));
    }

    /** Everybody who confirmed a win of the progressive, in the order of the steps. */
    private static Optional<String> supervisors(RoundTimeline story) {
        String names = story.approvals().values().stream().distinct().collect(Collectors.joining(", "));
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
        if (round.story().dealers().size() > 1) {
            more.put("dealers", round.story().dealers().stream().map(Rounds::quoted)
                    .collect(Collectors.joining(",", "[", "]")));
        }
        if (!round.unseen().isEmpty()) {
            more.put("unseen", round.unseen().stream().map(Object::toString)
                    .collect(Collectors.joining(",", "[", "]")));
        }
        return Rounds.write(round.story().id(), round.setup().game(), round.round(), more);
    }
}
