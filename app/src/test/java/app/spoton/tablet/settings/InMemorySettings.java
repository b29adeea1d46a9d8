package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.util.HashMap;
import java.util.Map;

/** Settings in memory. */
public final class InMemorySettings implements SettingDao {
    public final Map<String, String> values = new HashMap<>();

    @Override
    public void put(SettingEntity entry) {
        values.put(entry.name, entry.value);
    }

    @Override
    public String get(String name) {
        return values.get(name);
    }

    @Override
    public LiveData<String> watch(String name) {
        return new MutableLiveData<>(values.get(name));
    }
}
