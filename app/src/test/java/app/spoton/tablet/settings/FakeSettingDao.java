package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.util.HashMap;
import java.util.Map;

/** The table of settings in memory. */
public final class FakeSettingDao implements SettingDao {
    public final Map<String, String> stored = new HashMap<>();

    @Override
    public void put(SettingEntity entry) {
        stored.put(entry.name, entry.value);
    }

    @Override
    public String get(String name) {
        return stored.get(name);
    }

    @Override
    public LiveData<String> watch(String name) {
        return new MutableLiveData<>(stored.get(name));
    }
}
