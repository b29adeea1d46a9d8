package app.spoton.engine.oracle.value;

import java.math.BigDecimal;

/** Amounts: exact decimal strings with at most two decimals, less than ten billion. */
public final class OracleMoney {
    public static final BigDecimal NONE = new BigDecimal("0.00");
    public static final BigDecimal CENT = new BigDecimal("0.01");
    private static final BigDecimal TOO_MUCH = new BigDecimal("10000000000");

    private OracleMoney() { }

    /** Whether this is an amount: digits and, after an optional point, one or two digits. */
    public static boolean isAmount(Object written) {
        if (!(written instanceof String text)) {
            return false;
        }
        int point = text.indexOf('.');
        String whole = point < 0 ? text : text.substring(0, point);
        String cents = point < 0 ? "0" : text.substring(point + 1);
        return isDigits(whole) && isDigits(cents) && cents.length() <= 2
                && new BigDecimal(text).compareTo(TOO_MUCH) < 0;
    }

    private static boolean isDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return !text.isEmpty();
    }

    public static BigDecimal read(Object written, int seat, String what) {
        if (!isAmount(written)) {
            throw new OracleException(OracleException.Code.BAD_AMOUNT, seat, what + " is not an amount of money");
        }
        return new BigDecimal((String) written).setScale(2);
    }

    public static BigDecimal readPositive(Object written, int seat, String what) {
        BigDecimal amount = read(written, seat, what);
        if (amount.signum() == 0) {
            throw new OracleException(OracleException.Code.BAD_AMOUNT, seat, what + " must be more than zero");
        }
        return amount;
    }
}
