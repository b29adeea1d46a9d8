package app.spoton.engine.oracle;

import app.spoton.engine.oracle.format.OracleJson;
import app.spoton.engine.oracle.format.OracleRoundReader;
import app.spoton.engine.oracle.game.OracleCrazyFourPoker;
import app.spoton.engine.oracle.game.OracleFourCardPoker;
import app.spoton.engine.oracle.game.OracleFourCardSplit;
import app.spoton.engine.oracle.game.OracleGame;
import app.spoton.engine.oracle.game.OracleSuperFourPoker;
import app.spoton.engine.oracle.game.OracleThreeCardFury;
import app.spoton.engine.oracle.value.OracleException;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleRound;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * An independent settler: one round in, one result out, in the round format. It was written only from the manuals, and is
 * simple and slow, so results on which it and the product agree are unlikely to be wrong. Open questions are answered in
 * READINGS.md.
 */
public final class OracleSettler {
    private static final List<OracleGame> GAMES = List.of(new OracleFourCardPoker(), new OracleThreeCardFury(),
            new OracleCrazyFourPoker(), new OracleFourCardSplit(), new OracleSuperFourPoker());

    private OracleSettler() { }

    /** The result line or error line for one line with a round. */
    public static String settle(String jsonLine) {
        return settle(jsonLine, row -> { });
    }

    /** Like {@link #settle(String)}, and reports every paytable row that was paid: the wager, the paytable, the row. */
    public static String settle(String jsonLine, Consumer<String> rowsPaid) {
        Map<String, Object> result = new LinkedHashMap<>();
        Map<String, Object> fields = new LinkedHashMap<>();
        result.put("id", "");
        try {
            if (!(OracleJson.read(jsonLine, fields) instanceof OracleJson.Obj line)) {
                throw OracleException.badJson("A round is an object");
            }
            OracleRound round = OracleRoundReader.read(line);
            OracleGame game = game(round.game);
            if (!round.missingFields.isEmpty()) {
                throw OracleException.badJson("There is no " + round.missingFields.get(0));
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

    /** Whether any game has a paytable for this wager. */
    public static boolean isPricedInSomeGame(String wager) {
        return GAMES.stream().anyMatch(game -> game.tables.containsKey(wager));
    }

    public static boolean isWagerOfSomeGame(String wager) {
        return GAMES.stream().anyMatch(game -> game.wagers.contains(wager));
    }

    public static OracleGame game(String id) {
        for (OracleGame game : GAMES) {
            if (game.id.equals(id)) {
                return game;
            }
        }
        throw new OracleException(OracleException.Code.UNKNOWN_GAME, OracleException.NO_SEAT, "There is no game " + id);
    }
}
