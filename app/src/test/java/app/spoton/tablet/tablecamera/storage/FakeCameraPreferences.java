package app.spoton.tablet.tablecamera.storage;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import java.util.HashMap;
import java.util.Map;

/** The table of settings in memory. */
public final class FakeCameraPreferences implements SettingDao {
    private final Map<String, MutableLiveData<String>> values = new HashMap<>();

    @Override
    public void put(SettingEntity entry) {
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
