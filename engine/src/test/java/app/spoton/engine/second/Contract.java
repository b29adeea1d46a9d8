package app.spoton.engine.second;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the round format promises of a result, line by line, so that two results can be held side by side. */
public final class Contract {
    private static final List<String> STEP =
            List.of("step", "seat", "wager", "outcome", "stake", "pay", "odds", "hand", "from");

    private Contract() { }

    /** The promised fields of a result line; sentences, citations and whatever else a settler adds are left out. */
    public static List<String> of(String resultLine) {
        Map<String, Object> result = fields(Json.read(resultLine));
        List<String> told = new ArrayList<>();
        told.add(named(result, List.of("id")));
        if (result.containsKey("error")) {
            told.add("error" + named(fields(result.get("error")), List.of("code", "seat")));
        }
        if (result.containsKey("dealer")) {
            told.add("dealer" + named(fields(result.get("dealer")), List.of("hand", "cards", "qualifies")));
        }
        for (Object step : items(result, "steps")) {
            told.add(named(fields(step), STEP));
        }
        for (Object seat : items(result, "seats")) {
            told.add(named(fields(seat), List.of("seat", "returned", "net")));
        }
        if (result.containsKey("meters")) {
            new TreeMap<>(fields(result.get("meters"))).forEach((name, meter) ->
                    told.add("meter " + name + named(fields(meter), List.of("amount", "reserve"))));
        }
        return told;
    }

    /** The first line in which two results differ, or nothing where they promise the same. */
    public static String difference(String product, String second) {
        List<String> ours = of(product);
        List<String> theirs = of(second);
        for (int i = 0; i < Math.max(ours.size(), theirs.size()); i++) {
            String our = i < ours.size() ? ours.get(i) : " nothing more";
            String their = i < theirs.size() ? theirs.get(i) : " nothing more";
            if (!our.equals(their)) {
                return "product:" + our + "\nsecond: " + their;
            }
        }
        return "";
    }

    private static String named(Map<String, Object> fields, List<String> names) {
        StringBuilder told = new StringBuilder();
        for (String name : names) {
            if (fields.containsKey(name)) {
                told.append(' ').append(name).append(' ');
                plain(fields.get(name), told);
            }
        }
        return told.toString();
    }

    private static void plain(Object value, StringBuilder told) {
        if (value instanceof Json.Arr array) {
            Json.write(array.items(), told);
        } else {
            Json.write(value, told);
        }
    }

    private static List<Object> items(Map<String, Object> result, String name) {
        return result.containsKey(name) ? ((Json.Arr) result.get(name)).items() : List.of();
    }

    private static Map<String, Object> fields(Object object) {
        return ((Json.Obj) object).fields();
    }
}
