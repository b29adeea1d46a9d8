package app.spoton.tablet.eyes;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntry;
import java.util.HashMap;
import java.util.Map;

/** The table of settings in memory. */
final class FakeSettings implements SettingDao {
    private final Map<String, MutableLiveData<String>> values = new HashMap<>();

    @Override
    public void put(SettingEntry entry) {
        value(entry.name).setValue(entry.value);
    }

    @Override
    public String get(String name) {
        return value(name).getValue();
    }

    @Override
    public LiveData<String> watch(String name) {
        return value(name);
    }

    private MutableLiveData<String> value(String name) {
        return values.computeIfAbsent(name, absent -> new MutableLiveData<>(null));
    }
}
