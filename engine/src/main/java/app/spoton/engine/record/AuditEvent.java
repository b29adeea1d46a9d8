package app.spoton.engine.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Something besides a round that the audit log keeps.
 *
 * @param by who did it
 * @param table at which table
 * @param description what happened, for a person to read, as 'ante limit from 5.00-100.00 to 10.00-200.00'
 * @param about the id of the round or the name of the thing that it is about; empty if none
 * @param meterChanges changes of meters that belong to it
 * @param correction what the round should have been, where a correction says so
 */
public record AuditEvent(Kind kind, Instant at, String by, String table, String description, String about,
        List<MeterChange> meterChanges, Optional<Correction> correction) {
    public AuditEvent {
        meterChanges = List.copyOf(meterChanges);
    }

    /** An event that corrects no round. */
    public static AuditEvent of(Kind kind, Instant at, String by, String table, String description, String about) {
        return new AuditEvent(kind, at, by, table, description, about, List.of(), Optional.empty());
    }

    /**
     * A round as it should have been.
     *
     * @param round in the round format
     * @param settlement in the round format
     */
    public record Correction(String round, String settlement) {
    }

    /** What kinds there are; the ids are the kinds of the log's lines. */
    public enum Kind {
        SIGN_IN("sign-in"), SIGN_OUT("sign-out"), WRONG_PIN("wrong-pin"), SETTING("setting"), METER("meter"),
        CORRECTION("correction"), EXPORT("export"), RESTORE("restore"), PICTURES("pictures");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }

        public static Optional<Kind> withId(String id) {
            for (Kind kind : values()) {
                if (kind.id.equals(id)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }
}
