package app.spoton.engine.oracle.value;

import java.math.BigDecimal;
import java.util.Map;

/** A progressive meter as the round names it. */
public final class OracleMeter {
    public final Map<String, Object> raw;
    public BigDecimal amount = OracleMoney.NONE;
    /** Zero if left out. */
    public BigDecimal seed = OracleMoney.NONE;
    public BigDecimal reserve = OracleMoney.NONE;

    public OracleMeter(Map<String, Object> raw) {
        this.raw = raw;
    }
}
