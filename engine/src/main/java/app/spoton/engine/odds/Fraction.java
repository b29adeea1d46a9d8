package app.spoton.engine.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** An exact fraction in lowest terms with a positive denominator. */
public final class Fraction {
    private final BigInteger numerator;
    private final BigInteger denominator;

    private Fraction(BigInteger numerator, BigInteger denominator) {
        BigInteger common = numerator.gcd(denominator);
        this.numerator = numerator.divide(common);
        this.denominator = denominator.divide(common);
    }

    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public Fraction plus(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    /** As a percentage, rounded half up: {@code "18.56%"} for two decimals. */
    public String percent(int decimals) {
        return new BigDecimal(numerator).scaleByPowerOfTen(2)
                .divide(new BigDecimal(denominator), decimals, RoundingMode.HALF_UP).toPlainString() + "%";
    }

    /** This fraction of a number, rounded half up. */
    public long timesRounded(long number) {
        return new BigDecimal(numerator.multiply(BigInteger.valueOf(number)))
                .divide(new BigDecimal(denominator), 0, RoundingMode.HALF_UP).longValueExact();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fraction fraction && numerator.equals(fraction.numerator)
                && denominator.equals(fraction.denominator);
    }

    @Override
    public int hashCode() {
        return 31 * numerator.hashCode() + denominator.hashCode();
    }

    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
