package app.spoton.camera.cli;

import app.spoton.camera.Picture;
import app.spoton.camera.PictureBox;
import app.spoton.camera.enrollment.DeckCheck;
import app.spoton.camera.enrollment.Enrollment;
import app.spoton.camera.reading.CardReader;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.engine.card.Card;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Enrolls a deck from a folder of pictures with a list of their cards, and boxes where a picture has several. */
final class EnrollmentFolder {
    private EnrollmentFolder() {
    }

    static HouseDeck learn(CardReader reader, Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new CameraCli.UsageError("-Penrol: not a folder: " + folder);
        }
        List<Path> lists;
        try (Stream<Path> files = Files.list(folder)) {
            lists = files.filter(f -> f.toString().endsWith(".csv")).sorted().toList();
        }
        if (lists.isEmpty()) {
            throw new CameraCli.UsageError("-Penrol: no .csv with labels in " + folder);
        }
        Enrollment enrollment = new Enrollment(reader.scanner().calibration());
        for (Path list : lists) {
            for (PictureLabels label : PictureLabels.read(list)) {
                show(reader, label, enrollment);
            }
        }
        DeckCheck check = enrollment.check();
        if (check.indices() == 0) {
            throw new CameraCli.UsageError("-Penrol: no index could be found in the pictures of " + folder);
        }
        System.err.println("enrolled: " + check.indices() + " indices of " + (52 - check.missing().size())
                + " cards; read again, each without itself: " + check.right() + " right, " + check.certain()
                + " of them certain, " + check.wrongButCertain() + " certain and wrong");
        return enrollment.deck(folder.getFileName().toString());
    }

    private static void show(CardReader reader, PictureLabels label, Enrollment enrollment) throws IOException {
        if (!label.image().toFile().exists()) {
            throw new CameraCli.UsageError("there is no " + label.image());
        }
        Optional<Picture> opened = PhotoFiles.open(label.image());
        if (opened.isEmpty()) {
            throw new CameraCli.UsageError("not a picture: " + label.image());
        }
        try (Picture picture = opened.get()) {
            Calibration calibration = reader.scanner().calibration();
            for (IndexReading reading : reader.scanner().scanWithPrints(picture.mat()).readings()) {
                if (1 - reading.posterior(calibration, Optional.empty()).notACard() > 0.5) {
                    owner(label, reading).ifPresent(card -> enrollment.add(card, reading));
                }
            }
        }
    }

    /** The card whose box the index lies in, if there is no doubt which. */
    private static Optional<Card> owner(PictureLabels label, IndexReading reading) {
        List<String> owners = new ArrayList<>();
        for (PictureLabels.Marked marked : label.boxes()) {
            PictureBox box = marked.box();
            double x = reading.index().x() - box.x();
            double y = reading.index().y() - box.y();
            if (x >= 0 && y >= 0 && x < box.width() && y < box.height() && !owners.contains(marked.card())) {
                owners.add(marked.card());
            }
        }
        if (label.boxes().isEmpty()) {
            owners.addAll(label.cards());
        }
        return owners.size() != 1 ? Optional.empty()
                : Card.deck().stream().filter(card -> PictureLabels.fits(owners.get(0), card))
                        .filter(card -> owners.get(0).charAt(1) != '?').findFirst();
    }
}
