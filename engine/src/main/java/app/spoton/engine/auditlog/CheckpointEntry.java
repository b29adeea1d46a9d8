package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.log.EntryFields;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** The entry that holds a checkpoint of all entries before it. */
public final class CheckpointEntry {
    public static final String KIND = "checkpoint";
    private static final String CHECKPOINT = "checkpoint";

    private CheckpointEntry() {
    }

    /** The body of the entry, which must be the next one after those of the checkpoint. */
    public static String body(SignedCheckpoint checkpoint, Instant at, String by, String description) {
        return EventBody.of(at, by, description, Long.toString(checkpoint.checkpoint().size()),
                Map.of(CHECKPOINT, checkpoint.toString()));
    }

    /** What an entry keeps; empty if it is not a checkpoint. */
    public static Optional<SignedCheckpoint> read(String entry) {
        try {
            return SignedCheckpoint.parse(JsonObject.of(entry).object(EntryFields.LOG).text(CHECKPOINT));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }
}
