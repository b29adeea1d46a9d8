package app.spoton.engine.json.log;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.json.round.ResultWriter;
import app.spoton.engine.json.round.RoundReader;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.RoundError;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads lines of a log: a round in the round format, with what was paid under {@code settlement} and everything else
 * under {@code log}. Each line is read only once. Not thread-safe.
 */
public final class LoggedLines {
    private static final Set<String> SETTLEMENT = Set.of("id", "stage", "dealer", "seats", "meters");
    private static final Set<String> STEP =
            Set.of("step", "seat", "wager", "outcome", "stake", "pay", "odds", "hand", "from");

    private final CanonicalEntry canonical;
    private final RoundReader reader;
    private final JsonLine logged = new JsonLine();
    private final JsonLine settledAgain = new JsonLine();
    private final ResultWriter writer = new ResultWriter(settledAgain, false);
    private final List<MeterLine> meters = new ArrayList<>();
    private String table = "";
    private String engine = "";
    /** The digests of the paytables; empty in entries of version 1. */
    private Optional<Map<String, String>> digests = Optional.empty();
    private Optional<String> otherPaytables = Optional.empty();
    private boolean settled;
    private boolean hasVersion;

    public LoggedLines(Catalog catalog) {
        this.canonical = new CanonicalEntry(catalog);
        this.reader = new RoundReader(catalog, this::beyond);
    }

    /** A change of a meter as a line has it. */
    public record MeterLine(String meter, String kind, long amount, long reserve, long amountAfter, long reserveAfter) {
    }

    /** The table of the line read last; empty if it names none. */
    public String table() {
        return table;
    }

    /** The version of the engine that settled the line read last; empty if it names none. */
    public String engine() {
        return engine;
    }

    /** How the paytables that the round read last was settled with differ from the catalog's; empty if they do not. */
    public Optional<String> otherPaytables() {
        return otherPaytables;
    }

    /** The meter changes in the line read last. */
    public List<MeterLine> meters() {
        return List.copyOf(meters);
    }

    /** Whether the line read last has a settlement. */
    public boolean isSettled() {
        return settled;
    }

    /**
     * Settles a logged round again.
     *
     * @return how the log and the engine differ, for a person to read; empty if they do not, or if nothing was settled
     */
    public Optional<String> settleAgain(byte[] line, int from, int length) {
        if (!canonical.read(line, from, length)) {
            return settleAnyForm(line, from, length);
        }
        start();
        settled = canonical.isSettled();
        table = canonical.table();
        engine = canonical.engine();
        meters.addAll(canonical.meters());
        return Optional.empty();
    }

    /** As {@link #settleAgain}, for a line in any form that JSON allows. */
    Optional<String> settleAnyForm(byte[] line, int from, int length) {
        start();
        RoundReader.Reading reading;
        try {
            reading = reader.read(line, from, length);
        } catch (RoundError error) {
            return Optional.of(error.code() + ": " + error.getMessage());
        }
        otherPaytables = digests.filter(logged -> reading.misread().isEmpty())
                .flatMap(logged -> LoggedPaytables.difference(logged, reading.round().paytables()));
        if (!settled) {
            return Optional.empty();
        }
        Optional<String> difference = difference(reading);
        if (difference.isPresent() && !hasVersion && !reading.round().meters().isEmpty()
                && difference(asVersion1(reading)).isEmpty()) {
            return Optional.empty();
        }
        return difference;
    }

    private Optional<String> difference(RoundReader.Reading reading) {
        settledAgain.clear();
        try {
            writer.settlement(reader.idJson(), reading.settle());
        } catch (RoundError error) {
            return Optional.of("the round cannot be settled: " + error.getMessage());
        }
        return same() ? Optional.empty() : Optional.of(difference());
    }

    /** The first engine, whose entries have no version, rounded prizes from meters down to the smallest chip. */
    private static RoundReader.Reading asVersion1(RoundReader.Reading reading) {
        HouseRules house = reading.round().house();
        return new RoundReader.Reading(reading.game(), reading.round().with(house.with(house.choices()
                .withMeterPrizesInChips(true))), reading.misread());
    }

    /** Reads a line that is no round. */
    public void read(byte[] line, int from, int length) throws IOException {
        start();
        try (JsonParser parser = Json.FACTORY.createParser(line, from, length)) {
            RoundReader.expect(parser.nextToken(), JsonToken.START_OBJECT);
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String field = parser.currentName();
                parser.nextToken();
                beyond(field, parser);
            }
        }
    }

    private void start() {
        meters.clear();
        table = "";
        engine = "";
        digests = Optional.empty();
        otherPaytables = Optional.empty();
        settled = false;
        hasVersion = false;
    }

    private void beyond(String field, JsonParser parser) throws IOException {
        switch (field) {
            case EntryFields.SETTLEMENT -> settlement(parser);
            case EntryFields.LOG -> log(parser);
            case EntryFields.VERSION -> {
                hasVersion = true;
                parser.skipChildren();
            }
            default -> parser.skipChildren();
        }
    }

    /**
     * Keeps only the fields that the round format defines; a later engine may word sentences and citations differently.
     */
    private void settlement(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        settled = true;
        logged.clear();
        logged.raw('{');
        for (int count = 0; parser.nextToken() != JsonToken.END_OBJECT;) {
            String field = parser.currentName();
            parser.nextToken();
            if (field.equals("steps")) {
                Json.separate(logged, count++);
                logged.raw("\"steps\":");
                steps(parser);
            } else if (SETTLEMENT.contains(field)) {
                Json.separate(logged, count++);
                logged.raw('"').raw(field).raw("\":");
                Json.copy(parser, logged);
            } else {
                parser.skipChildren();
            }
        }
        logged.raw('}');
    }

    private void steps(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_ARRAY);
        logged.raw('[');
        for (int step = 0; parser.nextToken() != JsonToken.END_ARRAY; step++) {
            RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
            Json.separate(logged, step);
            logged.raw('{');
            for (int count = 0; parser.nextToken() != JsonToken.END_OBJECT;) {
                String field = parser.currentName();
                parser.nextToken();
                if (STEP.contains(field)) {
                    Json.separate(logged, count++);
                    logged.raw('"').raw(field).raw("\":");
                    Json.copy(parser, logged);
                } else {
                    parser.skipChildren();
                }
            }
            logged.raw('}');
        }
        logged.raw(']');
    }

    private void log(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            parser.nextToken();
            switch (field) {
                case EntryFields.TABLE -> table = MeterLineReader.text(parser);
                case EntryFields.ENGINE -> engine = MeterLineReader.text(parser);
                case EntryFields.METERS -> MeterLineReader.read(parser, meters);
                case EntryFields.PAYTABLES -> digests = Optional.of(digests(parser));
                default -> parser.skipChildren();
            }
        }
    }

    private static Map<String, String> digests(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        Map<String, String> digests = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String wager = parser.currentName();
            parser.nextToken();
            digests.put(wager, MeterLineReader.text(parser));
        }
        return digests;
    }

    /** The engine's answer holds notes where something must be said, and only then differs in its fields. */
    private boolean same() {
        if (equalBytes()) {
            return true;
        }
        byte[] answer = Arrays.copyOf(settledAgain.bytes(), settledAgain.length());
        byte[] kept = Arrays.copyOf(logged.bytes(), logged.length());
        try (JsonParser parser = Json.FACTORY.createParser(answer)) {
            parser.nextToken();
            settlement(parser);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        settledAgain.clear();
        settledAgain.raw(Arrays.copyOf(logged.bytes(), logged.length()));
        logged.clear();
        logged.raw(kept);
        return equalBytes();
    }

    private boolean equalBytes() {
        if (logged.length() != settledAgain.length()) {
            return false;
        }
        for (int at = 0; at < logged.length(); at++) {   // Android has Arrays.equals for ranges only since version 13
            if (logged.bytes()[at] != settledAgain.bytes()[at]) {
                return false;
            }
        }
        return true;
    }

    private String difference() {
        String[] was = parts(logged);
        String[] is = parts(settledAgain);
        int at = 0;
        while (at < Math.min(was.length, is.length) - 1 && was[at].equals(is[at])) {
            at++;
        }
        return "the log says " + was[at] + ", the engine says " + is[at];
    }

    private static String[] parts(JsonLine line) {
        return new String(line.bytes(), 0, line.length(), StandardCharsets.UTF_8).split("(?<=\\}),");
    }
}
