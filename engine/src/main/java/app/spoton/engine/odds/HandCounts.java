package app.spoton.engine.odds;

import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** How many hands there are of each sort, of all that can be dealt; what a sort is depends on the bet. */
final class HandCounts {
    private final Map<Integer, Long> bySort;
    private final BiFunction<Paytable, Integer, Optional<Price>> priceOf;
    private final long total;

    /** @param priceOf what a table pays for a sort */
    HandCounts(Map<Integer, Long> bySort, BiFunction<Paytable, Integer, Optional<Price>> priceOf) {
        this.bySort = bySort;
        this.priceOf = priceOf;
        this.total = bySort.values().stream().mapToLong(Long::longValue).sum();
    }

    long total() {
        return total;
    }

    long paidBy(Paytable table, Price price) {
        return bySort.entrySet().stream()
                .filter(sort -> priceOf.apply(table, sort.getKey()).filter(paid -> paid.equals(price)).isPresent())
                .mapToLong(Map.Entry::getValue).sum();
    }
}
