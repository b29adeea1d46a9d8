package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.proof.KeyAttestation;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.log.EntryFields;
import java.security.PublicKey;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A log's id and the key that signs it. They are in the log's first entry, or, if the log is older than signatures, in
 * the first signed entry. A log that continues with another key, because a backup was restored on another tablet, has a
 * further entry.
 *
 * @param logId 32 hexadecimal digits, drawn at random when the log was created
 * @param key named after the log
 */
public record LogIdentity(String logId, LogPublicKey key) {
    /** The kind of the entry that gives a log its id and key. */
    public static final String CREATED = "log-created";
    /** The kind of an entry that gives it another key. */
    public static final String KEY_CHANGED = "log-key";

    private static final String ORIGIN = "spot-on/";
    private static final String KEY = "key";
    private static final String ATTESTATION = "attestation";
    private static final int ID_BYTES = 16;

    public LogIdentity {
        if (!logId.matches("[0-9a-f]{32}") || !key.name().equals(ORIGIN + logId)) {
            throw new IllegalArgumentException("'" + key.name() + "' is not the key of a log '" + logId + "'.");
        }
    }

    /**
     * The identity of a new log.
     *
     * @param random 16 unpredictable bytes
     */
    public static LogIdentity create(byte[] random, PublicKey key) {
        if (random.length != ID_BYTES) {
            throw new IllegalArgumentException("A log's id has 16 bytes, not " + random.length + ".");
        }
        return of(LogLine.hex(random), key);
    }

    /** The identity of a log with a key. */
    public static LogIdentity of(String logId, PublicKey key) {
        return new LogIdentity(logId, LogPublicKey.of(ORIGIN + logId, key));
    }

    /** The log's name in checkpoints. */
    public String origin() {
        return key.name();
    }

    /** The body of the entry. */
    public String body(Instant at, String by, String description) {
        return body(at, by, description, List.of());
    }

    /**
     * The body of the entry of a key with certificates.
     *
     * @param attestation as {@link KeyAttestation} has them; empty where the tablet has none
     */
    public String body(Instant at, String by, String description, List<String> attestation) {
        Map<String, Object> more = new LinkedHashMap<>();
        more.put(KEY, key.toString());
        if (!attestation.isEmpty()) {
            more.put(ATTESTATION, List.copyOf(attestation));
        }
        return EventBody.of(at, by, description, logId, more);
    }

    /** The certificates that an entry of a log's key has; empty if it has none. */
    public static List<String> attestation(String entry) {
        try {
            JsonObject log = JsonObject.of(entry).object(EntryFields.LOG);
            return log.has(ATTESTATION) ? log.texts(ATTESTATION) : List.of();
        } catch (IllegalArgumentException broken) {
            return List.of("");   // something, and no certificate
        }
    }

    /** The identity in an entry; empty if the entry is malformed. */
    public static Optional<LogIdentity> read(String entry) {
        try {
            JsonObject log = JsonObject.of(entry).object(EntryFields.LOG);
            return LogPublicKey.parse(log.text(KEY)).map(key -> new LogIdentity(log.text(EventBody.ABOUT), key));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }
}
