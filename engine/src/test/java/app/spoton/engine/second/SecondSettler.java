package app.spoton.engine.second;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The second settler: one round in, one result out, by the round format. Written from the manuals alone, plain and
 * slow, so that what it and the product agree on is unlikely to be wrong. What the documents leave open is in
 * READINGS.md.
 */
public final class SecondSettler {
    private static final List<Game> GAMES = List.of(new FourCardPoker(), new ThreeCardFury(), new CrazyFourPoker(),
            new FourCardSplit(), new SuperFourPoker());

    private SecondSettler() { }

    /** The result line, or the line with the error, of one line with a round. */
    public static String settle(String jsonLine) {
        return settle(jsonLine, row -> { });
    }

    /** As above, and tells every row of a paytable that was paid: the wager, the table, the row. */
    static String settle(String jsonLine, Consumer<String> rowsPaid) {
        Map<String, Object> result = new LinkedHashMap<>();
        Map<String, Object> fields = new LinkedHashMap<>();
        result.put("id", "");
        try {
            if (!(Json.read(jsonLine, fields) instanceof Json.Obj line)) {
                throw Refusal.badJson("A round is an object");
            }
            Round round = RoundReader.read(line);
            Game game = game(round.game);
            if (!round.lacks.isEmpty()) {
                throw Refusal.badJson("There is no " + round.lacks.get(0));
            }
            Checks.all(round, game);
            Ledger ledger = new Ledger(round.house.chip, rowsPaid);
            game.settle(round, ledger);
            ledger.writeTo(result, round);
        } catch (Refusal refusal) {
            Map<String, Object> error = new LinkedHashMap<>();
            error.put("code", refusal.code.name());
            if (refusal.seat != Refusal.NO_SEAT) {
                error.put("seat", refusal.seat);
            }
            error.put("message", refusal.getMessage());
            result.put("error", error);
        }
        Object id = fields.get("id");
        if (id == null || id instanceof Json.Obj || id instanceof Json.Arr) {
            result.remove("id");
        } else {
            result.put("id", id);
        }
        StringBuilder out = new StringBuilder(2000);
        Json.write(result, out);
        return out.toString();
    }

    /** Whether any of the games prices a wager of that name by a table. */
    static boolean isPricedInSomeGame(String wager) {
        return GAMES.stream().anyMatch(game -> game.tables.containsKey(wager));
    }

    static boolean isWagerOfSomeGame(String wager) {
        return GAMES.stream().anyMatch(game -> game.wagers.contains(wager));
    }

    static Game game(String id) {
        for (Game game : GAMES) {
            if (game.id.equals(id)) {
                return game;
            }
        }
        throw new Refusal(Refusal.Code.UNKNOWN_GAME, Refusal.NO_SEAT, "There is no game " + id);
    }
}
