package app.spoton.engine.oracle.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The house's options, as written and as they are applied. */
public final class OracleHouse {
    public final Map<String, Object> raw = new LinkedHashMap<>();
    public BigDecimal chip = OracleMoney.CENT;
    public final List<String> order = new ArrayList<>();
    public boolean badBeatOnFold;
    public boolean badBeatWinsTies;
    public boolean anyInstantWinner;
    public boolean linkEnvyByWinner;
    public boolean queensUpOnFold;
    public boolean progressiveOnFold;
    public boolean fixedPaysFromMeter;
    public final Map<String, Map<String, Object>> rawLimits = new LinkedHashMap<>();
    public final Map<String, BigDecimal> least = new LinkedHashMap<>();
    public final Map<String, BigDecimal> most = new LinkedHashMap<>();
}
