package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.util.HashMap;
import java.util.Map;

/** Settings in memory, with the promise of the database: whoever watches a setting sees its value and every change. */
public final class FakeSettingDao implements SettingDao {
    public final Map<String, String> stored = new HashMap<>();
    private final Map<String, MutableLiveData<String>> watched = new HashMap<>();

    @Override
    public void put(SettingEntity entry) {
        stored.put(entry.name, entry.value);
        if (watched.containsKey(entry.name)) {
            watched.get(entry.name).setValue(entry.value);
        }
    }

    @Override
    public String get(String name) {
        return stored.get(name);
    }

    @Override
    public LiveData<String> watch(String name) {
        return watched.computeIfAbsent(name, same -> new MutableLiveData<>(stored.get(same)));
    }
}
