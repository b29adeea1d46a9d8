package app.spoton.engine.second;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;

public class RoundDealerTest {
    /** So many rounds from seed 0 on pay every row of every table that can be paid at all. */
    private static final int ROUNDS = 25_000;
    private static final int FAULTY = 10_000;

    @Test
    public void everyRowOfEveryTableIsPaidAndNoRoundIsRefused() {
        Set<String> paid = new TreeSet<>();
        for (long seed = 0; seed < ROUNDS; seed++) {
            String result = SecondSettler.settle(RoundDealer.round(seed), paid::add);
            assertFalse(result, result.contains("\"error\""));
        }
        assertEquals(String.join("\n", everyRow()), String.join("\n", paid));
    }

    private static Set<String> everyRow() {
        Set<String> rows = new TreeSet<>();
        add(rows, "automatic-bonus", Tables.AUTOMATIC_BONUS);
        add(rows, "aces-up", Tables.ACES_UP);
        add(rows, "progressive", Tables.PROGRESSIVE);
        add(rows, "envy", Tables.ENVY);
        add(rows, "super-bonus", Tables.SUPER_BONUS);
        add(rows, "queens-up", Tables.QUEENS_UP);
        add(rows, "xtra-bonus", Tables.XTRA_BONUS);
        add(rows, "player-bonus", Tables.PLAYER_BONUS);
        add(rows, "monster", Tables.MONSTER);
        add(rows, "royal-family", Tables.ROYAL_FAMILY);
        add(rows, "seven-card", Tables.SEVEN_CARD);
        add(rows, "blind", Tables.BLIND);
        add(rows, "instant", Tables.INSTANT_ANTE);
        add(rows, "ante", Tables.DRAW_ANTE);
        Tables.DRAW_ANTE.keySet().forEach(table -> rows.add("ante " + table + " others"));
        for (Map<String, Paytable> tables : List.of(Tables.FCP_BAD_BEAT, Tables.C4P_BAD_BEAT, Tables.S4_BAD_BEAT)) {
            tables.forEach((id, table) -> table.rows().keySet().forEach(row -> {
                rows.add("bad-beat " + id + " " + row + " of the dealer");
                rows.add("bad-beat " + id + " " + row + " of the player");
            }));
        }
        // No hand beats a mini-royal, and no two hands of one deck tie with three of a kind.
        for (String id : Tables.BUSTED_MONSTER.keySet()) {
            rows.add("busted on a tie " + id + " mini-royal");
            rows.add("busted on a tie " + id + " straight-flush");
            rows.add("busted on a loss " + id + " straight-flush");
            rows.add("busted on a loss " + id + " three-of-a-kind");
        }
        rows.removeIf(row -> Tables.INCOMPLETE.stream().anyMatch(id -> row.contains(" " + id + " ")));
        return rows;
    }

    private static void add(Set<String> rows, String wager, Map<String, Paytable> tables) {
        tables.forEach((id, table) -> table.rows().keySet().forEach(row -> rows.add(wager + " " + id + " " + row)));
    }

    @Test
    public void theFirstOfSeveralFaultsIsReportedAndEveryCodeOccurs() {
        Set<Refusal.Code> seen = EnumSet.noneOf(Refusal.Code.class);
        int several = 0;
        for (long seed = 0; seed < FAULTY; seed++) {
            FaultyDealer.Faulty faulty = FaultyDealer.round(seed);
            String code = Told.of(faulty.line()).code();
            assertEquals(faulty.line(), faulty.codes().get(0), code);
            seen.add(Refusal.Code.valueOf(code));
            several += faulty.codes().size() > 1 ? 1 : 0;
        }
        assertEquals(EnumSet.allOf(Refusal.Code.class), seen);
        assertTrue("rounds with several faults: " + several, several > FAULTY / 10);
    }

    @Test
    public void oneSeedIsOneRound() {
        for (long seed = -50; seed < 50; seed++) {
            assertEquals(RoundDealer.round(seed), RoundDealer.round(seed));
            assertEquals(FaultyDealer.round(seed), FaultyDealer.round(seed));
            assertEquals(EdgeDealer.round(seed), EdgeDealer.round(seed));
        }
        assertEquals(1000, java.util.stream.LongStream.range(0, 1000).mapToObj(RoundDealer::round).distinct().count());
    }

    @Test
    public void everyEdgeIsAnsweredOneWayOrTheOther() {
        for (long seed = 0; seed < 5_000; seed++) {
            String result = SecondSettler.settle(EdgeDealer.round(seed));
            assertTrue(result, result.contains("\"steps\"") != result.contains("\"error\""));
        }
    }

    /** What the steps give back is what the seats have; every wager has its step, and only one. */
    @Test
    public void chipsAreConserved() {
        for (long seed = 0; seed < 5_000; seed++) {
            String line = RoundDealer.round(seed);
            Map<String, Object> result = ((Json.Obj) Json.read(SecondSettler.settle(line))).fields();
            BigDecimal stakes = Money.NONE;
            BigDecimal back = Money.NONE;
            for (Object item : ((Json.Arr) result.get("steps")).items()) {
                Map<String, Object> step = ((Json.Obj) item).fields();
                BigDecimal stake = new BigDecimal((String) step.get("stake"));
                boolean bonus = step.get("wager").equals("automatic-bonus") || step.get("wager").equals("envy");
                boolean prize = step.get("wager").equals("progressive");
                boolean kept = !bonus && !prize && !step.get("outcome").equals("lose");
                stakes = bonus ? stakes : stakes.add(stake);
                back = back.add(new BigDecimal((String) step.get("pay"))).add(kept ? stake : Money.NONE);
            }
            BigDecimal returned = Money.NONE;
            BigDecimal net = Money.NONE;
            for (Object item : ((Json.Arr) result.get("seats")).items()) {
                Map<String, Object> seat = ((Json.Obj) item).fields();
                returned = returned.add(new BigDecimal((String) seat.get("returned")));
                net = net.add(new BigDecimal((String) seat.get("net")));
            }
            assertEquals(line, back, returned);
            assertEquals(line, returned.subtract(stakes), net);
        }
    }
}
