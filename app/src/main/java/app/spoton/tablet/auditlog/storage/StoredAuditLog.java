package app.spoton.tablet.auditlog.storage;

import android.content.Context;
import androidx.sqlite.db.SimpleSQLiteQuery;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.database.AuditLogDao;
import app.spoton.tablet.auditlog.encryption.KeystoreEncryption;
import app.spoton.tablet.auditlog.encryption.LogEncryption;
import app.spoton.tablet.auditlog.signing.KeystoreSigningKey;
import app.spoton.tablet.auditlog.signing.SigningKey;
import app.spoton.tablet.auditlog.writing.EntryContent;
import java.time.Clock;
import java.time.Instant;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** A log of the tablet in its file. */
public final class StoredAuditLog implements AuditLog {
    private final Supplier<AuditLogConnection> connection;
    private final AuditLogReader reader;

    private StoredAuditLog(AuditLogConnection connection) {
        this(() -> connection);
    }

    StoredAuditLog(Supplier<AuditLogConnection> connection) {
        this.connection = connection;
        this.reader = new AuditLogReader(connection);
    }

    /**
     * The log of this tablet, encrypted if it can be.
     *
     * @param report shows a message to whoever uses the tablet, on any thread
     */
    static StoredAuditLog onTablet(Context context, Catalog catalog, Consumer<String> report) {
        return encryptedIn(context, AuditLogFile.NAME, catalog, report);
    }

    /** A log in a file of another name, encrypted and signed as the tablet's own is. */
    public static StoredAuditLog encryptedIn(Context context, String name, Catalog catalog) {
        return encryptedIn(context, name, catalog, message -> { });
    }

    private static StoredAuditLog encryptedIn(Context context, String name, Catalog catalog, Consumer<String> report) {
        return new StoredAuditLog(new AuditLogConnection(new AuditLogFile(context, name, new KeystoreEncryption()),
                Clock.systemUTC(), catalog, KeystoreSigningKey.onTablet(), report));
    }

    /** The log of the demonstration table. It is not secret, so it is not encrypted. */
    static StoredAuditLog ofDemonstration(Context context, Catalog catalog) {
        return new StoredAuditLog(new AuditLogConnection(
                new AuditLogFile(context, AuditLogFile.DEMONSTRATION, LogEncryption.NONE), Clock.systemUTC(), catalog,
                Optional.empty()));
    }

    /** A log in a file of another name, neither encrypted nor signed. */
    public static StoredAuditLog in(Context context, String name, Clock clock, Catalog catalog) {
        return new StoredAuditLog(new AuditLogConnection(new AuditLogFile(context, name, LogEncryption.NONE), clock,
                catalog, Optional.empty()));
    }

    /** As {@link #in}, signed. */
    public static StoredAuditLog signed(Context context, String name, Clock clock, Catalog catalog, SigningKey key) {
        return new StoredAuditLog(new AuditLogConnection(new AuditLogFile(context, name, LogEncryption.NONE), clock,
                catalog, Optional.of(key)));
    }

    @Override
    public long write(RoundRecord round) {
        long entry = connection().write(log -> log.round(round, now()));
        checkpoint("The round is logged", EntryContent.ROUND, "", "once an hour");
        return entry;
    }

    /** Writes many rounds in one transaction, each at the time of its end; for a log of generated rounds. */
    public void writeAll(List<RoundRecord> rounds) {
        connection().writeTogether(log -> rounds.forEach(round -> log.round(round, round.timeline().ended().orElseThrow())));
    }

    @Override
    public long write(AuditEvent event) {
        long entry = connection().write(log -> log.event(event, now()));
        checkpoint("The entry is logged", event.kind().id(), event.by(), event.kind().id());
        return entry;
    }

    @Override
    public Map<String, Meter> meters(String table) {
        Map<String, Meter> meters = new LinkedHashMap<>();
        AuditLogDao dao = reader.dao();
        for (String name : dao.names("meter")) {
            String[] parts = name.split("\n", 2);
            if (parts[0].equals(table) && dao.hasBegun(table, parts[1])) {
                dao.meterBefore(table, parts[1], Long.MAX_VALUE).ifPresent(row -> meters.put(parts[1], new Meter(
                        Money.ofCents(row.after.amount), Money.ofCents(row.after.seed), Money.ofCents(row.after.reserve))));
            }
        }
        return meters;
    }

    private void checkpoint(String done, String kind, String by, String why) {
        connection().checkpoints().after(done, signing -> signing.isDueAfter(kind, now()), by, why);
    }

    /** Whether a checkpoint failed that is to be made later. Does not wait for the disk. */
    public boolean isCheckpointMissing() {
        return connection().checkpoints().hasFailed();
    }

    /** Makes a checkpoint that failed, if there is one, also in the run of the app before this one. */
    public void makeMissingCheckpoint() {
        connection().checkpoints().makeMissing();
    }

    /** How the log is signed, for a supervisor and for its exports. */
    public LogSignatures signatures() {
        return new LogSignatures(connection());
    }

    /** Logs that could not be read or were replaced. */
    public KeptLogs kept() {
        return new KeptLogs(this);
    }

    /** Checks every page of the file; returns the damage, empty if there is none. */
    public Optional<String> quickCheck() {
        return connection().quickCheck();
    }

    /** Adds the entries of a log that was kept beside this one. */
    public long restore(Iterator<LogLine> kept, LongFunction<AuditEvent> restored) {
        return restore(kept, signatures().identity().map(LogIdentity::key), restored);
    }

    /**
     * Adds the entries that a backup has and this log lacks; see {@link AuditLogRestore}.
     *
     * @param signedWith the key that it is signed with; empty if it is not signed
     * @param restored the entry that says who restored so many entries
     */
    public long restore(Iterator<LogLine> backup, Optional<LogPublicKey> signedWith, LongFunction<AuditEvent> restored) {
        AuditLogConnection here = connection();
        synchronized (here) {
            long count = new AuditLogRestore(here, reader, signedWith, restored).restore(backup);
            here.checkpoints().nameKeyAfterRestoring();
            return count;
        }
    }

    /** Whether anybody ever was staff here: signed in, entered a PIN or changed a setting. */
    public boolean knowsStaff() {
        return !reader.dao().numbers(new SimpleSQLiteQuery("SELECT number FROM happening WHERE kind IN ('sign-in', 'sign-out',"
                + " 'wrong-pin') OR (kind = 'setting' AND by_name <> '') LIMIT 1")).isEmpty();
    }

    public AuditLogReader reader() {
        return reader;
    }

    AuditLogConnection connection() {
        return connection.get();
    }

    public Instant now() {
        return connection().now();
    }

    /** It is opened again when it is next needed. */
    public void close() {
        connection().close();
    }
}
