package app.spoton.engine.json;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import java.nio.charset.StandardCharsets;

/** Reads rounds of the round format for those who settle them themselves. */
public final class Rounds {
    private Rounds() {
    }

    /** A round and the game that it is of. */
    public record Parsed(Game game, Round round) {
    }

    /**
     * The round in a text of JSON.
     *
     * @throws RoundError if the text cannot be read as one
     */
    public static Parsed parse(Catalog catalog, String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        RoundReader.Reading reading = new RoundReader(catalog).read(bytes, 0, bytes.length);
        reading.misread().ifPresent(error -> {
            throw error;
        });
        return new Parsed(reading.game(), reading.round());
    }
}
