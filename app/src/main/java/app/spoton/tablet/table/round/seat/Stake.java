package app.spoton.tablet.table.round.seat;

import app.spoton.engine.money.Money;
import java.util.Objects;
import java.util.Optional;

/** The chips on a spot: counted, not counted, or none. Immutable. */
public final class Stake {
    /** No wager. */
    public static final Stake NONE = new Stake(Optional.of(Money.ZERO));

    /** The wager was made, and nobody counted it: the round format's {@code ?}. */
    public static final Stake UNCOUNTED = new Stake(Optional.empty());

    private static final String UNCOUNTED_TEXT = "?";

    private final Optional<Money> amount;

    private Stake(Optional<Money> amount) {
        this.amount = amount;
    }

    /** A counted stake; zero is none. */
    public static Stake counted(Money amount) {
        return amount.isZero() ? NONE : new Stake(Optional.of(amount));
    }

    /** What {@link #toString} wrote; empty if it is not a stake. */
    public static Optional<Stake> parse(String text) {
        return text.equals(UNCOUNTED_TEXT) ? Optional.of(UNCOUNTED) : Money.parse(text).map(Stake::counted);
    }

    public boolean isMade() {
        return !equals(NONE);
    }

    /** Whether the wager was made and its amount is known. */
    public boolean isCounted() {
        return isMade() && amount.isPresent();
    }

    public boolean isUncounted() {
        return amount.isEmpty();
    }

    /**
     * The amount; zero if there is no wager.
     *
     * @throws IllegalStateException if the wager was not counted
     */
    public Money amount() {
        return amount.orElseThrow(() -> new IllegalStateException("The wager was not counted"));
    }

    /** With a chip more. The first chip of an uncounted stake begins the count. */
    public Stake plus(Money chip) {
        return counted(amount.orElse(Money.ZERO).plus(chip));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stake stake && amount.equals(stake.amount);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(amount);
    }

    @Override
    public String toString() {
        return amount.map(Money::toString).orElse(UNCOUNTED_TEXT);
    }
}
