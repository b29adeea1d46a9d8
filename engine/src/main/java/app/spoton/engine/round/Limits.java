package app.spoton.engine.round;

import app.spoton.engine.money.Money;
import java.util.Optional;

/** The minimum and maximum bet on a wager, if they are set. */
public record Limits(Optional<Money> min, Optional<Money> max) {
    /** The cap as of 2009 (WAC 230-15-140); the supervisor enters the cap in force. */
    public static final Money FIRST_PROPERTY_CAP = Money.ofCents(300_00);

    public boolean allow(Money stake) {
        return min.map(least -> stake.compareTo(least) >= 0).orElse(true)
                && max.map(most -> stake.compareTo(most) <= 0).orElse(true);
    }

    /** Describes for the dealer why a stake is outside the limits; empty if it is within them. */
    public Optional<String> objection(Money stake) {
        if (allow(stake)) {
            return Optional.empty();
        }
        return Optional.of(min.filter(least -> stake.compareTo(least) < 0)
                .map(least -> "is below the table's minimum of $" + least)
                .orElseGet(() -> "is above the table's maximum of $" + max.orElseThrow()));
    }

    /** Describes for the supervisor why these limits conflict with the property's cap; empty if they do not. */
    public Optional<String> refusedUnder(Money propertyCap) {
        if (max.isEmpty()) {
            return Optional.of("Enter a maximum; the property allows at most $" + propertyCap + ".");
        }
        if (max.get().compareTo(propertyCap) > 0) {
            return Optional.of("The maximum of $" + max.get() + " is above the property's cap of $" + propertyCap + ".");
        }
        if (min.isPresent() && min.get().compareTo(max.get()) > 0) {
            return Optional.of("The minimum of $" + min.get() + " is above the maximum of $" + max.get() + ".");
        }
        return Optional.empty();
    }
}
