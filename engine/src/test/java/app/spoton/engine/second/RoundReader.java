package app.spoton.engine.second;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The shape of a round: whatever is of another type is BAD_JSON. What is not there is only noted, because a line of an
 * unknown game may lack anything. What stands in it, the checks look at later.
 */
final class RoundReader {
    private static final Json.Arr NOTHING = new Json.Arr(List.of());

    private final Round round = new Round();

    private RoundReader() { }

    static Round read(Json.Obj line) {
        return new RoundReader().round(line.fields());
    }

    private Round round(Map<String, Object> fields) {
        if (fields.get("id") instanceof Json.Obj || fields.get("id") instanceof Json.Arr) {
            throw Refusal.badJson("id is neither a word nor a number");
        }
        round.game = string(fields.getOrDefault("game", ""), "game");
        round.rawDealer.addAll(array(needed(fields, "dealer", NOTHING), "dealer"));
        if (fields.containsKey("paytables")) {
            round.namedTables.putAll(object(fields.get("paytables"), "paytables"));
        }
        if (fields.containsKey("house")) {
            readHouse(object(fields.get("house"), "house"), round.house);
        }
        if (fields.containsKey("meters")) {
            for (Map.Entry<String, Object> meter : object(fields.get("meters"), "meters").entrySet()) {
                round.meters.put(meter.getKey(), new Round.Meter(object(meter.getValue(), "a meter")));
            }
        }
        for (Object seat : array(needed(fields, "seats", NOTHING), "seats")) {
            round.seats.add(seat(object(seat, "a seat")));
        }
        round.seats.sort(Comparator.comparingInt(seat -> seat.number));
        return round;
    }

    private static void readHouse(Map<String, Object> fields, Round.House house) {
        house.raw.putAll(fields);
        if (fields.containsKey("order")) {
            for (Object wager : array(fields.get("order"), "order")) {
                house.order.add(string(wager, "a wager of the order"));
            }
        }
        house.badBeatOnFold = isResolve(fields, "bad-beat-on-fold", "lose", "resolve");
        house.queensUpOnFold = isResolve(fields, "queens-up-on-fold", "lose", "resolve");
        house.fixedPaysFromMeter = isResolve(fields, "fixed-progressive-pays", "tray", "meter");
        house.progressiveOnFold =
                fields.containsKey("progressive-on-fold") && flag(fields.get("progressive-on-fold"));
        if (fields.containsKey("limits")) {
            for (Map.Entry<String, Object> limit : object(fields.get("limits"), "limits").entrySet()) {
                house.rawLimits.put(limit.getKey(), object(limit.getValue(), "a limit"));
            }
        }
    }

    /** Whether an option says the second of its two words; left out, it says the first. */
    private static boolean isResolve(Map<String, Object> fields, String option, String no, String yes) {
        Object word = fields.getOrDefault(option, no);
        if (!word.equals(no) && !word.equals(yes)) {
            throw Refusal.badJson(option + " is either " + no + " or " + yes);
        }
        return word.equals(yes);
    }

    private Round.Seat seat(Map<String, Object> fields) {
        Round.Seat seat = new Round.Seat(seatNumber(needed(fields, "seat", new Json.Num("1"))));
        if (fields.containsKey("player")) {
            seat.player = "player " + string(fields.get("player"), "player");
        }
        seat.folded = fields.containsKey("folded") && flag(fields.get("folded"));
        seat.rawCards.addAll(array(fields.getOrDefault("cards", NOTHING), "cards"));
        if (fields.containsKey("wagers")) {
            seat.rawWagers.putAll(object(fields.get("wagers"), "wagers"));
        }
        seat.hasHands = fields.containsKey("hands");
        if (seat.hasHands) {
            for (Object hand : array(fields.get("hands"), "hands")) {
                seat.hands.add(split(object(hand, "a hand")));
            }
        }
        return seat;
    }

    private static Round.Split split(Map<String, Object> fields) {
        Round.Split hand = new Round.Split();
        hand.rawCards.addAll(array(fields.getOrDefault("cards", NOTHING), "cards"));
        if (fields.containsKey("drawn")) {
            hand.rawDrawn.addAll(array(fields.get("drawn"), "drawn"));
        }
        hand.folded = fields.containsKey("folded") && flag(fields.get("folded"));
        return hand;
    }

    private static int seatNumber(Object value) {
        if (value instanceof Json.Num number && number.text().length() < 10 && number.text().indexOf('.') < 0
                && number.text().toLowerCase(java.util.Locale.ROOT).indexOf('e') < 0) {
            int seat = Integer.parseInt(number.text());
            if (seat > 0) {
                return seat;
            }
        }
        throw Refusal.badJson("a seat has a number from 1 on");
    }

    private Object needed(Map<String, Object> fields, String name, Object meanwhile) {
        if (!fields.containsKey(name)) {
            round.lacks.add(name);
        }
        return fields.getOrDefault(name, meanwhile);
    }

    private static String string(Object value, String what) {
        if (value instanceof String string) {
            return string;
        }
        throw Refusal.badJson(what + " is no string");
    }

    private static boolean flag(Object value) {
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw Refusal.badJson("neither true nor false");
    }

    private static List<Object> array(Object value, String what) {
        if (value instanceof Json.Arr array) {
            return array.items();
        }
        throw Refusal.badJson(what + " is no list");
    }

    private static Map<String, Object> object(Object value, String what) {
        if (value instanceof Json.Obj object) {
            return object.fields();
        }
        throw Refusal.badJson(what + " is no object");
    }
}
