package app.spoton.engine.round;

import app.spoton.engine.money.Money;
import java.util.Optional;

/** The least and the most that may be bet on a wager, either of them if it is set. */
public record Limits(Optional<Money> min, Optional<Money> max) {
    /** As of 2009 (WAC 230-15-140); the supervisor enters what is in force. */
    public static final Money FIRST_PROPERTY_CAP = Money.ofCents(300_00);

    public boolean allow(Money stake) {
        return min.map(least -> stake.compareTo(least) >= 0).orElse(true)
                && max.map(most -> stake.compareTo(most) <= 0).orElse(true);
    }

    /** What is wrong with a stake and what would be right, in words for a dealer; empty if it is within the limits. */
    public Optional<String> objection(Money stake) {
        if (allow(stake)) {
            return Optional.empty();
        }
        return Optional.of(min.filter(least -> stake.compareTo(least) < 0)
                .map(least -> "is below the table's minimum of " + least)
                .orElseGet(() -> "is above the table's maximum of " + max.orElseThrow()));
    }

    /** Why a table cannot have these limits under the property's cap, in words for a supervisor; empty if it can. */
    public Optional<String> refusedUnder(Money propertyCap) {
        if (max.isEmpty()) {
            return Optional.of("Enter a maximum; the property allows at most " + propertyCap + ".");
        }
        if (max.get().compareTo(propertyCap) > 0) {
            return Optional.of("The maximum of " + max.get() + " is above the property's cap of " + propertyCap + ".");
        }
        if (min.isPresent() && min.get().compareTo(max.get()) > 0) {
            return Optional.of("The minimum of " + min.get() + " is above the maximum of " + max.get() + ".");
        }
        return Optional.empty();
    }
}
