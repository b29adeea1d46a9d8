package app.spoton.engine.record;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Converts records to and from log entries and saved rounds: the fields of the round format, the settlement, and under
 * {@code log} who, when and how. Writes version 2, reads versions 1 and 2 (docs/round-format.md).
 */
public final class RoundRecordCodec {
    private final Catalog catalog;

    public RoundRecordCodec(Catalog catalog) {
        this.catalog = catalog;
    }

    /** The record as one line of JSON. */
    public String write(RoundRecord record) {
        return write(record, Map.of());
    }

    /**
     * The record as one line of JSON.
     *
     * @param more additional fields, each with its JSON text
     */
    public String write(RoundRecord record, Map<String, String> more) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put(RecordFields.VERSION, Integer.toString(RecordFields.CURRENT_VERSION));
        record.settlement().ifPresent(settlement ->
                fields.put(RecordFields.SETTLEMENT, Rounds.write(record.id(), settlement)));
        fields.put(RecordFields.LOG, Json.text(log(record)));
        fields.putAll(more);
        return Rounds.write(record.id(), record.game(), record.round(), fields);
    }

    private static Map<String, Object> log(RoundRecord record) {
        Map<String, Object> log = new LinkedHashMap<>();
        log.put(RecordFields.TABLE, record.table());
        log.put(RecordFields.DEALERS, record.timeline().dealers());
        record.timeline().begun().ifPresent(at -> log.put(RecordFields.BEGUN, at.toString()));
        record.timeline().settled().ifPresent(at -> log.put(RecordFields.SETTLED, at.toString()));
        record.timeline().ended().ifPresent(at -> log.put(RecordFields.ENDED, at.toString()));
        record.ending().end().ifPresent(end -> log.put(RecordFields.END, end.id()));
        log.put(RecordFields.REASON, record.ending().reason());
        Map<String, Object> approvals = new LinkedHashMap<>();
        record.ending().approvals().forEach((step, name) -> approvals.put(step.toString(), name));
        log.put(RecordFields.APPROVALS, approvals);
        Map<String, Object> known = new LinkedHashMap<>();
        Map<Integer, Card> byIndex = new TreeMap<>();
        record.evidence().origins().keySet().forEach(card -> byIndex.put(card.index(), card));
        byIndex.values().forEach(card -> known.put(card.toString(), record.evidence().origins().get(card).id()));
        log.put(RecordFields.KNOWN, known);
        log.put(RecordFields.DECK, record.evidence().deck());
        log.put(RecordFields.PICTURES, record.evidence().pictures());
        if (!record.evidence().proposals().isEmpty()) {
            log.put(RecordFields.PROPOSALS, record.evidence().proposals());
        }
        log.put(RecordFields.ENGINE, record.engine().version());
        Map<String, Object> paytables = new LinkedHashMap<>();
        record.engine().paytables().forEach((wager, digest) -> paytables.put(wager.id(), digest));
        log.put(RecordFields.PAYTABLES, paytables);
        log.put(RecordFields.METERS, MeterChanges.json(record.meterChanges()));
        return log;
    }

    /**
     * Reads the record in a log line or a saved round.
     *
     * @throws IllegalArgumentException if there is no record or a newer version wrote it
     */
    public RoundRecord read(String json) {
        JsonObject fields = JsonObject.of(json);
        long version = fields.has(RecordFields.VERSION) ? fields.number(RecordFields.VERSION) : 1;
        if (version < 1 || version > RecordFields.CURRENT_VERSION) {
            throw new IllegalArgumentException("This round was written by a newer version: " + version + ".");
        }
        Rounds.Parsed parsed;
        try {
            parsed = Rounds.parse(catalog, json);
        } catch (RoundError error) {
            throw new IllegalArgumentException(error.getMessage(), error);
        }
        return version == 1 ? Version1.read(parsed, fields) : read(parsed, fields);
    }

    private static RoundRecord read(Rounds.Parsed parsed, JsonObject fields) {
        JsonObject log = fields.object(RecordFields.LOG);
        Map<Integer, String> approvals = new TreeMap<>();
        JsonObject approved = log.object(RecordFields.APPROVALS);
        approved.names().forEach(step -> approvals.put(Integer.valueOf(step), approved.text(step)));
        Map<Wager, String> digests = new EnumMap<>(Wager.class);
        JsonObject paytables = log.object(RecordFields.PAYTABLES);
        paytables.names().forEach(id -> Wager.withId(id).ifPresent(wager -> digests.put(wager, paytables.text(id))));
        return new RoundRecord(fields.text("id"), parsed.game(), log.text(RecordFields.TABLE), parsed.round(),
                settlement(parsed.round(), fields), new RoundTimeline(log.texts(RecordFields.DEALERS),
                log.instant(RecordFields.BEGUN), log.instant(RecordFields.SETTLED), log.instant(RecordFields.ENDED)),
                new RoundEnding(RoundEnd.withId(log.text(RecordFields.END)), log.text(RecordFields.REASON), approvals),
                new RoundEvidence(origins(log.object(RecordFields.KNOWN)), log.text(RecordFields.DECK),
                log.texts(RecordFields.PICTURES), log.has(RecordFields.PROPOSALS) ? log.texts(RecordFields.PROPOSALS) : List.of()),
                MeterChanges.read(log), new EngineStamp(log.text(RecordFields.ENGINE),
                digests));
    }

    static Optional<Settlement> settlement(Round round, JsonObject fields) {
        return fields.has(RecordFields.SETTLEMENT)
                ? Optional.of(Rounds.readSettlement(round, fields.object(RecordFields.SETTLEMENT))) : Optional.empty();
    }

    static Map<Card, CardOrigin> origins(JsonObject known) {
        Map<Card, CardOrigin> origins = new LinkedHashMap<>();
        for (String card : known.names()) {
            origins.put(Card.parse(card).orElseThrow(() -> new IllegalArgumentException("No card: " + card)),
                    CardOrigin.withId(known.text(card)).orElseThrow(() -> new IllegalArgumentException(
                            "There is no card origin '" + known.text(card) + "'.")));
        }
        return origins;
    }

    /** Reads version 1: no version field, invented cards at unseen seats, supervisors without their steps. */
    static final class Version1 {
        private static final String FIRST_ENGINE = "0.1,";

        private Version1() {
        }

        static RoundRecord read(Rounds.Parsed parsed, JsonObject fields) {
            Round seen = withoutInventedCards(parsed.round(), fields.texts(RecordFields.UNSEEN));
            boolean firstEngine = fields.object(RecordFields.LOG).text(RecordFields.ENGINE).startsWith(FIRST_ENGINE);
            Round round = firstEngine ? asSettledByFirstEngine(seen) : seen;
            return fields.has("story") ? Version1SavedRounds.read(parsed.game(), round, fields)
                    : logged(parsed, round, fields);
        }

        private static RoundRecord logged(Rounds.Parsed parsed, Round round, JsonObject fields) {
            JsonObject log = fields.object(RecordFields.LOG);
            Optional<Settlement> settlement = settlement(round, fields);
            List<String> dealers = fields.has(RecordFields.DEALERS) ? fields.texts(RecordFields.DEALERS)
                    : List.of(log.text(RecordFields.DEALER));
            return new RoundRecord(fields.text("id"), parsed.game(), log.text(RecordFields.TABLE), round, settlement,
                    new RoundTimeline(dealers, log.instant(RecordFields.BEGUN), log.instant(RecordFields.SETTLED),
                    log.instant(RecordFields.ENDED)), new RoundEnding(RoundEnd.withId(log.text(RecordFields.END)),
                    log.text(RecordFields.REASON), approvals(settlement, log.text(RecordFields.SUPERVISOR))),
                    new RoundEvidence(origins(log.object(RecordFields.KNOWN)), log.text(RecordFields.DECK),
                    log.texts(RecordFields.PICTURES)), MeterChanges.read(log),
                    new EngineStamp(log.text(RecordFields.ENGINE), Map.of()));
        }

        /** Version 1 stored all names together, so they are assigned to every progressive win. */
        private static Map<Integer, String> approvals(Optional<Settlement> settlement, String supervisors) {
            Map<Integer, String> approvals = new TreeMap<>();
            if (settlement.isPresent() && !supervisors.isEmpty()) {
                for (Step step : settlement.get().steps()) {
                    if (step.wager() == Wager.PROGRESSIVE && step.outcome() == Outcome.WIN) {
                        approvals.put(step.number(), supervisors);
                    }
                }
            }
            return approvals;
        }

        /** The first engine rounded prizes from meters down to the smallest chip. */
        static Round asSettledByFirstEngine(Round round) {
            HouseRules house = round.house();
            return round.with(house.with(house.choices().withMeterPrizesInChips(true)));
        }

        private static Round withoutInventedCards(Round round, List<String> unseen) {
            if (unseen.isEmpty()) {
                return round;
            }
            List<Seat> seats = new ArrayList<>();
            for (Seat seat : round.seats()) {
                seats.add(unseen.contains(Integer.toString(seat.number()))
                        ? seat.copy().cards(Cards.NONE).unseen(true).build() : seat);
            }
            return round.with(seats);
        }
    }
}
