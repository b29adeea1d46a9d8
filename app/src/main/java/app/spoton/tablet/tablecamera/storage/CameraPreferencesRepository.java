package app.spoton.tablet.tablecamera.storage;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.WatchedSetting;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The house's choices for the camera. The database is the only source of the current values. */
@Singleton
public final class CameraPreferencesRepository {
    private static final String SOURCE = "card-source";
    private static final String EVIDENCE = "evidence-pictures";
    private static final String DECK = "deck-in-use";
    private static final String ON = "on";
    private static final String OFF = "off";

    private final SettingDao dao;
    private final CameraProvider cameras;
    private final Map<String, WatchedSetting> watched = new LinkedHashMap<>();

    @Inject
    public CameraPreferencesRepository(SettingDao dao, @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread,
            CameraProvider cameras) {
        this.dao = dao;
        this.cameras = cameras;
        for (String name : new String[] {SOURCE, EVIDENCE, DECK}) {
            watched.put(name, new WatchedSetting(dao, name, disk, mainThread));
        }
    }

    /** Has no value until all of them have been read. */
    public LiveData<CameraPreferences> preferences() {
        MediatorLiveData<CameraPreferences> all = new MediatorLiveData<>();
        Map<String, String> read = new HashMap<>();
        watched.forEach((name, setting) -> all.addSource(setting, value -> {
            read.put(name, value == null ? "" : value);
            if (read.size() == watched.size()) {
                all.setValue(preferences(read.get(SOURCE), read.get(EVIDENCE), read.get(DECK)));
            }
        }));
        return all;
    }

    /** The choices at this moment; for the disk's thread. */
    public CameraPreferences now() {
        return preferences(dao.get(SOURCE), dao.get(EVIDENCE), dao.get(DECK));
    }

    private CameraPreferences preferences(@Nullable String source, @Nullable String evidence, @Nullable String deck) {
        return new CameraPreferences(CardSourceKind.stored(source, cameras.hasCamera()), ON.equals(evidence),
                deck == null ? "" : deck);
    }

    public void choose(CardSourceKind source) {
        watched.get(SOURCE).putLater(source.name());
    }

    public void setKeepEvidence(boolean on) {
        watched.get(EVIDENCE).putLater(on ? ON : OFF);
    }

    /** @param name of the deck; empty for none */
    public void useDeck(String name) {
        watched.get(DECK).putLater(name);
    }
}
