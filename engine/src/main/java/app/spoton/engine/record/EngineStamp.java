package app.spoton.engine.record;

import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.catalog.PaytableDigest;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Wager;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * The engine and the paytables that were used to settle a round.
 *
 * @param version the engine's version
 * @param paytables the digests of the paytables, by the wager that each prices; empty in entries of version 1
 */
public record EngineStamp(String version, Map<Wager, String> paytables) {
    public EngineStamp {
        EnumMap<Wager, String> digests = new EnumMap<>(Wager.class);
        digests.putAll(paytables);
        paytables = Collections.unmodifiableMap(digests);
    }

    /** This engine and the paytables of a round. */
    public static EngineStamp of(Round round) {
        EnumMap<Wager, String> digests = new EnumMap<>(Wager.class);
        for (Map.Entry<Wager, Paytable> table : round.paytables().entrySet()) {
            digests.put(table.getKey(), PaytableDigest.of(table.getValue()));
        }
        return new EngineStamp(EngineVersion.text(), digests);
    }
}
