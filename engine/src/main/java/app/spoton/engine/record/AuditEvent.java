package app.spoton.engine.record;

import app.spoton.engine.ids.Identified;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An event in the audit log other than a round.
 *
 * @param by who did it
 * @param table the name of the table
 * @param description what happened, for a human reader, for example 'ante limit from 5.00-100.00 to 10.00-200.00'
 * @param about the id of the round or the name of the item concerned; empty if none
 * @param meterChanges the meter changes that belong to the event
 * @param correction what the round should have been, if the event is a correction
 */
public record AuditEvent(Kind kind, Instant at, String by, String table, String description, String about,
        List<MeterChange> meterChanges, Optional<Correction> correction) {
    public AuditEvent {
        meterChanges = List.copyOf(meterChanges);
    }

    /** An event that is not a correction. */
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

    /** The kinds of events; the ids are the kinds of the log's lines. */
    public enum Kind implements Identified {
        SIGN_IN("sign-in"), SIGN_OUT("sign-out"), WRONG_PIN("wrong-pin"), SETTING("setting"), METER("meter"),
        CORRECTION("correction"), EXPORT("export"), RESTORE("restore"), PICTURES("pictures"),
        /** The log's id and key; the fields are {@code LogIdentity}'s. */
        LOG_CREATED("log-created"), LOG_KEY("log-key"),
        CHECKPOINT("checkpoint"),
        /** A saved round that this version cannot read; the description is its text. */
        UNREADABLE_ROUND("unreadable-round");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        public static Optional<Kind> withId(String id) {
            return Identified.find(values(), id);
        }
    }
}
