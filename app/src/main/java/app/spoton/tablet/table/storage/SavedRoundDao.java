package app.spoton.tablet.table.storage;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;

/** The rounds in progress. */
@Dao
public interface SavedRoundDao {
    @Upsert
    void put(SavedRoundEntity round);

    @Query("SELECT text FROM saved_round WHERE at_table = :table")
    @Nullable
    String text(String table);
}
