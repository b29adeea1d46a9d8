package app.spoton.engine.json;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Settlement;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** Reads and writes rounds of the round format for those who settle them themselves. */
public final class Rounds {
    private Rounds() {
    }

    /** A round and the game that it is of. */
    public record Parsed(Game game, Round round) {
    }

    /**
     * A round as one line of JSON: what {@link #parse} makes of it is settled as the round is.
     *
     * @param more fields beyond those of the round format, in their order, each a text of JSON
     */
    public static String write(String id, Game game, Round round, Map<String, String> more) {
        JsonLine line = new JsonLine();
        new RoundWriter(line).round(id, game, round, more);
        return line.text();
    }

    /** The engine's answer to a round in the round format, with the words and citations of each step. */
    public static String write(String id, Settlement settlement) {
        JsonLine line = new JsonLine();
        new ResultWriter(line, true).settlement(Optional.of(JsonLine.quoted(id)), settlement);
        return line.text();
    }

    /**
     * The settlement that was written for a round.
     *
     * @throws IllegalArgumentException if it is not a settlement of the round
     */
    public static Settlement readSettlement(Round round, JsonObject settlement) {
        return SettlementReader.read(round, settlement);
    }

    /** Any text as JSON. */
    public static String quoted(String text) {
        return JsonLine.quoted(text);
    }

    /**
     * The round in a text of JSON.
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
