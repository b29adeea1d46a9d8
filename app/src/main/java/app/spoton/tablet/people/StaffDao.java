package app.spoton.tablet.people;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

/** The people of the house. */
@Dao
public interface StaffDao {
    @Upsert
    void put(StaffMember person);

    @Query("SELECT * FROM person ORDER BY name COLLATE NOCASE")
    List<StaffMember> all();

    @Query("SELECT * FROM person WHERE name = :name")
    @Nullable
    StaffMember find(String name);

    @Query("DELETE FROM person WHERE name = :name")
    void remove(String name);
}
