package app.spoton.tablet.people.pins;

import androidx.annotation.NonNull;
import androidx.room.Entity;

/**
 * Wrong PINs of a person in a row, for one purpose. They are stored, so that switching the tablet off does not speed up
 * guessing.
 */
@Entity(tableName = "pin_attempt", primaryKeys = {"purpose", "name"})
public final class PinAttemptEntity {
    @NonNull
    public final String purpose;

    @NonNull
    public final String name;

    public final int wrong;

    /** No PIN is verified before this time, in milliseconds since the tablet was switched on. */
    public final long closedUntil;

    /** How often the tablet had been switched on by then; after another start the wait begins again. */
    public final int boot;

    public PinAttemptEntity(@NonNull String purpose, @NonNull String name, int wrong, long closedUntil, int boot) {
        this.purpose = purpose;
        this.name = name;
        this.wrong = wrong;
        this.closedUntil = closedUntil;
        this.boot = boot;
    }
}
