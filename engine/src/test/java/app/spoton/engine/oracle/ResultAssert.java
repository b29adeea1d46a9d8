package app.spoton.engine.oracle;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.oracle.format.OracleJson;
import app.spoton.engine.oracle.value.OraclePaytable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Settles a round given in the tests' shorthand and asserts its result, one line per step. */
public final class ResultAssert {
    private final Map<String, Object> result;

    private ResultAssert(String line) {
        result = fields(OracleJson.read(OracleSettler.settle(line)));
    }

    /** Settles a round line that is written with ' instead of ". */
    public static ResultAssert settle(String line) {
        return new ResultAssert(line.replace('\'', '"'));
    }

    /** Settles a round with only a game, the dealer's cards and seats. */
    public static ResultAssert settle(String game, String more, String dealer, String... seats) {
        return settle("{'id':'r','game':'" + game + "'," + more + "'dealer':" + cards(dealer) + ",'seats':["
                + String.join(",", seats) + "]}");
    }

    /** A seat: "Ah Ad 9c 9d 2h", "ante 10 play 30", and additional fields. */
    public static String seat(int number, String dealt, String wagers, String more) {
        List<String> words = OraclePaytable.words(wagers);
        StringBuilder bets = new StringBuilder();
        for (int i = 0; i < words.size(); i += 2) {
            bets.append(i == 0 ? "'" : ",'").append(words.get(i)).append("':'").append(words.get(i + 1)).append('\'');
        }
        return "{'seat':" + number + more + ",'cards':" + cards(dealt) + ",'wagers':{" + bets + "}}";
    }

    public static String seat(int number, String dealt, String wagers) {
        return seat(number, dealt, wagers, "");
    }

    public static String folded(int number, String dealt, String wagers) {
        return seat(number, dealt, wagers, ",'folded':true");
    }

    public static String cards(String dealt) {
        List<String> words = OraclePaytable.words(dealt);
        return words.isEmpty() ? "[]" : "['" + String.join("','", words) + "']";
    }

    /** Every step as "seat wager outcome pay", envy with the seat that hit. */
    public ResultAssert steps(String... expected) {
        List<String> lines = new ArrayList<>();
        for (Object item : ((OracleJson.Arr) result.get("steps")).items()) {
            Map<String, Object> step = fields(item);
            Object from = step.get("from");
            lines.add(text(step.get("seat")) + " " + step.get("wager") + " " + step.get("outcome") + " "
                    + step.get("pay") + (from == null ? "" : " from " + text(from)));
        }
        assertEquals(String.join("\n", expected), String.join("\n", lines));
        return this;
    }

    /** The value of a field in one step. */
    public ResultAssert step(int number, String field, String expected) {
        Map<String, Object> step = fields(((OracleJson.Arr) result.get("steps")).items().get(number - 1));
        assertEquals(expected, step.get(field));
        return this;
    }

    public ResultAssert dealer(String hand, boolean qualifies, String cards) {
        Map<String, Object> dealer = fields(result.get("dealer"));
        assertEquals(hand, dealer.get("hand"));
        assertEquals(qualifies, dealer.get("qualifies"));
        List<Object> expected = new ArrayList<>(OraclePaytable.words(cards));
        assertEquals(expected, ((OracleJson.Arr) dealer.get("cards")).items());
        return this;
    }

    public ResultAssert net(int number, String returned, String net) {
        for (Object item : ((OracleJson.Arr) result.get("seats")).items()) {
            Map<String, Object> seat = fields(item);
            if (text(seat.get("seat")).equals("" + number)) {
                assertEquals(returned + " " + net, seat.get("returned") + " " + seat.get("net"));
                return this;
            }
        }
        throw new AssertionError("no seat " + number);
    }

    public ResultAssert meter(String name, String amount, String reserve) {
        Map<String, Object> meter = fields(fields(result.get("meters")).get(name));
        assertEquals(amount + " " + reserve, meter.get("amount") + " " + meter.get("reserve"));
        return this;
    }

    /** Asserts the code, and the seat if the error names one. */
    public void refused(String expected) {
        Map<String, Object> error = fields(result.get("error"));
        assertEquals(expected, error.get("code") + (error.containsKey("seat") ? " " + text(error.get("seat")) : ""));
    }

    public String code() {
        return (String) fields(result.get("error")).get("code");
    }

    private static String text(Object number) {
        return ((OracleJson.Num) number).text();
    }

    private static Map<String, Object> fields(Object object) {
        return ((OracleJson.Obj) object).fields();
    }
}
