package app.spoton.tablet.crash;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.database.AuditLogSql;
import app.spoton.tablet.auditlog.writing.LineCompression;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Rules for the files of a tablet after any failure. */
final class TabletFiles {
    private TabletFiles() {
    }

    /**
     * Opens the table as the app does, and looks at everything.
     *
     * @param confirmed the ids of rounds that were on the screen as confirmed
     * @return what is wrong; empty if nothing is
     */
    static Optional<String> problem(Path folder, Set<String> confirmed) {
        try (JdbcTablet tablet = new JdbcTablet(folder, "FULL")) {
            tablet.store.open(JdbcTablet.TABLE);   // logs a round that was confirmed and is not in the log yet
            for (String table : AuditLogSql.TABLES) {   // not the whole file: an index without text cannot be checked so
                String damage = tablet.log.first("PRAGMA integrity_check(" + table + ")").get(0);
                if (!damage.equals("ok")) {
                    return Optional.of("log.db: " + damage);
                }
            }
            String damage = tablet.rest.first("PRAGMA integrity_check").get(0);
            return damage.equals("ok") ? content(tablet, confirmed) : Optional.of("spoton.db: " + damage);
        } catch (RuntimeException failed) {
            return Optional.of("does not open: " + failed);
        }
    }

    private static Optional<String> content(JdbcTablet tablet, Set<String> confirmed) {
        List<String> ids = new ArrayList<>();
        tablet.log.all("SELECT id FROM round ORDER BY number").forEach(row -> ids.add(row.get(0)));
        Set<String> once = new HashSet<>(ids);
        if (once.size() != ids.size()) {
            return Optional.of("a round is in the log twice");
        }
        if (!once.containsAll(confirmed)) {
            Set<String> lost = new HashSet<>(confirmed);
            lost.removeAll(once);
            return Optional.of("lost: " + lost);
        }
        String begun = tablet.log.first("SELECT count(*) FROM meter_entry WHERE kind = 'beginning'").get(0);
        String raised = tablet.log.first("SELECT count(*) FROM meter_entry WHERE kind = 'contribution'").get(0);
        String played = tablet.log.first("SELECT count(*) FROM round WHERE \"end\" = 'confirmed'").get(0);
        if (!begun.equals("1") || !raised.equals(played)) {
            return Optional.of(played + " rounds, " + raised + " contributions, " + begun + " beginnings");
        }
        return chain(tablet);
    }

    private static Optional<String> chain(JdbcTablet tablet) {
        Verification verification = new Verification(Catalog.standard());
        LineCompression compression = new LineCompression();
        ExportHead head = new ExportHead();
        Optional<LogLine> last = Optional.empty();
        for (byte[] compressed : tablet.log.blobs("SELECT line FROM entry ORDER BY number")) {
            LogLine line = LogLine.read(compression.decompress(compressed)).orElseThrow();
            give(verification, line);
            head.add(line.hash());
            last = Optional.of(line);
        }
        give(verification, head.line(last.orElseThrow().number(), last.orElseThrow().hash(), Instant.EPOCH, ""));
        return verification.report(Optional.empty()).findings().stream().findFirst().map(Object::toString);
    }

    private static void give(Verification verification, LogLine line) {
        byte[] bytes = line.text().getBytes(StandardCharsets.UTF_8);
        verification.line(bytes, 0, bytes.length);
    }
}
