package app.spoton.tablet.tablecamera.storage;

import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.tablet.FixtureFiles;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;

/** The camera's stored files for the tests of old files. */
public final class CameraFixture {
    private final CameraFiles files;

    public CameraFixture(Path folder) {
        for (String name : FixtureFiles.text("camera/files.txt").split("\n", -1)) {
            if (!name.isEmpty()) {
                FixtureFiles.put("camera/" + name, folder.resolve(name));
            }
        }
        files = new CameraFiles(folder);
    }

    public Path evidence() {
        return files.evidence();
    }

    /** Where a table lies in its camera's pictures. */
    public String table(String name) {
        return files.table(name).registration().map(where -> where.pictureWidth() + " x " + where.pictureHeight() + ", "
                + where.corners().stream().map(dot -> String.format(Locale.ROOT, "%.1f,%.1f", dot.x(), dot.y()))
                .collect(Collectors.joining(" "))).orElse("none") + (files.table(name).isDamaged() ? ", damaged" : "");
    }

    public boolean hasPrint(String name) {
        CameraFiles.StoredPrint stored = files.print(name);
        boolean there = stored.print().isPresent();
        stored.print().ifPresent(print -> print.close());
        return there && !stored.isDamaged();
    }

    public String decks() {
        CameraFiles.Decks decks = files.decks();
        return decks.decks().stream().map(deck -> deck.name() + (deck.isWhole() ? ", whole" : ", not whole"))
                .collect(Collectors.joining("; ")) + (decks.damaged().isEmpty() ? "" : " damaged " + decks.damaged());
    }

    /** Whether a deck is written as it was read. */
    public boolean isUnchangedWhenSavedAgain(String name, String fixture) {
        return files.decks().named(name).map(HouseDeck::text).orElse("").equals(FixtureFiles.text(fixture));
    }

    /** What the house has chosen for the camera, on a tablet that has none: what was stored, and not what it begins with. */
    public static String preferences(SettingDao settings) {
        FakeCameraProvider none = new FakeCameraProvider();
        none.there = false;
        CameraPreferences now = new CameraPreferencesRepository(settings, Runnable::run, Runnable::run, none).now();
        return (now.source() == CardSourceKind.CAMERA ? "camera" : "another source") + ", pictures "
                + (now.evidence() ? "kept" : "not kept") + ", deck " + now.deck();
    }

    /** Where the cards lie in the picture of a round. */
    public static String cardsInPicture(String text) {
        EvidenceIndex index = EvidenceIndex.read(text);
        return "turned " + index.turn().degrees() + ": " + index.cards().stream().map(entry -> entry.card() + " "
                + entry.x() + " " + entry.y() + " " + entry.width() + " " + entry.height())
                .collect(Collectors.joining(", "));
    }
}
