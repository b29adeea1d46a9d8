package app.spoton.engine.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * An independent settler: one round in, one result out, by the round format. Written from the manuals alone, plain
 * and slow, so that what it and the product agree on is unlikely to be wrong. What the documents leave open is in
 * READINGS.md.
 */
public final class OracleSettler {
    private static final List<OracleGame> GAMES = List.of(new OracleFourCardPoker(), new OracleThreeCardFury(),
            new OracleCrazyFourPoker(), new OracleFourCardSplit(), new OracleSuperFourPoker());

    private OracleSettler() { }

    /** The result line, or the line with the error, of one line with a round. */
    public static String settle(String jsonLine) {
        return settle(jsonLine, row -> { });
    }

    /** As above, and reports every row of a paytable that was paid: the wager, the table, the row. */
    static String settle(String jsonLine, Consumer<String> rowsPaid) {
        Map<String, Object> result = new LinkedHashMap<>();
        Map<String, Object> fields = new LinkedHashMap<>();
        result.put("id", "");
        try {
            if (!(OracleJson.read(jsonLine, fields) instanceof OracleJson.Obj line)) {
                throw OracleException.badJson("A round is an object");
            }
            OracleRound round = OracleRoundReader.read(line);
            OracleGame game = game(round.game);
            if (!round.lacks.isEmpty()) {
                throw OracleException.badJson("There is no " + round.lacks.get(0));
            }
            OracleChecks.all(round, game);
            OracleResult ledger = new OracleResult(round.house.chip, rowsPaid);
            game.settle(round, ledger);
            ledger.writeTo(result, round);
        } catch (OracleException refusal) {
            Map<String, Object> error = new LinkedHashMap<>();
            error.put("code", refusal.code.name());
            if (refusal.seat != OracleException.NO_SEAT) {
                error.put("seat", refusal.seat);
            }
            error.put("message", refusal.getMessage());
            result.put("error", error);
        }
        Object id = fields.get("id");
        if (id == null || id instanceof OracleJson.Obj || id instanceof OracleJson.Arr) {
            result.remove("id");
        } else {
            result.put("id", id);
        }
        StringBuilder out = new StringBuilder(2000);
        OracleJson.write(result, out);
        return out.toString();
    }

    /** Whether any of the games prices a wager of that name by a table. */
    static boolean isPricedInSomeGame(String wager) {
        return GAMES.stream().anyMatch(game -> game.tables.containsKey(wager));
    }

    static boolean isWagerOfSomeGame(String wager) {
        return GAMES.stream().anyMatch(game -> game.wagers.contains(wager));
    }

    static OracleGame game(String id) {
        for (OracleGame game : GAMES) {
            if (game.id.equals(id)) {
                return game;
            }
        }
        throw new OracleException(OracleException.Code.UNKNOWN_GAME, OracleException.NO_SEAT, "There is no game " + id);
    }
}
