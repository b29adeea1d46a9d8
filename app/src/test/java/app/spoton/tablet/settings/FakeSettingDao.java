package app.spoton.tablet.settings;

import java.util.HashMap;
import java.util.Map;

/** Settings in memory. */
public final class FakeSettingDao implements SettingDao {
    public final Map<String, String> stored = new HashMap<>();
    /** Whether every read fails. */
    public boolean isUnreadable;

    @Override
    public void put(SettingEntity entry) {
        stored.put(entry.name, entry.value);
    }

    @Override
    public String get(String name) {
        if (isUnreadable) {
            throw new IllegalStateException("The settings cannot be read.");
        }
        return stored.get(name);
    }
}
