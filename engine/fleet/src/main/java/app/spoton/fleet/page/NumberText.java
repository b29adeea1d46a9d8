package app.spoton.fleet.page;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Formats numbers for the page. */
public final class NumberText {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final String MINUS = "\u2212";

    private NumberText() {
    }

    static String count(long number) {
        return String.format(Locale.US, "%,d", number);
    }

    /** "1 round" or "2 rounds". */
    public static String count(long number, String one, String many) {
        return count(number) + " " + (number == 1 ? one : many);
    }

    static String money(long cents) {
        BigDecimal dollars = BigDecimal.valueOf(cents, 2);
        return (cents < 0 ? MINUS : "") + "$" + String.format(Locale.US, "%,.2f", dollars.abs());
    }

    /** Whole dollars, without cents. */
    static String dollars(long cents) {
        return (cents <= -50 ? MINUS : "") + "$" + String.format(Locale.US, "%,.0f", BigDecimal.valueOf(cents, 2).abs());
    }

    /** @param share 1 is 100% */
    static String percent(BigDecimal share, int decimals) {
        BigDecimal rounded = share.multiply(HUNDRED).setScale(decimals, RoundingMode.HALF_UP);
        return (rounded.signum() < 0 ? MINUS : "") + String.format(Locale.US, "%,." + decimals + "f", rounded.abs()) + "%";
    }

    static String decimal(BigDecimal number, int decimals) {
        BigDecimal rounded = number.setScale(decimals, RoundingMode.HALF_UP);
        return (rounded.signum() < 0 ? MINUS : "") + String.format(Locale.US, "%,." + decimals + "f", rounded.abs());
    }

    /** Of nothing, 0. */
    static BigDecimal ratio(long part, long whole) {
        return whole == 0 ? BigDecimal.ZERO : BigDecimal.valueOf(part).divide(BigDecimal.valueOf(whole), 8, RoundingMode.HALF_UP);
    }
}
