package app.spoton.tablet.setup;

import static app.spoton.tablet.table.TestLayouts.money;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.money.Money;
import app.spoton.tablet.table.TestLayouts;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

public class ChipRackTest {
    private static final ChipRack HOUSE = rack("500", "100", "25", "5", "1", "0.50");

    private static ChipRack rack(String... chips) {
        return new ChipRack(Arrays.stream(chips).map(TestLayouts::money).collect(Collectors.toList()));
    }

    private static String words(ChipRack.Cut cut) {
        return cut.stacks().stream().map(stack -> stack.count() + " x " + stack.chip())
                .collect(Collectors.joining(", ")) + (cut.isExact() ? "" : ", left " + cut.left());
    }

    @Test
    public void chipsAreCutInFullStacksThenFivesThenTheRest() {
        Money chip = Money.ofCents(2500);
        assertEquals(List.of(20L), new ChipRack.Stack(chip, 20).piles());
        assertEquals(List.of(20L, 20L, 5L, 3L), new ChipRack.Stack(chip, 48).piles());
        assertEquals(List.of(5L, 5L, 2L), new ChipRack.Stack(chip, 12).piles());
        assertEquals(List.of(4L), new ChipRack.Stack(chip, 4).piles());
    }

    /** 500.01 for 500.00 would take a table of more amounts than fit into memory. */
    @Test
    public void chipsThatHardlyDivideOneAnotherCannotBeCut() {
        assertFalse(ChipRack.canCut(List.of(money("500.01"), money("100"), money("25"))));
        assertFalse(ChipRack.canCut(List.of(money("9999999999.99"), money("9999999999.98"))));
        assertThrows(ArithmeticException.class, () -> rack("500.01", "100", "25"));
        assertTrue(ChipRack.canCut(List.of(money("500"), money("100"), money("25"), money("0.50"))));
        assertTrue("quarters and halves", ChipRack.canCut(List.of(money("2.50"), money("1"), money("0.25"))));
        assertTrue(ChipRack.canCut(List.of(money("9999999999.99"))));
    }

    @Test
    public void theLargestChipsComeFirst() {
        assertEquals("1 x 5.00, 2 x 1.00, 1 x 0.50", words(HOUSE.cut(money("7.50"))));
        assertEquals("3 x 25.00, 4 x 5.00", words(HOUSE.cut(money("95"))));
        assertEquals("20 x 500.00, 1 x 25.00", words(HOUSE.cut(money("10025"))));
        assertEquals("", words(HOUSE.cut(Money.ZERO)));
    }

    @Test
    public void anAmountBelowTheSmallestChipIsLeft() {
        assertEquals("1 x 5.00, 2 x 1.00, left 0.37", words(HOUSE.cut(money("7.37"))));
        assertEquals("1 x 5.00, left 4.00", words(rack("5", "25").cut(money("9"))));
        assertEquals(", left 0.30", words(HOUSE.cut(money("0.30"))));
        assertEquals("3 x 5.00", words(rack("5").cut(money("15"))));
    }

    @Test
    public void theFewestChipsAreCutWhereTheLargestWouldTakeMore() {
        assertEquals("2 x 20.00", words(rack("25", "20", "1").cut(money("40"))));
        assertEquals("20 x 7.00, 1 x 5.00", words(rack("7", "5").cut(money("145"))));
        assertEquals("1 x 5.00, left 1.00", words(rack("7", "5").cut(money("6"))));
    }

    @Test
    public void noOtherWayTakesFewerChips() {
        List<ChipRack> racks = List.of(HOUSE, rack("25", "20", "5", "1"), rack("9", "6", "4"), rack("100", "30", "7"));
        List<long[]> chips = List.of(new long[] {50000, 10000, 2500, 500, 100, 50}, new long[] {2500, 2000, 500, 100},
                new long[] {900, 600, 400}, new long[] {10000, 3000, 700});
        for (int which = 0; which < racks.size(); which++) {
            int[] fewest = fewestByTrying(chips.get(which), 60_000);
            for (int cents = 0; cents < fewest.length; cents += 50) {
                ChipRack.Cut cut = racks.get(which).cut(Money.ofCents(cents));
                long sum = cut.stacks().stream().mapToLong(stack -> stack.chip().cents() * stack.count()).sum();
                long count = cut.stacks().stream().mapToLong(ChipRack.Stack::count).sum();
                assertEquals(cents, sum + cut.left().cents());
                assertEquals("exact where it can be: " + cents, fewest[cents] >= 0, cut.isExact());
                assertTrue("rack " + which + ", " + cents, !cut.isExact() || count == fewest[cents]);
            }
        }
    }

    private static int[] fewestByTrying(long[] chips, int upTo) {
        int[] fewest = new int[upTo];
        Arrays.fill(fewest, -1);
        fewest[0] = 0;
        for (int cents = 1; cents < upTo; cents++) {
            for (long chip : chips) {
                int rest = (int) (cents - chip);
                if (rest >= 0 && fewest[rest] >= 0 && (fewest[cents] < 0 || fewest[rest] + 1 < fewest[cents])) {
                    fewest[cents] = fewest[rest] + 1;
                }
            }
        }
        return fewest;
    }
}
