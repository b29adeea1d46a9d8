package app.spoton.tablet.people.staff;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

/** The staff table. */
@Dao
public interface StaffDao {
    @Upsert
    void put(StaffEntity person);

    @Query("SELECT * FROM person ORDER BY name COLLATE NOCASE")
    List<StaffEntity> all();

    @Query("SELECT * FROM person WHERE name = :name")
    @Nullable
    StaffEntity find(String name);

    @Query("DELETE FROM person WHERE name = :name")
    void remove(String name);
}
