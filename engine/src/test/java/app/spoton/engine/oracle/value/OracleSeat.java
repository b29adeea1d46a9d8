package app.spoton.engine.oracle.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A seat: first as written (raw), then, after the checks, as cards and amounts. */
public final class OracleSeat {
    public final int number;
    /** The player at the seat; a seat without a name has a player of its own. */
    public String player;
    public boolean folded;
    /** Whether the seat folded and its cards were not seen. */
    public boolean unseen;
    public final List<Object> rawCards = new ArrayList<>();
    public int[] cards = new int[0];
    public final Map<String, Object> rawWagers = new LinkedHashMap<>();
    /** The wagers whose amounts were counted. */
    public final Map<String, BigDecimal> wagers = new LinkedHashMap<>();
    public final Set<String> uncounted = new LinkedHashSet<>();
    /** 4 Card Split only; empty if they were left out. */
    public final List<OracleSplit> hands = new ArrayList<>();

    public OracleSeat(int number) {
        this.number = number;
        this.player = "";
    }

    public boolean has(String wager) {
        return wagers.containsKey(wager) || uncounted.contains(wager);
    }

    /** Whether all of these wagers were made and counted, so that their amounts can be compared. */
    public boolean isCounted(String... compared) {
        return wagers.keySet().containsAll(List.of(compared));
    }

    public BigDecimal bet(String wager) {
        return wagers.get(wager);
    }

    public boolean isHeldBySameAs(OracleSeat other) {
        return number == other.number || (!player.isEmpty() && player.equals(other.player));
    }
}
