package app.spoton.engine.money;

import java.util.Optional;
import java.util.regex.Pattern;

/** An exact amount of dollars and cents. No method rounds unless its name says so, and overflow throws. */
public final class Money implements Comparable<Money> {
    public static final Money ZERO = new Money(0);
    public static final Money CENT = new Money(1);
    /** More digits than any table needs; even the largest paytable price on such an amount fits in a long. */
    private static final int MOST_DIGITS = 10;
    private static final Pattern TYPED = Pattern.compile("\\$? ?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)(\\.[0-9]{1,2})?");

    private final long cents;

    private Money(long cents) {
        this.cents = cents;
    }

    public static Money ofCents(long cents) {
        return cents == 0 ? ZERO : new Money(cents);
    }

    /** Reads an amount in the round format, {@code "7.50"} or {@code "7"}; empty if the text is not an amount. */
    public static Optional<Money> parse(String text) {
        return parse(text.toCharArray(), 0, text.length());
    }

    /** Reads an amount as a person types or copies it: also with a dollar sign, and with commas between the thousands. */
    public static Optional<Money> typed(String text) {
        String typed = text.strip();
        return TYPED.matcher(typed).matches() ? parse(typed.replaceAll("[$, ]", "")) : Optional.empty();
    }

    /** Like {@link #parse(String)}, for part of a character array. */
    public static Optional<Money> parse(char[] text, int from, int length) {
        int digits = 0;
        int point = -1;
        long cents = 0;
        for (int at = 0; at < length; at++) {
            char one = text[from + at];
            if (one >= '0' && one <= '9' && digits < MOST_DIGITS + 2) {
                cents = cents * 10 + one - '0';
                digits++;
            } else if (one == '.' && point < 0 && at > 0) {
                point = at;
            } else {
                return Optional.empty();
            }
        }
        int decimals = point < 0 ? 0 : length - point - 1;
        if (digits == 0 || digits - decimals > MOST_DIGITS || decimals > 2 || point == length - 1) {
            return Optional.empty();
        }
        return Optional.of(ofCents(decimals == 2 ? cents : decimals == 1 ? cents * 10 : cents * 100));
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
