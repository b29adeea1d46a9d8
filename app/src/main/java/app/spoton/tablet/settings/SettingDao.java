package app.spoton.tablet.settings;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;

/** The table of settings. */
@Dao
public interface SettingDao {
    @Upsert
    void put(SettingEntity entry);

    /** The value under this name, now. */
    @Query("SELECT value FROM setting WHERE name = :name")
    @Nullable
    String get(String name);
}
