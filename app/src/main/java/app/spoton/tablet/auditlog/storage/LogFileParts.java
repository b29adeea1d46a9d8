package app.spoton.tablet.auditlog.storage;

import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.encryption.KeystoreEncryption;
import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The files that make up a log, and the names of logs that were set aside. */
final class LogFileParts {
    /** Within the name of a file that could not be read: log-damaged-1772388000000.db. */
    static final String DAMAGED = "-damaged-";
    /** Within the name of a file that a restored backup replaced. */
    static final String BEFORE_RESTORE = "-before-restore-";
    private static final String SUFFIX = ".db";
    /** The database last: while it is there, its other parts may still have to be moved. */
    private static final String[] PARTS = {"-wal", "-shm", KeystoreEncryption.KEY_FILE, ""};

    private LogFileParts() {
    }

    /** The existing parts of a log, as name suffixes. */
    static List<String> of(File database) {
        List<String> parts = new ArrayList<>();
        for (String part : PARTS) {
            if (new File(database.getPath() + part).exists()) {
                parts.add(part);
            }
        }
        return parts;
    }

    static void move(File from, File to) {
        for (String part : of(from)) {
            if (!new File(from.getPath() + part).renameTo(new File(to.getPath() + part))) {
                throw new AuditLogException(AuditLogException.Kind.UNAVAILABLE, "A file of the log cannot be renamed. Nothing is"
                        + " deleted. Call technical support.", null);
            }
        }
    }

    static void delete(File database) {
        for (String part : of(database)) {
            File left = new File(database.getPath() + part);
            if (!left.delete()) {
                throw new AuditLogException(AuditLogException.Kind.NOT_READABLE, "The file " + left.getName()
                        + " cannot be deleted. Restart the tablet and try again.", null);
            }
        }
    }

    /** An unused name next to a log: an earlier file is never overwritten, whatever the clock says. */
    static File unused(File database, String what, long now) {
        for (long number = now; ; number++) {
            File target = new File(database.getParentFile(), base(database) + what + number + SUFFIX);
            if (!target.exists()) {
                return target;
            }
        }
    }

    private static String base(File database) {
        String name = database.getName();
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }

    /** The names of the logs beside this one that could not be read or were replaced, the oldest first. */
    static List<String> kept(File database) {
        String base = base(database);
        String[] names = database.getParentFile().list((folder, name) -> name.endsWith(SUFFIX)
                && (name.startsWith(base + DAMAGED) || name.startsWith(base + BEFORE_RESTORE)));
        List<String> kept = new ArrayList<>(names == null ? List.of() : List.of(names));
        Collections.sort(kept);
        return kept;
    }
}
