package app.spoton.tablet.table.storage;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Saved rounds in memory. */
final class FakeSavedRoundDao implements SavedRoundDao {
    final Map<String, String> rows = new LinkedHashMap<>();
    /** The names under which something was saved, one after the other. */
    final List<String> written = new ArrayList<>();

    @Override
    public void put(SavedRoundEntity round) {
        written.add(round.table);
        rows.put(round.table, round.text);
    }

    @Override
    @Nullable
    public String text(String table) {
        return rows.get(table);
    }
}
