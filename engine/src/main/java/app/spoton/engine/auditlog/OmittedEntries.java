package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The line that replaces the entries that a filter left out of an export: the hashes of their subtrees. */
public final class OmittedEntries {
    public static final String START = "{\"omitted\":{";

    private OmittedEntries() {
    }

    public static String line(CompactRange range) {
        StringBuilder line = new StringBuilder(START).append("\"first\":").append(range.begin() + 1)
                .append(",\"last\":").append(range.end()).append(",\"hashes\":[");
        String before = "\"";
        for (TreeHash hash : range.hashes()) {
            line.append(before).append(hash).append('"');
            before = ",\"";
        }
        return line.append("]}}").toString();
    }

    /** Empty if it is not exactly such a line. */
    public static Optional<CompactRange> read(String line) {
        try {
            JsonObject omitted = JsonObject.of(line).object("omitted");
            List<TreeHash> hashes = new ArrayList<>();
            for (String hash : omitted.texts("hashes")) {
                hashes.add(TreeHash.parse(hash).orElseThrow(() -> new IllegalArgumentException(hash)));
            }
            return Optional.of(CompactRange.of(omitted.number("first") - 1, omitted.number("last"), hashes))
                    .filter(range -> line(range).equals(line));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }
}
