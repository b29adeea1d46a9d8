package app.spoton.engine.oracle.format;

import app.spoton.engine.oracle.value.OracleException;
import app.spoton.engine.oracle.value.OracleHouse;
import app.spoton.engine.oracle.value.OracleMeter;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import app.spoton.engine.oracle.value.OracleSplit;
import app.spoton.engine.oracle.value.OracleStage;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads the structure of a round: a value of the wrong type is BAD_JSON. Missing fields are only noted, because a line with
 * an unknown game may lack anything. The values are checked later.
 */
public final class OracleRoundReader {
    private static final OracleJson.Arr NOTHING = new OracleJson.Arr(List.of());

    private final OracleRound round = new OracleRound();

    private OracleRoundReader() { }

    public static OracleRound read(OracleJson.Obj line) {
        return new OracleRoundReader().round(line.fields());
    }

    private OracleRound round(Map<String, Object> fields) {
        if (fields.get("id") instanceof OracleJson.Obj || fields.get("id") instanceof OracleJson.Arr) {
            throw OracleException.badJson("id is neither a string nor a number");
        }
        round.game = string(fields.getOrDefault("game", ""), "game");
        round.stage = stage(fields.getOrDefault("stage", "shown"));
        Object dealer = round.isShown() ? needed(fields, "dealer", NOTHING) : fields.getOrDefault("dealer", NOTHING);
        round.rawDealer.addAll(array(dealer, "dealer"));
        if (fields.containsKey("paytables")) {
            round.namedTables.putAll(object(fields.get("paytables"), "paytables"));
        }
        if (fields.containsKey("house")) {
            readHouse(object(fields.get("house"), "house"), round.house);
        }
        if (fields.containsKey("meters")) {
            for (Map.Entry<String, Object> meter : object(fields.get("meters"), "meters").entrySet()) {
                round.meters.put(meter.getKey(), new OracleMeter(object(meter.getValue(), "a meter")));
            }
        }
        for (Object seat : array(needed(fields, "seats", NOTHING), "seats")) {
            round.seats.add(seat(object(seat, "a seat")));
        }
        round.seats.sort(Comparator.comparingInt(seat -> seat.number));
        return round;
    }

    private static OracleStage stage(Object word) {
        for (OracleStage stage : OracleStage.values()) {
            if (word.equals(stage.name().toLowerCase(Locale.ROOT))) {
                return stage;
            }
        }
        throw OracleException.badJson("There is no such stage");
    }

    private static void readHouse(Map<String, Object> fields, OracleHouse house) {
        house.raw.putAll(fields);
        if (fields.containsKey("order")) {
            for (Object wager : array(fields.get("order"), "order")) {
                house.order.add(string(wager, "a wager of the order"));
            }
        }
        house.badBeatOnFold = isSecond(fields, "bad-beat-on-fold", "lose", "resolve");
        house.badBeatWinsTies = isSecond(fields, "bad-beat-on-tie", "lose", "win");
        house.queensUpOnFold = isSecond(fields, "queens-up-on-fold", "lose", "resolve");
        house.fixedPaysFromMeter = isSecond(fields, "fixed-progressive-pays", "tray", "meter");
        house.anyInstantWinner = isSecond(fields, "instant-winner", "best", "any");
        house.linkEnvyByWinner = isSecond(fields, "link-envy", "receiver", "winner");
        house.progressiveOnFold =
                fields.containsKey("progressive-on-fold") && flag(fields.get("progressive-on-fold"));
        if (fields.containsKey("limits")) {
            for (Map.Entry<String, Object> limit : object(fields.get("limits"), "limits").entrySet()) {
                house.rawLimits.put(limit.getKey(), object(limit.getValue(), "a limit"));
            }
        }
    }

    /** Whether an option has the second of its two values; if left out, it has the first. */
    private static boolean isSecond(Map<String, Object> fields, String option, String no, String yes) {
        Object word = fields.getOrDefault(option, no);
        if (!word.equals(no) && !word.equals(yes)) {
            throw OracleException.badJson(option + " is either " + no + " or " + yes);
        }
        return word.equals(yes);
    }

    private OracleSeat seat(Map<String, Object> fields) {
        OracleSeat seat = new OracleSeat(seatNumber(needed(fields, "seat", new OracleJson.Num("1"))));
        if (fields.containsKey("player")) {
            seat.player = "player " + string(fields.get("player"), "player");
        }
        seat.folded = fields.containsKey("folded") && flag(fields.get("folded"));
        seat.unseen = fields.containsKey("unseen") && flag(fields.get("unseen"));
        seat.rawCards.addAll(array(fields.getOrDefault("cards", NOTHING), "cards"));
        if (fields.containsKey("wagers")) {
            seat.rawWagers.putAll(object(fields.get("wagers"), "wagers"));
        }
        if (fields.containsKey("hands")) {
            for (Object hand : array(fields.get("hands"), "hands")) {
                seat.hands.add(split(object(hand, "a hand")));
            }
        }
        return seat;
    }

    private static OracleSplit split(Map<String, Object> fields) {
        OracleSplit hand = new OracleSplit();
        hand.rawCards.addAll(array(fields.getOrDefault("cards", NOTHING), "cards"));
        if (fields.containsKey("drawn")) {
            hand.rawDrawn.addAll(array(fields.get("drawn"), "drawn"));
        }
        hand.folded = fields.containsKey("folded") && flag(fields.get("folded"));
        return hand;
    }

    private static int seatNumber(Object value) {
        if (value instanceof OracleJson.Num number && number.text().length() < 10 && number.text().indexOf('.') < 0
                && number.text().toLowerCase(Locale.ROOT).indexOf('e') < 0) {
            int seat = Integer.parseInt(number.text());
            if (seat > 0) {
                return seat;
            }
        }
        throw OracleException.badJson("a seat has a number from 1 on");
    }

    private Object needed(Map<String, Object> fields, String name, Object substitute) {
        if (!fields.containsKey(name)) {
            round.missingFields.add(name);
        }
        return fields.getOrDefault(name, substitute);
    }

    private static String string(Object value, String what) {
        if (value instanceof String string) {
            return string;
        }
        throw OracleException.badJson(what + " is not a string");
    }

    private static boolean flag(Object value) {
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw OracleException.badJson("neither true nor false");
    }

    private static List<Object> array(Object value, String what) {
        if (value instanceof OracleJson.Arr array) {
            return array.items();
        }
        throw OracleException.badJson(what + " is not a list");
    }

    private static Map<String, Object> object(Object value, String what) {
        if (value instanceof OracleJson.Obj object) {
            return object.fields();
        }
        throw OracleException.badJson(what + " is not an object");
    }
}
