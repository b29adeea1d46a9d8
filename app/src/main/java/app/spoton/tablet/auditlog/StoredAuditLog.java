package app.spoton.tablet.auditlog;

import android.content.Context;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import androidx.sqlite.db.SimpleSQLiteQuery;
import app.spoton.engine.auditlog.Head;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The tablet's log in its file. It is opened when it is first needed, which is on a thread that may wait for the disk. */
public final class StoredAuditLog implements AuditLog {
    private static final int AT_ONCE = 200;

    private final AuditLogFile file;
    private final Clock clock;
    private final LineCompression packing = new LineCompression();
    private AuditLogDatabase database;
    private AuditLogWriter writer;
    private String setAside = "";

    private StoredAuditLog(AuditLogFile file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    /** The log of this tablet, encrypted if it can be. */
    public static StoredAuditLog onTablet(Context context) {
        return new StoredAuditLog(new AuditLogFile(context, AuditLogFile.NAME, new KeystoreEncryption()), Clock.systemUTC());
    }

    /** A log in a file of another name, not encrypted. */
    public static StoredAuditLog in(Context context, String name, Clock clock) {
        return new StoredAuditLog(new AuditLogFile(context, name, LogEncryption.NONE), clock);
    }

    @Override
    public long write(RoundLogEntry round) {
        return writing(log -> log.round(round, clock.instant()));
    }

    /** Many rounds in one transaction, each written at its end; for a log that is made up. */
    public void writeAll(List<RoundLogEntry> rounds) {
        writing(log -> {
            store().inTransaction(() -> rounds.forEach(round -> log.round(round, round.ended())));
            return 0L;
        });
    }

    @Override
    public long write(AuditEvent happening) {
        return writing(log -> log.entry(EntryBody.id(happening.kind()), EntryBody.of(happening), clock.instant()));
    }

    /** A correction that says what the round should have been, in the round format. */
    public long correct(AuditEvent correction, String round, String settlement) {
        return writing(log -> log.entry(EntryBody.CORRECTION, EntryBody.of(correction, round, settlement), clock.instant()));
    }

    /** Entries as a backup has them, all of them or none; the first must follow the log's last. */
    void keep(List<LogLine> lines) {
        writing(log -> {
            store().inTransaction(() -> lines.forEach(log::keep));
            return 0L;
        });
    }

    @Override
    public synchronized Map<String, Meter> meters(String table) {
        Map<String, Meter> meters = new LinkedHashMap<>();
        for (String name : dao().names("meter")) {
            String[] parts = name.split("\n", 2);
            if (parts[0].equals(table)) {
                dao().meterBefore(table, parts[1], Long.MAX_VALUE).ifPresent(row -> meters.put(parts[1], new Meter(
                        Money.ofCents(row.amountAfter), Money.ofCents(row.seedAfter), Money.ofCents(row.reserveAfter))));
            }
        }
        return meters;
    }

    /** What reads the log; opens it if need be. */
    public synchronized AuditLogDao dao() {
        open();
        return database.log();
    }

    /** The line of an entry as it was written; empty if there is none of that number. */
    public Optional<LogLine> line(long number) {
        return dao().entry(number).map(this::line);
    }

    LogLine line(EntryRow row) {
        return LogLine.read(packing.unpack(row.line)).orElseThrow(LineCompression.Unreadable::new);
    }

    /** The last entry's number and hash. */
    public Optional<EntryRow> head() {
        return dao().head();
    }

    public synchronized boolean isEncrypted() {
        open();
        return file.isEncrypted();
    }

    /** The name under which a damaged log is kept; empty if there was none when this one was opened. */
    public synchronized String setAside() {
        return setAside;
    }

    /** Goes through the whole log, a handful of entries at a time, and ends with a head as an export has it. */
    public void everyEntry(EntryVisitor entries) {
        AuditLogDao dao = dao();
        Head head = new Head();
        long last = 0;
        String lastHash = LogLine.NOTHING;
        for (List<EntryRow> some = dao.entries(1, AT_ONCE); !some.isEmpty(); some = dao.entries(last + 1, AT_ONCE)) {
            for (EntryRow row : some) {
                byte[] line = bytes(row);
                entries.next(line, rowsAreRight(row, line));
                head.add(row.hash);
                last = row.number;
                lastHash = row.hash;
            }
        }
        entries.next(head.line(last, lastHash, clock.instant(), "").text().getBytes(StandardCharsets.UTF_8), true);
    }

    private byte[] bytes(EntryRow row) {
        try {
            return packing.unpack(row.line).getBytes(StandardCharsets.UTF_8);
        } catch (LineCompression.Unreadable changed) {
            return new byte[0];
        }
    }

    /** Whether an entry's rows can be made anew from its line and are the same. */
    private boolean rowsAreRight(EntryRow row, byte[] bytes) {
        Optional<LogLine> line = LogLine.read(new String(bytes, StandardCharsets.UTF_8));
        if (line.isEmpty() || line.get().number() != row.number || !line.get().hash().equals(row.hash)
                || !line.get().kind().equals(row.kind)) {
            return false;
        }
        RoomLogStore store = store();
        return EntryRows.of(line.get(), id -> dao().numberOf(id).orElse(0L)).stream().allMatch(made -> made.isIn(store));
    }

    private synchronized RoomLogStore store() {
        open();
        return new RoomLogStore(database.getOpenHelper().getWritableDatabase());
    }

    public Instant now() {
        return clock.instant();
    }

    /** The lines of some entries, for those who export them. */
    public List<LogLine> lines(long from, int count) {
        return dao().entries(from, count).stream().map(this::line).collect(Collectors.toList());
    }

    /**
     * Puts entries back that a backup has and this log does not; those that it has must be the same. Where this log was begun
     * after a damaged one, or has no round yet, the backup goes before what it has.
     *
     * @return how many were put back
     * @throws AuditLogException if the backup is of another log, or does not follow this one
     */
    public synchronized long restore(Iterator<LogLine> backup) {
        if (!backup.hasNext()) {
            return 0;
        }
        LogLine first = backup.next();
        Optional<LogLine> own = line(1);
        if (own.isPresent() && !own.get().hash().equals(first.hash()) && isBegunAnew(own.get())) {
            return putBefore(first, backup);
        }
        long last = head().map(row -> row.number).orElse(0L);
        List<LogLine> some = new ArrayList<>();
        long kept = 0;
        for (Optional<LogLine> next = Optional.of(first); next.isPresent();
                next = backup.hasNext() ? Optional.of(backup.next()) : Optional.empty()) {
            LogLine line = next.get();
            if (line.number() > last) {
                some.add(line);
            } else if (!dao().entry(line.number()).map(row -> row.hash).equals(Optional.of(line.hash()))) {
                throw new AuditLogException(AuditLogException.Kind.NOT_READABLE, "This backup is of another log: entry " + line.number()
                        + " differs. Nothing was put back.", null);
            }
            if (some.size() == AT_ONCE || !backup.hasNext()) {
                keep(some);
                kept += some.size();
                some.clear();
            }
        }
        return kept;
    }

    private boolean isBegunAnew(LogLine first) {
        boolean afterDamage = first.kind().equals(EntryBody.id(AuditEvent.Kind.RESTORE))
                && JsonFields.of(first.text()).object("log").text("about").startsWith(AuditLogFile.DAMAGED);
        return afterDamage || dao().numbers(new SimpleSQLiteQuery("SELECT number FROM round LIMIT 1")).isEmpty();
    }

    private long putBefore(LogLine first, Iterator<LogLine> rest) {
        AuditLogFile making = file.inTheMaking();
        AuditLogDatabase fresh = making.open();
        long kept;
        try {
            BackupMerge putBack = new BackupMerge(fresh, packing, clock.instant());
            kept = putBack.backup(first, rest);
            long last = head().map(row -> row.number).orElse(0L);
            for (long number = 1; number <= last; number++) {
                putBack.again(line(number).orElseThrow());
            }
        } finally {
            fresh.close();
        }
        close();
        String before = file.replaceBy(making);
        open();
        write(new AuditEvent(AuditEvent.Kind.RESTORE, clock.instant(), "", "", "A backup was put before the entries of this log,"
                + " which were written anew behind it; the log of before is kept in the file " + before, before, List.of()));
        return kept;
    }

    /**
     * A setting of the connection that writes, as SQLite has it: only within a transaction is it sure to be that one.
     *
     * @param pragma as {@code synchronous}, or {@code max_page_count=1} with which a test makes the storage full
     */
    synchronized String setting(String pragma) {
        RoomLogStore store = store();
        List<String> answer = new ArrayList<>();
        store.inTransaction(() -> answer.addAll(store.first("PRAGMA " + pragma)));
        return answer.get(0);
    }

    /** To be opened again when it is next needed. */
    public synchronized void close() {
        if (database != null) {
            database.close();
            database = null;
        }
    }

    private synchronized long writing(Function<AuditLogWriter, Long> work) {
        open();
        try {
            return work.apply(writer);
        } catch (SQLiteFullException full) {
            throw new AuditLogException(AuditLogException.Kind.STORAGE_FULL, "The tablet's storage is full, and the round is not in the"
                    + " log yet. Nothing is lost: make room, then confirm again.", full);
        } catch (SQLiteDatabaseCorruptException damaged) {
            throw new AuditLogException(AuditLogException.Kind.DAMAGED, "The log's file is damaged. Nothing is deleted: start the app"
                    + " again; it sets the file aside and begins a new log.", damaged);
        }
    }

    private void open() {
        if (database != null) {
            return;
        }
        boolean begunAnew = false;
        try {
            database = file.open();
        } catch (SQLiteFullException full) {
            throw new AuditLogException(AuditLogException.Kind.STORAGE_FULL,
                    "The tablet's storage is full, and the log cannot be opened. Make room first.", full);
        } catch (SQLiteException unreadable) {
            setAside = file.setAside(clock.millis());
            begunAnew = true;
            database = file.open();
        }
        writer = new AuditLogWriter(new RoomLogStore(database.getOpenHelper().getWritableDatabase()), packing);
        if (begunAnew) {
            AuditEvent begun = new AuditEvent(AuditEvent.Kind.RESTORE, clock.instant(), "", "", "The log before this one could"
                    + " not be read and is kept in the file " + setAside, setAside, List.of());
            writer.entry(EntryBody.id(begun.kind()), EntryBody.of(begun), clock.instant());
        }
    }
}
