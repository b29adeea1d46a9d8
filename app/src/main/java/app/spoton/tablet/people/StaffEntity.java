package app.spoton.tablet.people;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * Somebody who signs in. The PIN itself is nowhere: only what a slow function makes of it, with salt of the person's
 * own. How often a wrong one was entered in a row is kept too: switching the tablet off does not make guessing quick.
 */
@Entity(tableName = "person")
public final class StaffEntity {
    @PrimaryKey
    @NonNull
    public final String name;

    @NonNull
    public final String role;

    @NonNull
    public final String salt;

    @NonNull
    public final String hash;

    public final int rounds;

    public final int wrong;

    /** Before this moment (milliseconds of the clock) no PIN is looked at. */
    public final long closedUntil;

    public StaffEntity(@NonNull String name, @NonNull String role, @NonNull String salt, @NonNull String hash, int rounds,
            int wrong, long closedUntil) {
        this.name = name;
        this.role = role;
        this.salt = salt;
        this.hash = hash;
        this.rounds = rounds;
        this.wrong = wrong;
        this.closedUntil = closedUntil;
    }

    Role asRole() {
        return Role.valueOf(role);
    }

    StaffEntity afterWrong(int times, long closed) {
        return new StaffEntity(name, role, salt, hash, rounds, times, closed);
    }
}
