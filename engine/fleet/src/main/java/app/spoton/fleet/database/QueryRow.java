package app.spoton.fleet.database;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;

/** A row of a query's result, by column name. */
public record QueryRow(Map<String, Object> columns) {
    public String text(String column) {
        Object value = columns.get(column);
        return value == null ? "" : value.toString();
    }

    public boolean has(String column) {
        return columns.get(column) != null;
    }

    /** Null counts as 0: the sum of no rows. */
    public long number(String column) {
        return has(column) ? ((Number) value(column)).longValue() : 0;
    }

    public BigDecimal decimal(String column) {
        if (!has(column)) {
            return BigDecimal.ZERO;
        }
        Object value = value(column);
        return value instanceof BigInteger whole ? new BigDecimal(whole) : new BigDecimal(value.toString());
    }

    private Object value(String column) {
        return Objects.requireNonNull(columns.get(column), column);
    }
}
