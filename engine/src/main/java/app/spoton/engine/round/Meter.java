package app.spoton.engine.round;

import app.spoton.engine.money.Money;
import java.util.Optional;

/**
 * A progressive meter, including this round's contributions.
 *
 * @param seed the amount at which the meter restarts after a 100% win
 * @param reserve the amount added to the seed after a 100% win
 */
public record Meter(Money amount, Money seed, Money reserve) {
    /** The seed of a meter without a given seed. The meter can pay prizes but cannot be reseeded. */
    public static final Money NO_SEED = Money.ZERO;

    /** After a 100% win: seed plus reserve (Four Card Poker Training Manual (Shuffle Master, 2003), Reserve contribution). */
    public Meter reseeded() {
        return new Meter(seed.plus(reserve), seed, Money.ZERO);
    }

    public Meter loweredBy(Money paid) {
        return new Meter(amount.minus(paid), seed, reserve);
    }

    /** Why a meter cannot have this seed (Four Card Poker Training Manual (Shuffle Master, 2003), Seed amount); empty if it can. */
    public static Optional<String> seedRefused(Money seed) {
        return seed.cents() > 0 ? Optional.empty()
                : Optional.of("A meter cannot be seeded with nothing: enter a seed above $0.00.");
    }

    /** The warning for a supervisor who chooses this seed for a paytable with this largest fixed award; empty if none. */
    public static Optional<String> seedWarning(Money seed, Money largestFixedAward) {
        return seed.compareTo(largestFixedAward) >= 0 ? Optional.empty()
                : Optional.of("The seed of $" + seed + " is below the largest fixed award, $" + largestFixedAward
                        + "; a seed at least as large is recommended.");
    }
}
