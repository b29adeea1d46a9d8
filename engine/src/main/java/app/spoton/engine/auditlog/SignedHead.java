package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import java.time.Instant;
import java.util.Optional;

/**
 * The head of an export of version 2. Its checkpoint is signed for this export: an extension line names how many
 * entries the export has, their digest, the hash of the log's last entry, and the filter. So nobody without the key can
 * remove an entry from an export, not even next to entries that a filter left out.
 */
public record SignedHead(long entries, String digest, String filter, SignedCheckpoint checkpoint, LogPublicKey key) {
    private static final long VERSION = 2;

    /** The extension line of the checkpoint. */
    public static String statement(long entries, String digest, String previous, String filter) {
        return "export " + entries + ' ' + digest + ' ' + previous + ' ' + Json.quoted(filter);
    }

    public LogLine line(long number, String previous, Instant time) {
        return LogLine.after(previous, number, time, LogLine.HEAD, "{\"head\":{\"entries\":" + entries + ",\"digest\":\""
                + digest + "\",\"filter\":" + Json.quoted(filter) + ",\"version\":" + VERSION + ",\"checkpoint\":"
                + Json.quoted(checkpoint.toString()) + ",\"key\":" + Json.quoted(key.toString()) + "}}");
    }

    /** Whether a head claims to be of this version. */
    public static boolean isClaimedBy(JsonObject head) {
        return head.has("version") || head.has("checkpoint") || head.has("key");
    }

    /** Reads a head; empty if anything in it differs from what {@link #line} writes. */
    public static Optional<SignedHead> read(JsonObject head, LogLine.Tail tail, String text) {
        Optional<SignedCheckpoint> checkpoint = SignedCheckpoint.parse(head.text("checkpoint"));
        Optional<LogPublicKey> key = LogPublicKey.parse(head.text("key"));
        Optional<Instant> time = tail.instant();
        if (checkpoint.isEmpty() || key.isEmpty() || time.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new SignedHead(head.number("entries"), head.text("digest"), head.text("filter"),
                checkpoint.get(), key.get())).filter(read ->
                read.line(tail.number(), tail.previous(), time.get()).text().equals(text));
    }
}
