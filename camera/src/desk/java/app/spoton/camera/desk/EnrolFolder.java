package app.spoton.camera.desk;

import app.spoton.camera.CardReader;
import app.spoton.camera.HouseDeck;
import app.spoton.camera.Picture;
import app.spoton.camera.Place.Box;
import app.spoton.camera.enrol.DeckCheck;
import app.spoton.camera.enrol.Enrolment;
import app.spoton.camera.internal.Calibration;
import app.spoton.camera.internal.Glance;
import app.spoton.engine.card.Card;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Enrols a deck from a folder of pictures with a list of their cards, and boxes where a picture has several. */
final class EnrolFolder {
    private EnrolFolder() {
    }

    static HouseDeck learn(CardReader reader, Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new Desk.Complaint("-Penrol: not a folder: " + folder);
        }
        List<Path> lists;
        try (Stream<Path> files = Files.list(folder)) {
            lists = files.filter(f -> f.toString().endsWith(".csv")).sorted().toList();
        }
        if (lists.isEmpty()) {
            throw new Desk.Complaint("-Penrol: no .csv with labels in " + folder);
        }
        Enrolment enrolment = new Enrolment(reader.eye().calibration());
        for (Path list : lists) {
            for (Label label : Label.read(list)) {
                show(reader, label, enrolment);
            }
        }
        DeckCheck check = enrolment.check();
        if (check.indices() == 0) {
            throw new Desk.Complaint("-Penrol: no index could be found in the pictures of " + folder);
        }
        System.err.println("enrolled: " + check.indices() + " indices of " + (52 - check.missing().size())
                + " cards; read again, each without itself: " + check.right() + " right, " + check.certain()
                + " of them certain, " + check.wrongButCertain() + " certain and wrong");
        return enrolment.deck(folder.getFileName().toString());
    }

    private static void show(CardReader reader, Label label, Enrolment enrolment) throws IOException {
        if (!label.image().toFile().exists()) {
            throw new Desk.Complaint("there is no " + label.image());
        }
        Optional<Picture> opened = Photos.open(label.image());
        if (opened.isEmpty()) {
            throw new Desk.Complaint("not a picture: " + label.image());
        }
        try (Picture picture = opened.get()) {
            Calibration calibration = reader.eye().calibration();
            for (Glance glance : reader.eye().look(picture.mat(), 0).glances()) {
                if (1 - glance.posterior(calibration, Optional.empty()).notACard() > 0.5) {
                    owner(label, glance).ifPresent(card -> enrolment.add(card, glance));
                }
            }
        }
    }

    /** The card whose box the index lies in, if there is no doubt which. */
    private static Optional<Card> owner(Label label, Glance glance) {
        List<String> owners = new ArrayList<>();
        for (Label.Marked marked : label.boxes()) {
            Box box = marked.box();
            double x = glance.index().x() - box.x();
            double y = glance.index().y() - box.y();
            if (x >= 0 && y >= 0 && x < box.width() && y < box.height() && !owners.contains(marked.card())) {
                owners.add(marked.card());
            }
        }
        if (label.boxes().isEmpty()) {
            owners.addAll(label.cards());
        }
        return owners.size() != 1 ? Optional.empty()
                : Card.deck().stream().filter(card -> Label.fits(owners.get(0), card))
                        .filter(card -> owners.get(0).charAt(1) != '?').findFirst();
    }
}
