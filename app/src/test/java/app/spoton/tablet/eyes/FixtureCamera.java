package app.spoton.tablet.eyes;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import app.spoton.camera.CardReader;
import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.Turn;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.FeltPrint;
import app.spoton.tablet.log.MemoryLogbook;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.table.Witness;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Collectors;

/** The camera's part of the fixtures. */
public final class FixtureCamera {
    private FixtureCamera() {
    }

    /** A registered table with the print of its felt, an enrolled deck, and the picture of a round. */
    public static void write(Path folder) throws IOException {
        KeptFiles files = new KeptFiles(folder);
        try (DemoTable demo = new DemoTable(1300); Picture empty = demo.empty();
                FeltPrint print = FeltPrint.of(empty, demo.registration()).orElseThrow()) {
            files.keep("Table 4", demo.registration(), Optional.of(print));
            files.keep("Table 9", demo.registration().turned(Turn.HALF), Optional.empty());
            Files.createDirectories(files.evidence());
            List<SeenCard> cards = new Seen().at(1, "Ah", "Ad", "9c", "4d", "2h").look().sightings().stream()
                    .map(Sighting::card).collect(Collectors.toList());
            PictureIndex.write(files.evidence(), "r-01", cards, empty, Turn.HALF);
        }
        Bitmap picture = Bitmap.createBitmap(96, 72, Bitmap.Config.ARGB_8888);
        new Canvas(picture).drawColor(Color.rgb(18, 92, 62));
        try (OutputStream out = Files.newOutputStream(files.evidence().resolve("r-01.jpg"))) {
            picture.compress(Bitmap.CompressFormat.JPEG, 80, out);
        }
    }

    public static void enroll(Path folder) {
        Queue<Runnable> reading = new ArrayDeque<>();
        CardReader reader = CardReader.load();
        EnrolmentViewModel model = new EnrolmentViewModel(new Stills(new FakeCameras(), reading::add),
                new KeptFiles(folder), () -> reader, Logs.camera(new MemoryLogbook()), reading::add, Runnable::run);
        model.begin(CardSource.DEMONSTRATION);
        model.name("Red Bee", true);
        model.takePicture();
        work(reading);
        model.check();
        work(reading);
        model.keep();
        work(reading);
    }

    private static void work(Queue<Runnable> reading) {
        while (!reading.isEmpty()) {
            reading.remove().run();
        }
    }

    public static void choose(SettingDao dao) {
        EyesSettings settings = new EyesSettings(dao, Runnable::run, new FakeCameras());
        settings.choose(CardSource.CAMERA);
        settings.keepEvidence(true);
        settings.useDeck("Red Bee");
    }

    public static Witness witness(SettingDao dao, Path folder) {
        return new EyesWitness(new EyesSettings(dao, Runnable::run, new FakeCameras()), new KeptFiles(folder));
    }
}
