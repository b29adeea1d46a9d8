package app.spoton.engine.json.log;

import app.spoton.engine.catalog.PaytableDigest;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Compares the digests of paytables in an entry with those of the paytables that its round is settled with now. */
final class LoggedPaytables {
    private LoggedPaytables() {
    }

    /** The digests as the record's codec writes them. */
    static byte[] json(Map<Wager, Paytable> tables) {
        JsonLine line = new JsonLine();
        line.raw('{');
        int count = 0;
        for (Map.Entry<Wager, Paytable> table : tables.entrySet()) {
            line.raw(count++ > 0 ? "," : "").string(table.getKey().id()).raw(':').string(PaytableDigest.of(table.getValue()));
        }
        line.raw('}');
        byte[] json = new byte[line.length()];
        System.arraycopy(line.bytes(), 0, json, 0, json.length);
        return json;
    }

    /**
     * How they differ, for a person to read; empty if they do not.
     *
     * @param logged the digests in the entry, by the id of the wager
     */
    static Optional<String> difference(Map<String, String> logged, Map<Wager, Paytable> tables) {
        List<String> differences = new ArrayList<>();
        TreeSet<String> others = new TreeSet<>(logged.keySet());
        tables.forEach((wager, table) -> {
            String now = PaytableDigest.of(table);
            String then = logged.getOrDefault(wager.id(), "none");
            others.remove(wager.id());
            if (!then.equals(now)) {
                differences.add(wager.id() + ": " + table.id() + " had the digest " + then + " and has " + now);
            }
        });
        others.forEach(id -> differences.add(id + ": had the digest " + logged.get(id) + " and has no paytable"));
        return differences.isEmpty() ? Optional.empty()
                : Optional.of("it was settled with other paytables than this catalog's. " + String.join("; ", differences));
    }
}
