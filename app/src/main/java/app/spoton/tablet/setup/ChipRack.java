package app.spoton.tablet.setup;

import app.spoton.engine.money.Money;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Cuts an amount into the house's chips. */
public final class ChipRack {
    private static final int NO_WAY = Integer.MAX_VALUE;

    /** Far more than the chips of any house need; a damaged text may have chips that need all memory. */
    private static final long MOST_AMOUNTS = 4_000_000;

    private final long[] chips;
    private final long unit;
    /** The smallest of the chips, from the largest down, of which each is worth a number of the next. */
    private final int chain;
    private final int[] fewest;
    private final int[] taken;

    /** Chips of one value. */
    public record Stack(Money chip, long count) {
        private static final int FULL = 20;
        private static final int CUT = 5;

        /** The stacks as a dealer cuts them: full ones of twenty, then fives, then what is left. */
        public List<Long> piles() {
            List<Long> piles = new ArrayList<>();
            for (long left = count; left > 0; left -= piles.get(piles.size() - 1)) {
                piles.add(left >= FULL ? FULL : left >= CUT ? CUT : left);
            }
            return List.copyOf(piles);
        }
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
    public ChipRack(List<Money> values) {
        chips = sorted(values);
        unit = unit(chips);
        chain = chain(chips);
        if (!canCut(values)) {
            throw new ArithmeticException("Nobody can cut an amount from these chips.");
        }
        fewest = new int[(int) reach(chips)];
        taken = new int[fewest.length];
        Arrays.fill(fewest, NO_WAY);
        fewest[0] = 0;
        for (int amount = 1; amount < fewest.length; amount++) {
            for (int chip = chain + 1; chip < chips.length; chip++) {
                long rest = amount - chips[chip] / unit;
                if (rest >= 0 && fewest[(int) rest] != NO_WAY && fewest[(int) rest] + 1 < fewest[amount]) {
                    fewest[amount] = fewest[(int) rest] + 1;
                    taken[amount] = chip;
                }
            }
        }
    }

    /** Whether amounts can be cut: values that hardly divide one another would take a table without end. */
    public static boolean canCut(List<Money> values) {
        return reach(sorted(values)) <= MOST_AMOUNTS;
    }

    private static long[] sorted(List<Money> values) {
        return values.stream().sorted(Comparator.reverseOrder()).mapToLong(Money::cents).distinct().toArray();
    }

    private static long unit(long... chips) {
        return Arrays.stream(chips).reduce(0, ChipRack::commonDivisor);
    }

    private static int chain(long... chips) {
        int at = 0;
        while (at + 1 < chips.length && chips[at] % chips[at + 1] == 0) {
            at++;
        }
        return at;
    }

    /**
     * The size of the table of fewest chips, which covers only the chips below the chain. If there are as many of these
     * as the chain's last chip has units, some of them add up to a multiple of it, which replaces them; so the rest
     * stays below this size. A house whose chips all divide one another needs no table, however large its chips.
     */
    private static long reach(long... chips) {
        int chain = chain(chips);
        if (chain + 1 == chips.length) {
            return 1;
        }
        long unit = unit(chips);
        long larger = Math.min(chips[chain] / unit, MOST_AMOUNTS);   // so that their product is a number
        return larger * Math.min(chips[chain + 1] / unit, MOST_AMOUNTS) + 1;
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

    /** The chain takes as much as it can in its largest chips; only the rest needs the table. */
    private Optional<List<Stack>> exactly(long units) {
        long step = chips[chain] / unit;
        long best = Long.MAX_VALUE;
        long below = -1;
        for (long rest = units % step; rest <= units && rest < fewest.length; rest += step) {
            if (fewest[(int) rest] != NO_WAY && fewest[(int) rest] + inChain(units - rest) < best) {
                best = fewest[(int) rest] + inChain(units - rest);
                below = rest;
            }
        }
        return below < 0 ? Optional.empty() : Optional.of(stacks(units - below, (int) below));
    }

    private long inChain(long units) {
        long count = 0;
        long left = units;
        for (int chip = 0; chip <= chain; chip++) {
            count += left / (chips[chip] / unit);
            left %= chips[chip] / unit;
        }
        return count;
    }

    private List<Stack> stacks(long inChain, int below) {
        long[] counts = new long[chips.length];
        long left = inChain;
        for (int chip = 0; chip <= chain; chip++) {
            counts[chip] = left / (chips[chip] / unit);
            left %= chips[chip] / unit;
        }
        for (int rest = below; rest > 0; rest -= (int) (chips[taken[rest]] / unit)) {
            counts[taken[rest]]++;
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
