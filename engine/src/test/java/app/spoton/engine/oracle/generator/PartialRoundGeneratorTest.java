package app.spoton.engine.oracle.generator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.oracle.OracleSettler;
import app.spoton.engine.oracle.format.OracleJson;
import app.spoton.engine.oracle.value.OracleException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;

public class PartialRoundGeneratorTest {
    /** The pairs of wagers whose amounts are compared. */
    private static final List<List<String>> COMPARED = List.of(List.of("ante", "monster"),
            List.of("ante", "super-bonus"), List.of("ante", "xtra-bonus"), List.of("ante", "play"),
            List.of("ante-1", "ante-2"), List.of("ante-1", "play-1"), List.of("ante-2", "play-2"),
            List.of("ante-1", "blind"), List.of("ante-2", "blind"));

    private final Map<String, Integer> seen = new TreeMap<>();

    @Test
    public void theSampleLeavesOutEverythingThatMayBeUnknownManyTimesInEveryGame() {
        for (long seed = 0; seed < PartialRoundGenerator.SAMPLE; seed++) {
            String line = PartialRoundGenerator.round(seed);
            String result = OracleSettler.settle(line);
            boolean settled = !result.contains("\"error\"");
            assertTrue(line + result, settled || seed % PartialRoundGenerator.KINDS != 0);
            if (settled) {
                lookAt(fields(OracleJson.read(line)), result);
            } else {
                count(result.replaceAll(".*\"code\":\"(\\w+)\".*", "$1"));
            }
        }
        for (String game : RoundGenerator.GAMES) {
            atLeast(100, game + " decided");
            atLeast(100, game + " dealt");
            atLeast(100, game + " uncounted win");
            if (!game.equals("four-card-split")) {
                atLeast(100, game + " unseen");
            }
        }
        COMPARED.forEach(pair -> atLeast(50, "? in " + pair));
        atLeast(50, "? with a limit");
        atLeast(20, "automatic-bonus on ?");
        for (OracleException.Code code : OracleException.Code.values()) {
            atLeast(code == OracleException.Code.INSTANT_WINNER_NOT_TAKEN ? 5 : 10, code.name());
        }
    }

    private void lookAt(Map<String, Object> round, String result) {
        String game = (String) round.get("game");
        for (Object tree : ((OracleJson.Arr) round.get("seats")).items()) {
            Map<String, Object> seat = fields(tree);
            if (seat.containsKey("unseen")) {
                count(game + " unseen");
            }
            Map<String, Object> wagers = fields(seat.get("wagers"));
            for (List<String> pair : COMPARED) {
                boolean made = wagers.keySet().containsAll(pair);
                if (made && pair.stream().anyMatch(wager -> wagers.get(wager).equals("?"))) {
                    count("? in " + pair);
                }
            }
            if (wagers.containsValue("?") && round.get("house") instanceof OracleJson.Obj house
                    && house.fields().get("limits") instanceof OracleJson.Obj limits
                    && limits.fields().keySet().stream().anyMatch(wager -> "?".equals(wagers.get(wager)))) {
                count("? with a limit");
            }
        }
        if (result.contains("\"stage\"")) {
            count(game + " " + fields(OracleJson.read(result)).get("stage"));
        }
        if (result.contains("\"pay\":\"?\"")) {
            count(game + " uncounted win");
        }
        if (result.contains("\"automatic-bonus\",\"outcome\":\"win\",\"stake\":\"?\"")) {
            count("automatic-bonus on ?");
        }
    }

    /** Round format: the steps of an earlier stage are always the first steps of a later stage. */
    @Test
    public void theStepsOfAnEarlierStageAreTheFirstStepsOfALaterOne() {
        for (long seed = 0; seed < 1_000; seed++) {
            String line = RoundGenerator.round(seed);
            String later = steps(line);
            for (String stage : new String[] {"decided", "dealt"}) {
                String earlier = steps(line.replaceFirst("\\{", "{\"stage\":\"" + stage + "\","));
                assertTrue(line, later.startsWith(earlier.substring(0, earlier.length() - 1)));
                later = earlier;
            }
        }
    }

    /** Only amounts depend on counting; who wins, at what odds and with which hand does not. */
    @Test
    public void anUncountedWagerChangesOnlyAmounts() {
        for (long seed = 0; seed < 1_000; seed++) {
            String line = RoundGenerator.round(seed);
            String wagers = "(\"(?:ante|play|aces-up|blind|monster|bad-beat)\")";
            String uncounted = line.replaceAll(wagers + ":\"[0-9.]+\"", "$1:\"?\"");
            assertEquals(withoutAmounts(steps(line)), withoutAmounts(steps(uncounted)));
            assertFalse(steps(uncounted).matches(".*\"stake\":\"\\?\",\"pay\":\"[1-9].*"));
        }
    }

    private static String withoutAmounts(String steps) {
        return steps.replaceAll("\"(stake|pay)\":\"[0-9.?]+\"", "");
    }

    private static String steps(String line) {
        StringBuilder out = new StringBuilder();
        OracleJson.Arr steps = (OracleJson.Arr) fields(OracleJson.read(OracleSettler.settle(line))).get("steps");
        out.append('[');
        for (Object step : steps.items()) {
            OracleJson.write(fields(step), out);
        }
        return out.append(']').toString();
    }

    private void count(String what) {
        seen.merge(what, 1, Integer::sum);
    }

    private void atLeast(int times, String what) {
        assertTrue(what + " of " + seen, seen.getOrDefault(what, 0) >= times);
    }

    private static Map<String, Object> fields(Object object) {
        return ((OracleJson.Obj) object).fields();
    }
}
