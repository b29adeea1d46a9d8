package app.spoton.engine.auditlog.verification;

import app.spoton.engine.json.log.LoggedLines;
import app.spoton.engine.money.Money;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Adds up the changes of meters: every entry must start from where the one before it ended, as the state's rules on
 * records of progressive jackpots require (WAC 230-15-685, -695). After missing entries, the next one is trusted.
 */
final class MeterCheck {
    /** More than any house has, and longer than any name: a file with more is made to fill memory. */
    private static final int MOST_METERS = 10_000;
    private static final int LONGEST_NAME = 1000;

    private final Map<String, long[]> meters = new HashMap<>();

    /** Entries are missing here. */
    void skip() {
        meters.clear();
    }

    /** What does not balance; empty if it does. */
    Optional<String> add(String table, LoggedLines.MeterLine entry) {
        String name = table + '\n' + entry.meter();
        if (name.length() > LONGEST_NAME || (meters.size() == MOST_METERS && !meters.containsKey(name))) {
            return Optional.of("the meter " + entry.meter() + " of " + table + " is one more than any house has, or has a longer name");
        }
        long[] before = meters.put(name, new long[] {entry.amountAfter(), entry.reserveAfter()});
        if (before == null) {
            return Optional.empty();
        }
        boolean begins = entry.kind().equals("beginning");
        long amount = (begins ? 0 : before[0]) + entry.amount();
        long reserve = (begins ? 0 : before[1]) + entry.reserve();
        if (amount == entry.amountAfter() && reserve == entry.reserveAfter()) {
            return Optional.empty();
        }
        return Optional.of("the meter " + entry.meter() + " of " + table + " does not balance: "
                + Money.ofCents(amount) + " (reserve " + Money.ofCents(reserve) + ") by its changes, "
                + Money.ofCents(entry.amountAfter()) + " (reserve " + Money.ofCents(entry.reserveAfter()) + ") as logged");
    }
}
