package app.spoton.tablet.tablecamera.storage;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.threads.DiskExecutor;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The house's choices about the camera, kept in the database; what is in force always comes from there. */
@Singleton
public final class CameraPreferencesRepository {
    private static final String SOURCE = "card-source";
    private static final String EVIDENCE = "evidence-pictures";
    private static final String DECK = "deck-in-use";
    private static final String ON = "on";
    private static final String OFF = "off";

    private final SettingDao dao;
    private final Executor disk;
    private final CameraProvider cameras;

    @Inject
    public CameraPreferencesRepository(SettingDao dao, @DiskExecutor Executor disk, CameraProvider cameras) {
        this.dao = dao;
        this.disk = disk;
        this.cameras = cameras;
    }

    /** Has no value until all of them have been read. */
    public LiveData<CameraPreferences> preferences() {
        MediatorLiveData<CameraPreferences> all = new MediatorLiveData<>();
        Map<String, String> read = new HashMap<>();
        for (String name : new String[] {SOURCE, EVIDENCE, DECK}) {
            all.addSource(dao.watch(name), value -> {
                read.put(name, value == null ? "" : value);
                if (read.size() == 3) {
                    all.setValue(preferences(read.get(SOURCE), read.get(EVIDENCE), read.get(DECK)));
                }
            });
        }
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
        put(SOURCE, source.name());
    }

    public void setKeepEvidence(boolean on) {
        put(EVIDENCE, on ? ON : OFF);
    }

    /** @param name of the deck; empty for none */
    public void useDeck(String name) {
        put(DECK, name);
    }

    private void put(String name, String value) {
        disk.execute(() -> dao.put(new SettingEntity(name, value)));
    }
}
