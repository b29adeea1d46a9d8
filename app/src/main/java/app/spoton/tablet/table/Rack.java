package app.spoton.tablet.table;

import app.spoton.engine.money.Money;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The chip rack: how an amount is cut in the house's chips. */
public final class Rack {
    private static final int NO_WAY = Integer.MAX_VALUE;

    private final long[] chips;
    private final long unit;
    private final int[] fewest;
    private final int[] taken;

    /** Chips of one value. */
    public record Stack(Money chip, long count) {
    }

    /**
     * An amount in chips.
     *
     * @param stacks the largest chips first
     * @param left what cannot be cut from the house's chips
     */
    public record Cut(List<Stack> stacks, Money left) {
        public boolean isExact() {
            return left.isZero();
        }
    }

    /** @param values the house's chips, in any order */
    public Rack(List<Money> values) {
        chips = values.stream().sorted(Comparator.reverseOrder()).mapToLong(Money::cents).distinct().toArray();
        unit = Arrays.stream(chips).reduce(0, Rack::commonDivisor);
        fewest = new int[reach()];
        taken = new int[fewest.length];
        Arrays.fill(fewest, NO_WAY);
        fewest[0] = 0;
        for (int amount = 1; amount < fewest.length; amount++) {
            for (int chip = 0; chip < chips.length; chip++) {
                long rest = amount - chips[chip] / unit;
                if (rest >= 0 && fewest[(int) rest] != NO_WAY && fewest[(int) rest] + 1 < fewest[amount]) {
                    fewest[amount] = fewest[(int) rest] + 1;
                    taken[amount] = chip;
                }
            }
        }
    }

    /**
     * How far the table of fewest chips must go. Of as many smaller chips as the largest has units, some add up to a
     * multiple of the largest, which then takes their place: what is not cut in the largest chip stays below this.
     */
    private int reach() {
        if (chips.length == 1) {
            return 1;
        }
        return Math.toIntExact(Math.multiplyExact(chips[0] / unit, chips[1] / unit) + 1);
    }

    /** The fewest chips for an amount; where it cannot be cut exactly, for the most of it that can. */
    public Cut cut(Money amount) {
        long units = amount.cents() / unit;
        for (long whole = units; whole >= 0; whole--) {
            Optional<List<Stack>> stacks = exactly(whole);
            if (stacks.isPresent()) {
                return new Cut(stacks.get(), amount.minus(Money.ofCents(whole * unit)));
            }
        }
        return new Cut(List.of(), amount);
    }

    private Optional<List<Stack>> exactly(long units) {
        long largest = chips[0] / unit;
        long least = units < fewest.length ? 0 : (units - fewest.length + largest) / largest;
        long best = -1;
        for (long count = least; count * largest <= units; count++) {
            int rest = (int) (units - count * largest);
            if (fewest[rest] != NO_WAY
                    && (best < 0 || count + fewest[rest] <= best + fewest[(int) (units - best * largest)])) {
                best = count;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(stacks(best, (int) (units - best * largest)));
    }

    private List<Stack> stacks(long largestCount, int rest) {
        long[] counts = new long[chips.length];
        counts[0] = largestCount;
        for (int left = rest; left > 0; left -= (int) (chips[taken[left]] / unit)) {
            counts[taken[left]]++;
        }
        List<Stack> stacks = new ArrayList<>();
        for (int chip = 0; chip < chips.length; chip++) {
            if (counts[chip] > 0) {
                stacks.add(new Stack(Money.ofCents(chips[chip]), counts[chip]));
            }
        }
        return List.copyOf(stacks);
    }

    private static long commonDivisor(long a, long b) {
        return b == 0 ? a : commonDivisor(b, a % b);
    }
}
