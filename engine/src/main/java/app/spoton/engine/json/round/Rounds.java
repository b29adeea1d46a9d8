package app.spoton.engine.json.round;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.settlement.Settlement;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** Reads and writes rounds in the round format, for callers that settle them separately. */
public final class Rounds {
    private Rounds() {
    }

    /** A round and its game. */
    public record Parsed(Game game, Round round) {
    }

    /**
     * A round as one line of JSON. The round that {@link #parse} reads from it has the same settlement.
     *
     * @param more additional fields in their order, each with its JSON text
     */
    public static String write(String id, Game game, Round round, Map<String, String> more) {
        JsonLine line = new JsonLine();
        new RoundWriter(line).round(id, game, round, more);
        return line.text();
    }

    /** The result of a round in the round format, with the sentence and citations of each step. */
    public static String write(String id, Settlement settlement) {
        JsonLine line = new JsonLine();
        new ResultWriter(line, true).settlement(Optional.of(JsonLine.quoted(id)), settlement);
        return line.text();
    }

    /**
     * Reads the settlement that was written for a round.
     *
     * @throws IllegalArgumentException if it is not a settlement of this round
     */
    public static Settlement readSettlement(Round round, JsonObject settlement) {
        return SettlementReader.read(round, settlement);
    }

    /** The text as a JSON string. */
    public static String quoted(String text) {
        return JsonLine.quoted(text);
    }

    /**
     * Reads a round from JSON text.
     *
     * @throws RoundError if the text cannot be read as one
     */
    public static Parsed parse(Catalog catalog, String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        RoundReader.Reading reading = new RoundReader(catalog).read(bytes, 0, bytes.length);
        reading.misread().ifPresent(objection -> {
            throw new RoundError(objection);
        });
        return new Parsed(reading.game(), reading.round());
    }
}
