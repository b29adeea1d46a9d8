package app.spoton.engine.oracle.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A round from the input: first as written (raw), then, after the checks, as cards and amounts. */
public final class OracleRound {
    public String game = "";
    public OracleStage stage = OracleStage.SHOWN;
    /** Required fields that are missing; they are an error only if the game is known. */
    public final List<String> missingFields = new ArrayList<>();
    public final Map<String, Object> namedTables = new LinkedHashMap<>();
    /** The paytable of every priced wager, including those that the round does not name. */
    public final Map<String, String> tables = new LinkedHashMap<>();
    public final House house = new House();
    public final Map<String, OracleMeter> meters = new LinkedHashMap<>();
    public final List<Object> rawDealer = new ArrayList<>();
    public int[] dealer = new int[0];
    /** Seat 1 first. */
    public final List<OracleSeat> seats = new ArrayList<>();

    /** From the dealer's right: every manual resolves from the highest seat to seat 1. */
    public List<OracleSeat> fromTheRight() {
        List<OracleSeat> turned = new ArrayList<>();
        for (OracleSeat seat : seats) {
            turned.add(0, seat);
        }
        return turned;
    }

    /** How far the round has progressed; what is not known at a stage may be left out. */
    public enum OracleStage { DEALT, DECIDED, SHOWN }

    public boolean isShown() {
        return stage == OracleStage.SHOWN;
    }

    public static final class OracleSeat {
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

    /** One of a seat's two hands in 4 Card Split. */
    public static final class OracleSplit {
        public final List<Object> rawCards = new ArrayList<>();
        public final List<Object> rawDrawn = new ArrayList<>();
        public int[] cards = new int[0];
        public int[] drawn = new int[0];
        public boolean folded;
    }

    public static final class House {
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

    public static final class OracleMeter {
        public final Map<String, Object> raw;
        public BigDecimal amount = OracleMoney.NONE;
        /** Zero if left out. */
        public BigDecimal seed = OracleMoney.NONE;
        public BigDecimal reserve = OracleMoney.NONE;

        public OracleMeter(Map<String, Object> raw) {
            this.raw = raw;
        }
    }
}
