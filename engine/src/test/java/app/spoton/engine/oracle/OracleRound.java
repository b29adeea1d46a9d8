package app.spoton.engine.oracle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A round from the input: first as written (raw), then, after the checks, as cards and amounts. */
final class OracleRound {
    String game = "";
    OracleStage stage = OracleStage.SHOWN;
    /** Required fields that are missing; they are an error only if the game is known. */
    final List<String> missingFields = new ArrayList<>();
    final Map<String, Object> namedTables = new LinkedHashMap<>();
    /** The paytable of every priced wager, including those that the round does not name. */
    final Map<String, String> tables = new LinkedHashMap<>();
    final House house = new House();
    final Map<String, OracleMeter> meters = new LinkedHashMap<>();
    final List<Object> rawDealer = new ArrayList<>();
    int[] dealer = new int[0];
    /** Seat 1 first. */
    final List<OracleSeat> seats = new ArrayList<>();

    /** From the dealer's right: every manual resolves from the highest seat to seat 1. */
    List<OracleSeat> fromTheRight() {
        List<OracleSeat> turned = new ArrayList<>();
        for (OracleSeat seat : seats) {
            turned.add(0, seat);
        }
        return turned;
    }

    /** How far the round has progressed; what is not known at a stage may be left out. */
    enum OracleStage { DEALT, DECIDED, SHOWN }

    boolean isShown() {
        return stage == OracleStage.SHOWN;
    }

    static final class OracleSeat {
        final int number;
        /** The player at the seat; a seat without a name has a player of its own. */
        String player;
        boolean folded;
        /** Whether the seat folded and its cards were not seen. */
        boolean unseen;
        final List<Object> rawCards = new ArrayList<>();
        int[] cards = new int[0];
        final Map<String, Object> rawWagers = new LinkedHashMap<>();
        /** The wagers whose amounts were counted. */
        final Map<String, BigDecimal> wagers = new LinkedHashMap<>();
        final Set<String> uncounted = new LinkedHashSet<>();
        /** 4 Card Split only; empty if they were left out. */
        final List<OracleSplit> hands = new ArrayList<>();

        OracleSeat(int number) {
            this.number = number;
            this.player = "";
        }

        boolean has(String wager) {
            return wagers.containsKey(wager) || uncounted.contains(wager);
        }

        /** Whether all of these wagers were made and counted, so that their amounts can be compared. */
        boolean isCounted(String... compared) {
            return wagers.keySet().containsAll(List.of(compared));
        }

        BigDecimal bet(String wager) {
            return wagers.get(wager);
        }

        boolean isHeldBySameAs(OracleSeat other) {
            return number == other.number || (!player.isEmpty() && player.equals(other.player));
        }
    }

    /** One of a seat's two hands in 4 Card Split. */
    static final class OracleSplit {
        final List<Object> rawCards = new ArrayList<>();
        final List<Object> rawDrawn = new ArrayList<>();
        int[] cards = new int[0];
        int[] drawn = new int[0];
        boolean folded;
    }

    static final class House {
        final Map<String, Object> raw = new LinkedHashMap<>();
        BigDecimal chip = OracleMoney.CENT;
        final List<String> order = new ArrayList<>();
        boolean badBeatOnFold;
        boolean badBeatWinsTies;
        boolean anyInstantWinner;
        boolean linkEnvyByWinner;
        boolean queensUpOnFold;
        boolean progressiveOnFold;
        boolean fixedPaysFromMeter;
        final Map<String, Map<String, Object>> rawLimits = new LinkedHashMap<>();
        final Map<String, BigDecimal> least = new LinkedHashMap<>();
        final Map<String, BigDecimal> most = new LinkedHashMap<>();
    }

    static final class OracleMeter {
        final Map<String, Object> raw;
        BigDecimal amount = OracleMoney.NONE;
        /** Zero if left out. */
        BigDecimal seed = OracleMoney.NONE;
        BigDecimal reserve = OracleMoney.NONE;

        OracleMeter(Map<String, Object> raw) {
            this.raw = raw;
        }
    }
}
