package app.spoton.engine.oracle.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A round from the input: first as written (raw), then, after the checks, as cards and amounts. */
public final class OracleRound {
    public String game = "";
    public OracleStage stage = OracleStage.SHOWN;
    /** Required fields that are missing; they are an error only if the game is known. */
    public final List<String> missingFields = new ArrayList<>();
    public final Map<String, Object> namedTables = new LinkedHashMap<>();
    /** The paytable of every priced wager, including those that the round does not name. */
    public final Map<String, String> tables = new LinkedHashMap<>();
    public final OracleHouse house = new OracleHouse();
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

    public boolean isShown() {
        return stage == OracleStage.SHOWN;
    }
}
