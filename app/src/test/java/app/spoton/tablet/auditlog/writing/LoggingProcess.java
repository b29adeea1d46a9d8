package app.spoton.tablet.auditlog.writing;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.auditlog.DealtRounds;
import app.spoton.tablet.auditlog.database.JdbcSqlConnection;
import java.nio.file.Paths;
import java.time.Instant;

/** A process that logs rounds until it is killed; it says the number of each once it is confirmed. */
public final class LoggingProcess {
    private LoggingProcess() {
    }

    /** @param args the database, Room's schema, and how many rounds are in it */
    public static void main(String[] args) {
        try (JdbcSqlConnection store = JdbcSqlConnection.open(Paths.get(args[0]), Paths.get(args[1]))) {
            AuditLogWriter writer = new AuditLogWriter(store, new LineCompression(), new RoundRecordCodec(Catalog.standard()), store::line);
            int from = Integer.parseInt(args[2]);
            DealtRounds rounds = new DealtRounds(from, Instant.parse("2026-03-01T18:00:00Z"));
            rounds.continueAfter(from);
            while (true) {
                RoundRecord entry = rounds.next();
                writer.round(entry, entry.timeline().ended().orElseThrow());
                System.out.println(entry.id() + ".");   // a word that is cut short by the kill lacks its full stop
            }
        }
    }
}
