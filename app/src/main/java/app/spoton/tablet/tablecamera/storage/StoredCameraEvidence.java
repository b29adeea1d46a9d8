package app.spoton.tablet.tablecamera.storage;

import app.spoton.camera.device.EvidencePictures;
import app.spoton.tablet.auditlog.EvidencePictureName;
import app.spoton.tablet.table.storage.CameraEvidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;

/** The camera's part of a round in the log: the deck that it read with, and the stored picture. */
public final class StoredCameraEvidence implements CameraEvidence {
    private final CameraPreferencesRepository settings;
    private final CameraFiles files;

    @Inject
    StoredCameraEvidence(CameraPreferencesRepository settings, CameraFiles files) {
        this.settings = settings;
        this.files = files;
    }

    @Override
    public String deck() {
        CameraPreferences now = settings.now();
        return now.source() == CardSourceKind.CAMERA ? now.deck() : "";
    }

    @Override
    public List<String> pictures(String round) {
        List<String> names = new ArrayList<>();
        if (!round.isEmpty()) {
            EvidencePictures.kept(files.evidence(), round).forEach(picture -> names.add(named(picture)));
        }
        return names;
    }

    private static String named(Path picture) {
        String file = picture.getFileName().toString();
        try {
            return EvidencePictureName.of(file, Files.readAllBytes(picture));
        } catch (IOException unreadable) {
            return file;   // the round must not wait for a picture
        }
    }
}
