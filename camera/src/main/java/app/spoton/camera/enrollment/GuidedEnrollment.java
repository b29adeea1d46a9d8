package app.spoton.camera.enrollment;

import app.spoton.camera.Picture;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.index.IndexScanner;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Guides a person through showing a deck: first all 52 cards in a grid, then the missing ones card by card. */
public final class GuidedEnrollment {
    private final IndexScanner scanner;
    private final Enrollment enrollment;

    public GuidedEnrollment(IndexScanner scanner) {
        this.scanner = scanner;
        this.enrollment = new Enrollment(scanner.calibration());
    }

    /** The order of the grid and of single cards: ace to king of clubs, diamonds, hearts, spades. */
    public static List<Card> order() {
        return Arrays.stream(Suit.values())
                .flatMap(suit -> IntStream.range(0, 13)
                        .mapToObj(i -> Card.of(Rank.values()[(i + 12) % 13], suit)))
                .collect(Collectors.toList());
    }

    /** A picture of the whole grid; how many indices were learned from it, or empty if it shows no grid. */
    public Optional<Integer> showGrid(Picture picture) {
        return DeckGrid.learn(scanner.scanWithPrints(picture.mat()), scanner.calibration(), enrollment);
    }

    /** A picture of one card that lies alone; whether an index of it was found. */
    public boolean showCard(Picture picture, Card card) {
        Calibration calibration = scanner.calibration();
        List<IndexReading> shown = scanner.scanWithPrints(picture.mat()).readings().stream()
                .filter(g -> 1 - g.posterior(calibration, Optional.empty()).notACard() > 0.8)
                .collect(Collectors.toList());
        shown.forEach(reading -> enrollment.add(card, reading));
        return !shown.isEmpty();
    }

    /** The next card to show by itself; empty when all have been seen. */
    public Optional<Card> next() {
        List<Card> missing = enrollment.missing();
        return order().stream().filter(missing::contains).findFirst();
    }

    public HouseDeck deck(String name) {
        return enrollment.deck(name);
    }

    public DeckCheck check() {
        return enrollment.check();
    }
}
