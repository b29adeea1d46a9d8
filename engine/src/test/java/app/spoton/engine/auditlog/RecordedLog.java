package app.spoton.engine.auditlog;

import app.spoton.engine.RandomRounds;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundEvidence;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.record.RoundTimeline;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.settlement.Settlement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A log of rounds of every game as the app writes them: by the record's codec. */
public final class RecordedLog {
    private static final Instant START = Instant.parse("2026-03-01T18:00:00Z");

    private final RandomRounds rounds;
    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());
    private final List<LogLine> lines = new ArrayList<>();
    private int dealt;
    private long meter = 1_000_000;

    private RecordedLog(long seed) {
        rounds = new RandomRounds(seed);
    }

    /** So many rounds. */
    public static List<LogLine> of(long seed, int count) {
        RecordedLog log = new RecordedLog(seed);
        while (log.lines.size() < count) {
            log.next();
        }
        return List.copyOf(log.lines);
    }

    private void next() {
        List<Game> games = Catalog.standard().games();
        int number = ++dealt;
        String json = rounds.next(games.get(number % games.size()), number).json();
        Rounds.Parsed parsed = Rounds.parse(Catalog.standard(), number % 7 == 0 ? uncounted(json) : json);
        Settlement settlement;
        try {
            settlement = parsed.game().settle(parsed.round());
        } catch (RoundError instantWinner) {
            return;   // a split that holds an instant winner; another is dealt
        }
        RoundRecord record = RoundRecord.of("r" + number, parsed.game(), "Pit 3", parsed.round())
                .with(new RoundTimeline(List.of("Ann Ågren", "Bo"), Optional.of(at(number)), Optional.of(at(number)),
                        Optional.of(at(number))))
                .with(ending(number)).with(evidence(parsed, number)).with(changes(number));
        RoundRecord ended = number % 11 == 0 ? record : record.settledAs(settlement);
        lines.add(LogLine.after(lines.isEmpty() ? LogLine.NOTHING : lines.get(lines.size() - 1).hash(), lines.size() + 1,
                at(number), "round", codec.write(ended)));
    }

    private static String uncounted(String json) {
        return json.replaceAll("\"ante\":\"[0-9.]+\"", "\"ante\":\"?\"");
    }

    private static Instant at(int number) {
        return START.plusSeconds(90L * number);
    }

    private static RoundEnding ending(int number) {
        return number % 11 == 0 ? new RoundEnding(Optional.of(RoundEnd.MISDEAL), "a card fell", Map.of())
                : new RoundEnding(Optional.of(RoundEnd.CONFIRMED), "", number % 13 == 0 ? Map.of(1, "Ruth", 2, "Sue") : Map.of());
    }

    private static RoundEvidence evidence(Rounds.Parsed parsed, int number) {
        Map<Card, CardOrigin> origins = new TreeMap<>((one, other) -> Integer.compare(one.index(), other.index()));
        parsed.round().dealer().list().forEach(card -> origins.put(card, CardOrigin.CAMERA));
        return new RoundEvidence(origins, number % 2 == 0 ? "Red Bee" : "", number % 5 == 0 ? List.of("a.jpg") : List.of());
    }

    private List<MeterChange> changes(int number) {
        if (number % 3 == 0) {
            return List.of();
        }
        long change = number % 10 == 1 ? -250 : 50;
        meter += change;
        return List.of(new MeterChange("main", change < 0 ? MeterChange.Kind.WIN : MeterChange.Kind.CONTRIBUTION,
                Money.ofCents(change), Money.ZERO, new Meter(Money.ofCents(meter), Money.ofCents(500_000), Money.ZERO), "", "Ann"));
    }
}
