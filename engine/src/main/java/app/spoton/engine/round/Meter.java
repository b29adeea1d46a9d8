package app.spoton.engine.round;

import app.spoton.engine.money.Money;
import java.util.Optional;

/**
 * A progressive meter, this round's contributions already in it.
 *
 * @param seed what the meter starts from again after a 100% win
 * @param reserve what is added to the seed then
 */
public record Meter(Money amount, Money seed, Money reserve) {
    /** The seed of a meter whose seed was not given: it can be paid from, but not be reseeded. */
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
                : Optional.of("A meter cannot be seeded with nothing: enter a seed above 0.00.");
    }

    /** What a supervisor is warned of when choosing this seed for a table with this largest fixed award. */
    public static Optional<String> seedWarning(Money seed, Money largestFixedAward) {
        return seed.compareTo(largestFixedAward) >= 0 ? Optional.empty()
                : Optional.of("The seed of " + seed + " is below the largest fixed award, " + largestFixedAward
                        + "; a seed at least as large is recommended.");
    }
}
