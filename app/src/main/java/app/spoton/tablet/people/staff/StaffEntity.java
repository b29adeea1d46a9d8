package app.spoton.tablet.people.staff;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** A person who signs in. Only the PIN's hash is stored. */
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

    public StaffEntity(@NonNull String name, @NonNull String role, @NonNull String salt, @NonNull String hash, int rounds) {
        this.name = name;
        this.role = role;
        this.salt = salt;
        this.hash = hash;
        this.rounds = rounds;
    }

    public Role asRole() {
        return Role.valueOf(role);
    }
}
