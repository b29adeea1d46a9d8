package app.spoton.tablet.table.storage;

import app.spoton.engine.card.Card;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.Rounds;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Seat;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.auditlog.MeterChange;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.table.round.RoundInProgress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The log entry of a round that has ended. */
public final class RoundEntryFactory {
    private RoundEntryFactory() {
    }

    public static RoundLogEntry entry(RoundInProgress round, CameraEvidence cameraEvidence) {
        RoundRecord record = RoundRecords.ended(round, cameraEvidence);
        return new RoundLogEntry(record.id(), record.table(), record.game().id(), record.timeline().dealer(),
                record.timeline().begun().orElseThrow(), record.timeline().settled(),
                record.timeline().ended().orElseThrow(), end(record), json(record),
                record.settlement().map(found -> Rounds.write(record.id(), found)), known(record),
                record.ending().reason(), supervisors(record), record.evidence().deck(), record.engine().version(),
                record.meterChanges().stream().map(RoundEntryFactory::change).collect(Collectors.toList()),
                record.evidence().pictures());
    }

    private static RoundLogEntry.End end(RoundRecord record) {
        return RoundLogEntry.End.valueOf(record.ending().end().orElse(RoundEnd.CONFIRMED).name());
    }

    /** Everyone who confirmed a progressive win, in the order of the steps. */
    private static Optional<String> supervisors(RoundRecord record) {
        String names = record.ending().approvals().values().stream().distinct().collect(Collectors.joining(", "));
        return names.isEmpty() ? Optional.empty() : Optional.of(names);
    }

    private static String json(RoundRecord record) {
        Map<String, String> more = new LinkedHashMap<>();
        more.put("table", Json.quoted(record.table()));
        if (record.timeline().dealers().size() > 1) {
            more.put("dealers", Json.text(record.timeline().dealers()));
        }
        List<Object> unseen = record.round().seats().stream().filter(Seat::isUnseen).map(seat -> (long) seat.number())
                .collect(Collectors.toList());
        if (!unseen.isEmpty()) {
            more.put("unseen", Json.text(unseen));
        }
        return Rounds.write(record.id(), record.game(), record.round(), more);
    }

    private static Map<Card, KnownBy> known(RoundRecord record) {
        Map<Card, KnownBy> known = new LinkedHashMap<>();
        record.evidence().origins().forEach((card, origin) -> known.put(card, known(origin)));
        return known;
    }

    private static KnownBy known(CardOrigin origin) {
        return switch (origin) {
            case CAMERA -> KnownBy.CAMERA;
            case CONFIRMED -> KnownBy.ASKED;
            case UNSURE -> KnownBy.UNSURE;
            case CORRECTED -> KnownBy.CORRECTED;
            case TYPED -> KnownBy.BY_HAND;
        };
    }

    private static MeterChange change(app.spoton.engine.record.MeterChange change) {
        return new MeterChange(change.meter(), MeterChange.Kind.valueOf(change.kind().name()), change.amount(),
                change.reserve(), change.after(), change.reason(), change.by());
    }
}
