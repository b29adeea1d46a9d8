package app.spoton.engine.money;

import java.util.Optional;

/** An exact amount of dollars and cents. Nothing here rounds unless its name says so, and overflow throws. */
public final class Money implements Comparable<Money> {
    public static final Money ZERO = new Money(0);
    public static final Money CENT = new Money(1);
    /** More digits than any table will see; the largest price of any paytable on it still fits. */
    private static final int MOST_DIGITS = 10;

    private final long cents;

    private Money(long cents) {
        this.cents = cents;
    }

    public static Money ofCents(long cents) {
        return cents == 0 ? ZERO : new Money(cents);
    }

    /** The amount written as the round format writes it, {@code "7.50"} or {@code "7"}; empty if it is not one. */
    public static Optional<Money> parse(String text) {
        int point = text.indexOf('.');
        int whole = point < 0 ? text.length() : point;
        int decimals = point < 0 ? 0 : text.length() - point - 1;
        if (whole == 0 || whole > MOST_DIGITS || (point >= 0 && decimals == 0) || decimals > 2) {
            return Optional.empty();
        }
        long cents = 0;
        for (int at = 0; at < text.length(); at++) {
            char digit = text.charAt(at);
            if (at != point) {
                if (digit < '0' || digit > '9') {
                    return Optional.empty();
                }
                cents = cents * 10 + digit - '0';
            }
        }
        for (int more = decimals; more < 2; more++) {
            cents *= 10;
        }
        return Optional.of(ofCents(cents));
    }

    public long cents() {
        return cents;
    }

    public Money plus(Money other) {
        return ofCents(Math.addExact(cents, other.cents));
    }

    public Money minus(Money other) {
        return ofCents(Math.subtractExact(cents, other.cents));
    }

    public Money times(long factor) {
        return ofCents(Math.multiplyExact(cents, factor));
    }

    /** This amount times a fraction, rounded down to a whole number of chips of the given size. */
    public Money fractionRoundedDown(long numerator, long denominator, Money chip) {
        long chips = Math.floorDiv(Math.multiplyExact(cents, numerator), Math.multiplyExact(denominator, chip.cents));
        return chip.times(chips);
    }

    /** Whether this amount times the fraction is a whole number of chips. */
    public boolean fractionIsWhole(long numerator, long denominator, Money chip) {
        return Math.multiplyExact(cents, numerator) % Math.multiplyExact(denominator, chip.cents) == 0;
    }

    public boolean isZero() {
        return cents == 0;
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(cents, other.cents);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Money money && money.cents == cents;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(cents);
    }

    /** Always with two decimals: {@code "7.50"}, {@code "-10.00"}. */
    @Override
    public String toString() {
        long size = Math.abs(cents);
        long fraction = size % 100;
        return (cents < 0 ? "-" : "") + size / 100 + (fraction < 10 ? ".0" : ".") + fraction;
    }
}
