package app.spoton.engine.oracle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A round as it came in: first as written (raw), then, after the checks, as cards and amounts. */
final class OracleRound {
    String game = "";
    Stage stage = Stage.SHOWN;
    /** Fields that a round of a known game must have and this one has not. */
    final List<String> lacks = new ArrayList<>();
    final Map<String, Object> namedTables = new LinkedHashMap<>();
    /** The table of every priced wager, also of those left out. */
    final Map<String, String> tables = new LinkedHashMap<>();
    final House house = new House();
    final Map<String, Meter> meters = new LinkedHashMap<>();
    final List<Object> rawDealer = new ArrayList<>();
    int[] dealer = new int[0];
    /** Seat 1 first. */
    final List<Seat> seats = new ArrayList<>();

    /** The dealer's right first: every manual resolves from the highest seat to seat 1. */
    List<Seat> fromTheRight() {
        List<Seat> turned = new ArrayList<>();
        for (Seat seat : seats) {
            turned.add(0, seat);
        }
        return turned;
    }

    /** How far the round has come; what a stage does not know yet may be left out. */
    enum Stage { DEALT, DECIDED, SHOWN }

    boolean isShown() {
        return stage == Stage.SHOWN;
    }

    static final class Seat {
        final int number;
        /** Who holds the seat; without a name somebody of their own. */
        String player;
        boolean folded;
        /** Folded, and nobody saw the cards. */
        boolean unseen;
        final List<Object> rawCards = new ArrayList<>();
        int[] cards = new int[0];
        final Map<String, Object> rawWagers = new LinkedHashMap<>();
        /** The wagers whose amounts were counted. */
        final Map<String, BigDecimal> wagers = new LinkedHashMap<>();
        final Set<String> uncounted = new LinkedHashSet<>();
        /** 4 Card Split only; none where they were left out. */
        final List<Split> hands = new ArrayList<>();

        Seat(int number) {
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

        boolean isHeldBySameAs(Seat other) {
            return number == other.number || (!player.isEmpty() && player.equals(other.player));
        }
    }

    /** One of the two hands of a seat in 4 Card Split. */
    static final class Split {
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

    static final class Meter {
        final Map<String, Object> raw;
        BigDecimal amount = OracleMoney.NONE;
        /** Nothing: left out. */
        BigDecimal seed = OracleMoney.NONE;
        BigDecimal reserve = OracleMoney.NONE;

        Meter(Map<String, Object> raw) {
            this.raw = raw;
        }
    }
}
