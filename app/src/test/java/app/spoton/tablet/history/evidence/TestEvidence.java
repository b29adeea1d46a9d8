package app.spoton.tablet.history.evidence;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.SettingEntity;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/** The retention of evidence pictures in a folder of a test, with its setting in memory. */
public final class TestEvidence {
    private TestEvidence() {
    }

    public static EvidenceRetention retention(Path folder, StoredAuditLog log) throws IOException {
        return retention(folder, log, Runnable::run);
    }

    static EvidenceRetention retention(Path folder, StoredAuditLog log, Executor background) throws IOException {
        CameraFiles files = new CameraFiles(folder);
        Files.createDirectories(files.evidence());
        return new EvidenceRetention(files, new InMemorySettings(), log, background);
    }

    private static final class InMemorySettings implements SettingDao {
        private final Map<String, String> values = new HashMap<>();

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
}
