package app.spoton.tablet.tablecamera.storage;

import app.spoton.tablet.auditlog.EvidencePictureName;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.storage.CameraEvidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;

/** What the camera adds to a round in the log: the deck that it read with, and the picture that was kept. */
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

    /** The name of a round's picture, without its ending: the round's own. */
    public static String picture(RoundInProgress round) {
        return round.audit().hasStarted() ? round.audit().id() : "round";
    }

    @Override
    public List<String> pictures(String round) {
        String file = round + ".jpg";
        Path picture = files.evidence().resolve(file);
        if (round.isEmpty() || !Files.exists(picture)) {
            return List.of();
        }
        try {
            return List.of(EvidencePictureName.of(file, Files.readAllBytes(picture)));
        } catch (IOException unreadable) {
            return List.of(file);   // the round must not wait for a picture
        }
    }
}
