package app.spoton.engine.oracle.contract;

import app.spoton.engine.oracle.format.OracleJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The fields of a result that the round format promises, line by line, so that two results can be compared. */
public final class ContractFields {
    private static final List<String> STEP =
            List.of("step", "seat", "wager", "outcome", "stake", "pay", "odds", "hand", "from");

    private ContractFields() { }

    /** The promised fields of a result line; sentences, citations and anything else a settler adds are left out. */
    public static List<String> of(String resultLine) {
        Map<String, Object> result = fields(OracleJson.read(resultLine));
        List<String> lines = new ArrayList<>();
        lines.add(named(result, List.of("id", "stage")));
        if (result.containsKey("error")) {
            lines.add("error" + named(fields(result.get("error")), List.of("code", "seat")));
        }
        if (result.containsKey("dealer")) {
            lines.add("dealer" + named(fields(result.get("dealer")), List.of("hand", "cards", "qualifies")));
        }
        for (Object step : items(result, "steps")) {
            lines.add(named(fields(step), STEP));
        }
        for (Object seat : items(result, "seats")) {
            lines.add(named(fields(seat), List.of("seat", "returned", "net")));
        }
        if (result.containsKey("meters")) {
            new TreeMap<>(fields(result.get("meters"))).forEach((name, meter) ->
                    lines.add("meter " + name + named(fields(meter), List.of("amount", "reserve"))));
        }
        return lines;
    }

    /** The first line in which two results differ; empty if they do not differ. */
    public static String difference(String product, String oracle) {
        List<String> ours = of(product);
        List<String> theirs = of(oracle);
        for (int i = 0; i < Math.max(ours.size(), theirs.size()); i++) {
            String our = i < ours.size() ? ours.get(i) : " nothing more";
            String their = i < theirs.size() ? theirs.get(i) : " nothing more";
            if (!our.equals(their)) {
                return "product:" + our + "\noracle:  " + their;
            }
        }
        return "";
    }

    private static String named(Map<String, Object> fields, List<String> names) {
        StringBuilder lines = new StringBuilder();
        for (String name : names) {
            if (fields.containsKey(name)) {
                lines.append(' ').append(name).append(' ');
                plain(fields.get(name), lines);
            }
        }
        return lines.toString();
    }

    private static void plain(Object value, StringBuilder lines) {
        if (value instanceof OracleJson.Arr array) {
            OracleJson.write(array.items(), lines);
        } else {
            OracleJson.write(value, lines);
        }
    }

    private static List<Object> items(Map<String, Object> result, String name) {
        return result.containsKey(name) ? ((OracleJson.Arr) result.get(name)).items() : List.of();
    }

    private static Map<String, Object> fields(Object object) {
        return ((OracleJson.Obj) object).fields();
    }
}
