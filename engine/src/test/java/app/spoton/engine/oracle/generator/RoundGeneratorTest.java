package app.spoton.engine.oracle.generator;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.oracle.OracleSettler;
import app.spoton.engine.oracle.ResultAssert;
import app.spoton.engine.oracle.format.OracleJson;
import app.spoton.engine.oracle.value.OracleException;
import app.spoton.engine.oracle.value.OracleMoney;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OraclePaytables;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.Test;

public class RoundGeneratorTest {
    @Test
    public void everyRowOfEveryPaytableIsPaidAndNoRoundIsRejected() {
        Set<String> paid = new TreeSet<>();
        for (long seed = 0; seed < RoundGenerator.SAMPLE; seed++) {
            String result = OracleSettler.settle(RoundGenerator.round(seed), paid::add);
            assertFalse(result, result.contains("\"error\""));
        }
        assertEquals(String.join("\n", everyRow()), String.join("\n", paid));
    }

    private static Set<String> everyRow() {
        Set<String> rows = new TreeSet<>();
        add(rows, "automatic-bonus", OraclePaytables.AUTOMATIC_BONUS);
        add(rows, "aces-up", OraclePaytables.ACES_UP);
        add(rows, "progressive", OraclePaytables.PROGRESSIVE);
        add(rows, "envy", OraclePaytables.ENVY);
        add(rows, "super-bonus", OraclePaytables.SUPER_BONUS);
        add(rows, "queens-up", OraclePaytables.QUEENS_UP);
        add(rows, "xtra-bonus", OraclePaytables.XTRA_BONUS);
        add(rows, "player-bonus", OraclePaytables.PLAYER_BONUS);
        add(rows, "monster", OraclePaytables.MONSTER);
        add(rows, "royal-family", OraclePaytables.ROYAL_FAMILY);
        add(rows, "seven-card", OraclePaytables.SEVEN_CARD);
        add(rows, "blind", OraclePaytables.BLIND);
        add(rows, "instant", OraclePaytables.INSTANT_ANTE);
        add(rows, "ante", OraclePaytables.DRAW_ANTE);
        OraclePaytables.DRAW_ANTE.keySet().forEach(table -> rows.add("ante " + table + " others"));
        for (Map<String, OraclePaytable> tables : List.of(OraclePaytables.FCP_BAD_BEAT, OraclePaytables.C4P_BAD_BEAT,
                OraclePaytables.S4_BAD_BEAT)) {
            tables.forEach((id, table) -> table.rows().keySet().forEach(row -> {
                rows.add("bad-beat " + id + " " + row + " of the dealer");
                rows.add("bad-beat " + id + " " + row + " of the player");
            }));
        }
        // No hand beats a mini-royal, and no two hands of one deck tie with three of a kind.
        for (String id : OraclePaytables.BUSTED_MONSTER.keySet()) {
            rows.add("busted on a tie " + id + " mini-royal");
            rows.add("busted on a tie " + id + " straight-flush");
            rows.add("busted on a loss " + id + " straight-flush");
            rows.add("busted on a loss " + id + " three-of-a-kind");
        }
        rows.removeIf(row -> OraclePaytables.INCOMPLETE.stream().anyMatch(id -> row.contains(" " + id + " ")));
        return rows;
    }

    private static void add(Set<String> rows, String wager, Map<String, OraclePaytable> tables) {
        tables.forEach((id, table) -> table.rows().keySet().forEach(row -> rows.add(wager + " " + id + " " + row)));
    }

    @Test
    public void theFirstOfSeveralFaultsIsReportedAndEveryCodeOccurs() {
        Map<String, Integer> seen = new TreeMap<>();
        int several = 0;
        for (long seed = 0; seed < FaultyRoundGenerator.SAMPLE; seed++) {
            FaultyRoundGenerator.Faulty faulty = FaultyRoundGenerator.round(seed);
            String code = ResultAssert.settle(faulty.line()).code();
            assertEquals(faulty.line(), faulty.codes().get(0), code);
            seen.merge(code, 1, Integer::sum);
            several += faulty.codes().size() > 1 ? 1 : 0;
        }
        for (OracleException.Code code : OracleException.Code.values()) {
            assertTrue(code + " " + seen, seen.getOrDefault(code.name(), 0) >= 100);
        }
        assertTrue("rounds with several faults: " + several, several > FaultyRoundGenerator.SAMPLE / 4);
    }

    @Test
    public void theSameSeedGivesTheSameRound() {
        for (long seed = -50; seed < 50; seed++) {
            assertEquals(RoundGenerator.round(seed), RoundGenerator.round(seed));
            assertEquals(FaultyRoundGenerator.round(seed), FaultyRoundGenerator.round(seed));
            assertEquals(EdgeCaseGenerator.round(seed), EdgeCaseGenerator.round(seed));
            assertEquals(PartialRoundGenerator.round(seed), PartialRoundGenerator.round(seed));
        }
        assertEquals(1000, LongStream.range(0, 1000).mapToObj(RoundGenerator::round).distinct().count());
    }

    @Test
    public void everyEdgeCaseGivesAResultOrAnError() {
        for (long seed = 0; seed < 2_000; seed++) {
            String result = OracleSettler.settle(EdgeCaseGenerator.round(seed));
            assertTrue(result, result.contains("\"steps\"") != result.contains("\"error\""));
        }
    }

    /** For each option, many rounds in the sample have a different result with its other value. */
    @Test
    public void everyHouseOptionMattersInManyRounds() {
        Map<String, String> options = Map.of("'bad-beat-on-tie':'win'", "'lose'", "'instant-winner':'any'", "'best'",
                "'link-envy':'winner'", "'receiver'", "'bad-beat-on-fold':'resolve'", "'lose'",
                "'queens-up-on-fold':'resolve'", "'lose'", "'progressive-on-fold':true", "false",
                "'fixed-progressive-pays':'meter'", "'tray'");
        Map<String, Integer> matters = new TreeMap<>();
        for (long seed = 0; seed < RoundGenerator.SAMPLE; seed += 3) {
            String line = RoundGenerator.round(seed);
            String result = OracleSettler.settle(line);
            options.forEach((option, other) -> {
                String chosen = option.replace('\'', '"');
                String left = chosen.substring(0, chosen.indexOf(':') + 1) + other.replace('\'', '"');
                if (line.contains(chosen) && !OracleSettler.settle(line.replace(chosen, left)).equals(result)) {
                    matters.merge(option, 1, Integer::sum);
                }
            });
        }
        options.keySet().forEach(option -> assertTrue(matters.toString(), matters.getOrDefault(option, 0) >= 10));
    }

    /** The steps return what the seats receive, and every wager has exactly one step. */
    @Test
    public void chipsAreConserved() {
        for (long seed = 0; seed < 2_000; seed++) {
            String line = RoundGenerator.round(seed);
            Map<String, Object> result = ((OracleJson.Obj) OracleJson.read(OracleSettler.settle(line))).fields();
            BigDecimal stakes = OracleMoney.NONE;
            BigDecimal back = OracleMoney.NONE;
            for (Object item : ((OracleJson.Arr) result.get("steps")).items()) {
                Map<String, Object> step = ((OracleJson.Obj) item).fields();
                BigDecimal stake = new BigDecimal((String) step.get("stake"));
                boolean bonus = step.get("wager").equals("automatic-bonus") || step.get("wager").equals("envy");
                boolean prize = step.get("wager").equals("progressive");
                boolean kept = !bonus && !prize && !step.get("outcome").equals("lose");
                stakes = bonus ? stakes : stakes.add(stake);
                back = back.add(new BigDecimal((String) step.get("pay"))).add(kept ? stake : OracleMoney.NONE);
            }
            BigDecimal returned = OracleMoney.NONE;
            BigDecimal net = OracleMoney.NONE;
            for (Object item : ((OracleJson.Arr) result.get("seats")).items()) {
                Map<String, Object> seat = ((OracleJson.Obj) item).fields();
                returned = returned.add(new BigDecimal((String) seat.get("returned")));
                net = net.add(new BigDecimal((String) seat.get("net")));
            }
            assertEquals(line, back, returned);
            assertEquals(line, returned.subtract(stakes), net);
        }
    }
}
