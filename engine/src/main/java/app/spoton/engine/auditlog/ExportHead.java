package app.spoton.engine.auditlog;

import app.spoton.engine.json.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;

/**
 * The line after the last entry of an export. It has the log's head, the number of entries in the export and a digest
 * of their hashes, so that a filtered export cannot lose or repeat an entry either.
 */
public final class ExportHead {
    private final MessageDigest hashes = LogLine.sha256();
    private long entries;

    /** Counts an entry that goes into the export. */
    public void add(String hash) {
        hashes.update(hash.getBytes(StandardCharsets.US_ASCII));
        entries++;
    }

    public long entries() {
        return entries;
    }

    /**
     * The line.
     *
     * @param number of the log's last entry
     * @param hash of the log's last entry
     * @param filter what was asked for, in words; empty if it was everything
     */
    public LogLine line(long number, String hash, Instant time, String filter) {
        return LogLine.after(hash, number, time, LogLine.HEAD, "{\"head\":{\"entries\":" + entries + ",\"digest\":\""
                + digest() + "\",\"filter\":" + Json.quoted(filter) + "}}");
    }

    public String digest() {
        try {
            return LogLine.hex(((MessageDigest) hashes.clone()).digest());
        } catch (CloneNotSupportedException impossible) {
            throw new IllegalStateException(impossible);   // Java's and Android's own SHA-256 can be cloned
        }
    }
}
