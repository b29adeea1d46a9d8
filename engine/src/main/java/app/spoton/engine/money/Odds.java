package app.spoton.engine.money;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A price as a paytable prints it: {@code 3 to 2}, {@code 300 for 1}, {@code 100%} of a meter, or a push. */
public final class Odds {
    /** How a price pays. */
    public enum Kind {
        /** The stake is returned and the price is paid in addition. */
        TO,
        /** The price includes the stake, which is not returned. */
        FOR,
        /** A share of a progressive meter; the stake is not returned. */
        PERCENT,
        /** The stake is returned and nothing is paid. */
        PUSH
    }

    public static final Odds EVEN = to(1, 1);
    public static final Odds PUSH = new Odds(Kind.PUSH, 0, 1, "", "push");

    private static final Pattern TO_OR_FOR = Pattern.compile("(\\d{1,6}) (to|for) (\\d{1,3})");
    private static final Pattern PERCENT = Pattern.compile("(\\d{1,3})%(?: ([a-z]+))?");

    private final Kind kind;
    private final long numerator;
    private final long denominator;
    private final String meter;
    private final String text;

    private Odds(Kind kind, long numerator, long denominator, String meter, String text) {
        this.kind = kind;
        this.numerator = numerator;
        this.denominator = denominator;
        this.meter = meter;
        this.text = text;
    }

    public static Odds to(long numerator, long denominator) {
        return new Odds(Kind.TO, numerator, denominator, "", numerator + " to " + denominator);
    }

    public static Odds forOne(long numerator) {
        return new Odds(Kind.FOR, numerator, 1, "", numerator + " for 1");
    }

    public static Odds percent(long percent, String meter) {
        return new Odds(Kind.PERCENT, percent, 100, meter, percent + "%");
    }

    /** Reads {@code 9 to 1}, {@code 300 for 1}, {@code 10% main} or {@code push}; empty if it is none of these. */
    public static Optional<Odds> parse(String text) {
        if (text.equals("push")) {
            return Optional.of(PUSH);
        }
        Matcher price = TO_OR_FOR.matcher(text);
        if (price.matches()) {
            long numerator = Long.parseLong(price.group(1));
            long denominator = Long.parseLong(price.group(3));
            boolean to = price.group(2).equals("to");
            if (numerator == 0 || denominator == 0 || (!to && denominator != 1)) {
                return Optional.empty();
            }
            return Optional.of(to ? to(numerator, denominator) : forOne(numerator));
        }
        Matcher share = PERCENT.matcher(text);
        if (share.matches()) {
            long percent = Long.parseLong(share.group(1));
            String meter = share.group(2) == null ? "main" : share.group(2);
            return percent == 0 || percent > 100 ? Optional.empty() : Optional.of(percent(percent, meter));
        }
        return Optional.empty();
    }

    public Kind kind() {
        return kind;
    }

    public long numerator() {
        return numerator;
    }

    public long denominator() {
        return denominator;
    }

    /** The meter from which a percentage is paid; empty for the other kinds. */
    public String meter() {
        return meter;
    }

    /** Whether the stake is returned to the player with the pay. */
    public boolean returnsStake() {
        return kind == Kind.TO || kind == Kind.PUSH;
    }

    /** The pay on this amount (a stake, or a meter for a percentage), rounded down to the smallest chip. */
    public Money on(Money amount, Money smallestChip) {
        return amount.fractionRoundedDown(numerator, denominator, smallestChip);
    }

    /** Whether {@link #on} has nothing to round. */
    public boolean dividesEvenly(Money amount, Money smallestChip) {
        return amount.fractionIsWhole(numerator, denominator, smallestChip);
    }

    /** Whether this price is better for the player than another; a share of a meter ranks above every fixed price. */
    public boolean paysMoreThan(Odds other) {
        boolean share = kind == Kind.PERCENT;
        if (share != (other.kind == Kind.PERCENT)) {
            return share;
        }
        return Math.multiplyExact(netNumerator(), other.denominator)
                > Math.multiplyExact(other.netNumerator(), denominator);
    }

    private long netNumerator() {
        return kind == Kind.FOR ? numerator - denominator : numerator;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Odds odds && kind == odds.kind && numerator == odds.numerator
                && denominator == odds.denominator && meter.equals(odds.meter);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, numerator, denominator, meter);
    }

    /** In the round format: {@code "9 to 1"}, {@code "300 for 1"}, {@code "100%"}. */
    @Override
    public String toString() {
        return text;
    }
}
