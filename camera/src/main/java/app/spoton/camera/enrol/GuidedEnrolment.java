package app.spoton.camera.enrol;

import app.spoton.camera.HouseDeck;
import app.spoton.camera.Picture;
import app.spoton.camera.internal.Calibration;
import app.spoton.camera.internal.Eye;
import app.spoton.camera.internal.Glance;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Leads a person through showing a deck: all 52 in a grid first, then whatever is still missing, card by card. */
public final class GuidedEnrolment {
    private final Eye eye;
    private final Enrolment enrolment;

    public GuidedEnrolment(Eye eye) {
        this.eye = eye;
        this.enrolment = new Enrolment(eye.calibration());
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
        return GridLayout.learn(eye.look(picture.mat(), 0), eye.calibration(), enrolment);
    }

    /** A picture of one card that lies alone; whether an index of it was found. */
    public boolean showCard(Picture picture, Card card) {
        Calibration calibration = eye.calibration();
        List<Glance> shown = eye.look(picture.mat(), 0).glances().stream()
                .filter(g -> 1 - g.posterior(calibration, Optional.empty()).notACard() > 0.8)
                .collect(Collectors.toList());
        shown.forEach(glance -> enrolment.add(card, glance));
        return !shown.isEmpty();
    }

    /** The next card to show by itself; empty when all have been seen. */
    public Optional<Card> next() {
        List<Card> missing = enrolment.missing();
        return order().stream().filter(missing::contains).findFirst();
    }

    public HouseDeck deck(String name) {
        return enrolment.deck(name);
    }

    public DeckCheck check() {
        return enrolment.check();
    }
}
