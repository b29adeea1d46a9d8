package app.spoton.engine.oracle.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/** What a row of a paytable pays: a number to one (or to two), a number for one, or a share of a meter. */
public record OraclePrice(Kind kind, int times, int per, String meter) {
    public enum Kind { TO, FOR, PERCENT }

    public static final OraclePrice EVEN_MONEY = to(1, 1);

    public static OraclePrice to(int times, int per) {
        return new OraclePrice(Kind.TO, times, per, "");
    }

    /**
     * Reads a cell of OraclePaytables: "25" is 25 to 1, "3:2" is 3 to 2, "300x" is 300 for 1, "100%main" is all of the
     * main meter.
     */
    public static OraclePrice read(String cell) {
        int percent = cell.indexOf('%');
        int colon = cell.indexOf(':');
        if (percent > 0) {
            return new OraclePrice(Kind.PERCENT, Integer.parseInt(cell.substring(0, percent)), 100,
                    cell.substring(percent + 1));
        } else if (colon > 0) {
            return to(Integer.parseInt(cell.substring(0, colon)), Integer.parseInt(cell.substring(colon + 1)));
        } else if (cell.endsWith("x")) {
            return new OraclePrice(Kind.FOR, Integer.parseInt(cell.substring(0, cell.length() - 1)), 1, "");
        }
        return to(Integer.parseInt(cell), 1);
    }

    public String text() {
        return switch (kind) {
            case TO -> times + " to " + per;
            case FOR -> times + " for 1";
            case PERCENT -> times + "%";
        };
    }

    /** What this pays on an amount, rounded down to the smallest chip; amounts have two decimals. */
    public BigDecimal on(BigDecimal amount, BigDecimal chip) {
        BigInteger chipCents = chip.unscaledValue();
        BigInteger chips = amount.unscaledValue().multiply(BigInteger.valueOf(times))
                .divide(chipCents.multiply(BigInteger.valueOf(per)));
        return new BigDecimal(chips.multiply(chipCents), 2);
    }

    public boolean isMoreThan(OraclePrice other) {
        return (long) times * other.per > (long) other.times * per;
    }

    public boolean isAsMuchAs(OraclePrice other) {
        return (long) times * other.per == (long) other.times * per;
    }
}
