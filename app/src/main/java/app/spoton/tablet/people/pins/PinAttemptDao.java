package app.spoton.tablet.people.pins;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;

/** The wrong PINs. */
@Dao
public interface PinAttemptDao {
    @Upsert
    void put(PinAttemptEntity attempt);

    @Query("SELECT * FROM pin_attempt WHERE purpose = :purpose AND name = :name")
    @Nullable
    PinAttemptEntity find(String purpose, String name);

    @Query("DELETE FROM pin_attempt WHERE purpose = :purpose AND name = :name")
    void clear(String purpose, String name);
}
