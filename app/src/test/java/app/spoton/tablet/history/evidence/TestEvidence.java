package app.spoton.tablet.history.evidence;

import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.settings.FakeSettingDao;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        return new EvidenceRetention(files, new FakeSettingDao(), log, background);
    }
}
