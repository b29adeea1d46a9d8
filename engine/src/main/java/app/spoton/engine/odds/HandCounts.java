package app.spoton.engine.odds;

import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The number of possible hands in each group. What makes a group depends on the bet. */
final class HandCounts {
    private final Map<Integer, Long> byGroup;
    private final BiFunction<Paytable, Integer, Optional<Price>> priceOf;
    private final long total;

    /** @param priceOf what a paytable pays for a group */
    HandCounts(Map<Integer, Long> byGroup, BiFunction<Paytable, Integer, Optional<Price>> priceOf) {
        this.byGroup = byGroup;
        this.priceOf = priceOf;
        this.total = byGroup.values().stream().mapToLong(Long::longValue).sum();
    }

    long total() {
        return total;
    }

    long paidBy(Paytable table, Price price) {
        return byGroup.entrySet().stream()
                .filter(group -> priceOf.apply(table, group.getKey()).filter(paid -> paid.equals(price)).isPresent())
                .mapToLong(Map.Entry::getValue).sum();
    }
}
